# Where Dahut goes when it is installed, and the Debian package that does it (docker/package/build).
include(GNUInstallDirs)
set(DAHUT_PAGES ${PROJECT_SOURCE_DIR}/build/web CACHE PATH "The pages, as web-client/bundle.mjs makes them")

install(TARGETS dahut RUNTIME)
install(DIRECTORY ${DAHUT_PAGES}/ DESTINATION ${CMAKE_INSTALL_DATADIR}/dahut/web-client)
install(FILES README.md docs/hosting.md docs/privacy.md DESTINATION ${CMAKE_INSTALL_DOCDIR})

# The service names the program and the pages where they are installed.
file(READ docker/dahut.service service)
string(REPLACE /usr/local/bin ${CMAKE_INSTALL_FULL_BINDIR} service "${service}")
string(REPLACE /usr/local/share ${CMAKE_INSTALL_FULL_DATADIR} service "${service}")
file(WRITE ${PROJECT_BINARY_DIR}/dahut.service "${service}")
install(FILES ${PROJECT_BINARY_DIR}/dahut.service DESTINATION lib/systemd/system)

# Each commit is a newer package than the one before, so that a later one upgrades it.
execute_process(COMMAND git -C ${PROJECT_SOURCE_DIR} rev-list --count HEAD
  OUTPUT_VARIABLE commits OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME dahut)
set(CPACK_PACKAGE_CONTACT "The makers of Dahut <dahut@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "server for board games in the browser")
set(CPACK_PACKAGE_DESCRIPTION "Ys, Yspahan and Caylus Magna Carta at private and public tables, with people and bots.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_PACKAGE_VERSION ${PROJECT_VERSION})
if(commits)
  string(APPEND CPACK_DEBIAN_PACKAGE_VERSION +${commits})
endif()
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS ca-certificates)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
  ${PROJECT_SOURCE_DIR}/docker/package/postinst ${PROJECT_SOURCE_DIR}/docker/package/prerm
  ${PROJECT_SOURCE_DIR}/docker/package/postrm)
include(CPack)
