<?php
/**
 * The page in the editor's frame: one element, drawn as visitors see it, with a cart of its own that nothing keeps.
 *
 * @package Cartlet
 */

namespace Cartlet;

defined( 'ABSPATH' ) || exit;

add_action( 'wp_ajax_cartlet_preview', __NAMESPACE__ . '\send_preview' );

function send_preview(): void {
	check_ajax_referer( 'cartlet_preview' );
	if ( ! current_user_can( 'edit_posts' ) ) {
		wp_die( '', '', array( 'response' => 403 ) );
	}
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- element_markup() admits what the manifest allows.
	$given = isset( $_GET['given'] ) && is_string( $_GET['given'] ) ? json_decode( wp_unslash( $_GET['given'] ), true ) : array();
	$name  = isset( $_GET['element'] ) && is_string( $_GET['element'] ) ? sanitize_key( $_GET['element'] ) : '';
	header( 'Content-Type: text/html; charset=utf-8' );
	header( 'X-Robots-Tag: noindex' );
	// The address has a nonce of the dashboard.
	header( 'Referrer-Policy: no-referrer' );
	header( "Content-Security-Policy: frame-ancestors 'self'" );
	$settings = array(
		'storage' => 'memory',
		'cart'    => 'none',
		'on-add'  => 'none',
	) + loader_settings();
	$address  = add_query_arg( array_map( 'rawurlencode', $settings ), files_url( 'loader.js' ) );
	// phpcs:disable WordPress.WP.EnqueuedResources, WordPress.Security.EscapeOutput -- a page of its own; element_markup() escapes.
	printf(
		'<!doctype html><html %1$s><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>%2$s</title><link rel="stylesheet" href="%3$s"><script async src="%4$s"></script></head><body>%5$s</body></html>',
		get_language_attributes(),
		esc_html__( 'Preview', 'cartlet' ),
		esc_url( files_url( 'cartlet.css' ) ),
		esc_url( $address ),
		element_markup( $name, is_array( $given ) ? $given : array() )
	);
	// phpcs:enable
	exit;
}
