# What `cmake --install` gives, in two parts. program: the command line, server, page, manual page, completions; dev:
# headers, library, find_package(trundle) and pkg-config.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME dev)
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

set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME program)
if(TARGET trundle_cli)
  install(TARGETS trundle_cli)

  # The manual page and the completions are what the program itself says.
  function(install_words_of file destination)
    add_custom_command(OUTPUT ${file} COMMAND trundle_cli ${ARGN} > ${file} DEPENDS trundle_cli VERBATIM)
    add_custom_target(words_${file} ALL DEPENDS ${file})
    install(FILES ${PROJECT_BINARY_DIR}/${file} DESTINATION ${destination})
  endfunction()
  install_words_of(trundle.1 ${CMAKE_INSTALL_MANDIR}/man1 man)
  install_words_of(trundle.bash ${CMAKE_INSTALL_DATADIR}/bash-completion/completions completion bash)
  install_words_of(_trundle ${CMAKE_INSTALL_DATADIR}/zsh/site-functions completion zsh)
  install_words_of(trundle.fish ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d completion fish)
endif()

# The page is what tools/build_page has made; the server looks for it beside its own folder.
if(TARGET trundle_server)
  install(TARGETS trundle_server)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/build/page/ DESTINATION ${CMAKE_INSTALL_DATADIR}/trundle/page OPTIONAL)
endif()
