<?php
/**
 * Lets authors without the capability `unfiltered_html` write the elements' own tags. They have attributes only: no scripts, no
 * styles, no address that runs. Which API is asked stays with the administrator.
 *
 * @package Cartlet
 */

namespace Cartlet;

defined( 'ABSPATH' ) || exit;

add_filter( 'wp_kses_allowed_html', __NAMESPACE__ . '\allow_elements', 10, 2 );

function allow_elements( $tags, $context ) {
	if ( 'post' !== $context || ! is_array( $tags ) ) {
		return $tags;
	}
	$everywhere = array_fill_keys( array( 'class', 'id', 'lang', 'slot', 'dir' ), true );
	foreach ( manifest()['elements'] as $name => $row ) {
		$tags[ 'cartlet-' . $name ] = array_fill_keys( array_keys( $row['attributes'] ), true ) + $everywhere;
	}
	return $tags;
}
