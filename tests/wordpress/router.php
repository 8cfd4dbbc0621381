<?php
/** For PHP's own web server: files as they are, everything else to WordPress. */
$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
$file = $_SERVER['DOCUMENT_ROOT'] . $path;
if ( '/' !== $path && ( is_file( $file ) || is_file( rtrim( $file, '/' ) . '/index.php' ) ) ) {
	return false;
}
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
