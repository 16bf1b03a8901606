# What `cpack` makes of the two parts of cmake/install.cmake: trundle.deb, trundle-dev.deb, and a .tar.gz of the program.
# tools/release calls it and tries the results.
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/trundle RENAME copyright COMPONENT program)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/trundle-dev RENAME copyright COMPONENT dev)
# What the static program brings along has licences of its own.
if(TRUNDLE_STATIC AND has_libedit)
  foreach(library libedit-dev libbsd-dev libmd-dev libncurses-dev)
    install(FILES /usr/share/doc/${library}/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/trundle
            RENAME copyright.${library} COMPONENT program OPTIONAL)
  endforeach()
endif()

set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_CONTACT "the Trundle project <trundle@localhost>")
set(CPACK_PACKAGE_CHECKSUM SHA256)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL program dev)
set(CPACK_PROJECT_CONFIG_FILE ${PROJECT_SOURCE_DIR}/cmake/package_kinds.cmake)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME trundle)
set(CPACK_DEBIAN_DEV_PACKAGE_NAME trundle-dev)
set(CPACK_DEBIAN_DEV_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEV_PACKAGE_SUGGESTS "g++, cmake, pkg-config")
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION "${PROJECT_DESCRIPTION}: the command line, the server and its page")
set(CPACK_COMPONENT_DEV_DESCRIPTION "${PROJECT_DESCRIPTION}: headers and library for C++")
include(CPack)
