# What `cmake --install` gives: headers, library, program, find_package(trundle) and pkg-config.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/trundle)
install(TARGETS trundle EXPORT trundle)
install(DIRECTORY include/trundle TYPE INCLUDE)
install(EXPORT trundle NAMESPACE trundle:: DESTINATION ${package_dir} FILE trundle-config.cmake)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/trundle-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/trundle-config-version.cmake DESTINATION ${package_dir})

# Relative to itself, so that the folder can be installed or moved anywhere.
file(RELATIVE_PATH up_to_prefix /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(cmake/trundle.pc.in ${PROJECT_BINARY_DIR}/trundle.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/trundle.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

if(TARGET trundle_cli)
  install(TARGETS trundle_cli)
endif()
