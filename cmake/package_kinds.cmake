# Read by cpack for each kind of package: the archive has the program alone, in a folder that can stand anywhere.
if(CPACK_GENERATOR STREQUAL TGZ)
  set(CPACK_COMPONENTS_ALL program)
  set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
  set(CPACK_PACKAGE_FILE_NAME trundle-${CPACK_PACKAGE_VERSION}-linux-x86_64)
endif()
