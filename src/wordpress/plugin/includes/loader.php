<?php
/**
 * Puts the loader into the pages that need it, once, in a form that plugins which optimise pages leave as it is.
 *
 * @package Cartlet
 */

namespace Cartlet;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'cartlet';

add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_early' );
add_filter( 'the_content', __NAMESPACE__ . '\enqueue_for_markup', 99 );
add_filter( 'script_loader_tag', __NAMESPACE__ . '\loader_tag', PHP_INT_MAX, 2 );
add_filter( 'wp_resource_hints', __NAMESPACE__ . '\connect_early', 10, 2 );

function files_url( string $file ): string {
	return plugins_url( 'files/' . $file, FILE );
}

function files_path( string $file ): string {
	return dirname( FILE ) . '/files/' . $file;
}

/** The nonce of the response for sites with a Content-Security-Policy; empty without one. */
function script_nonce(): string {
	/**
	 * Filters the nonce of the script that loads the shop.
	 *
	 * @param string $nonce what the policy of this response names as 'nonce-…'
	 */
	$nonce = apply_filters( 'cartlet_script_nonce', '' );
	return is_string( $nonce ) && preg_match( '~^[\w+/=-]+$~', $nonce ) ? $nonce : '';
}

/** Settings of the loader by their names without `data-`. */
function loader_settings(): array {
	$settings = array( 'client-id' => client_id() ) + options()['settings'];
	if ( ! get_option( 'permalink_structure' ) ) {
		// The address of a post is `?p=1`: without this, the checkout would lead back to the home page.
		$settings['return-parameters'] = 'p page_id cat tag paged';
	}
	if ( api_origin() !== manifest()['api'] ) {
		$settings['api'] = api_origin();
	}
	return $settings;
}

/**
 * Adds script and style sheet to this page; a second call adds nothing. The settings are in the address and in attributes, because
 * some plugins remove the one, some the other.
 */
function enqueue(): void {
	if ( '' === client_id() || is_feed() || wp_script_is( HANDLE ) ) {
		return;
	}
	// Without `ver`: the loader reads its own address, and the version is the folder's.
	$address = add_query_arg( array_map( 'rawurlencode', loader_settings() ), files_url( 'loader.js' ) );
	wp_enqueue_script( HANDLE, $address, array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	wp_enqueue_style( HANDLE, files_url( 'cartlet.css' ), array(), manifest()['version'] );
	// Half a kilobyte that WordPress puts into the page itself, unless a policy may forbid it.
	if ( '' === script_nonce() ) {
		wp_style_add_data( HANDLE, 'path', files_path( 'cartlet.css' ) );
	}
}

function is_selling( string $content ): bool {
	return (bool) preg_match( '~<cartlet-|data-cartlet|wp:cartlet/|\[cartlet-~', $content );
}

/** In the head where that is possible, so that the room of the elements is reserved before they are parsed. */
function enqueue_early(): void {
	global $wp_query;
	if ( 'all' === options()['pages'] ) {
		enqueue();
		return;
	}
	$contents = array_column( $wp_query->posts ?? array(), 'post_content' );
	foreach ( array_merge( $contents, widget_contents() ) as $content ) {
		if ( is_selling( (string) $content ) ) {
			enqueue();
			return;
		}
	}
}

/** For tags that were written by hand. */
function enqueue_for_markup( $content ) {
	if ( is_string( $content ) && is_selling( $content ) ) {
		enqueue();
		shown_products( ...products_in( $content ) );
	}
	return $content;
}

/** Writes the tag of the loader itself: other plugins add their attributes before, and theirs would take the place of ours. */
function loader_tag( $tag, $handle ) {
	if ( HANDLE !== $handle ) {
		return $tag;
	}
	$address    = add_query_arg( array_map( 'rawurlencode', loader_settings() ), files_url( 'loader.js' ) );
	$attributes = array(
		'src'               => esc_url( $address ),
		// The agreed signs for "leave this script alone", of Cloudflare, LiteSpeed, WP Rocket, SiteGround and PageSpeed.
		'data-cfasync'      => 'false',
		'data-no-optimize'  => '1',
		'data-no-defer'     => '1',
		'data-no-minify'    => '1',
		'data-pagespeed-no-defer' => '',
		'nowprocket'        => '',
	);
	foreach ( loader_settings() as $name => $value ) {
		$attributes[ 'data-' . $name ] = esc_attr( $value );
	}
	$nonce = script_nonce();
	if ( '' !== $nonce ) {
		$attributes['nonce'] = esc_attr( $nonce );
	}
	$written = '';
	foreach ( $attributes as $name => $value ) {
		$written .= '' === $value ? " $name" : " $name=\"$value\"";
	}
	return "<script async crossorigin$written></script>\n";
}

/** The first price waits for this connection. */
function connect_early( $hints, $relation ) {
	if ( 'preconnect' === $relation && is_array( $hints ) && wp_script_is( HANDLE ) ) {
		$hints[] = array(
			'href'        => api_origin(),
			'crossorigin' => 'anonymous',
		);
	}
	return $hints;
}

/** Excludes the files from plugins that join, shrink or delay scripts, or join the styles of drawn elements. Each takes either a list or a text with commas. */
function exclude_files( $excluded ) {
	$folder = wp_parse_url( files_url( '' ), PHP_URL_PATH );
	if ( is_array( $excluded ) ) {
		$excluded[] = $folder;
		return $excluded;
	}
	return is_string( $excluded ) && '' !== trim( $excluded ) ? "$excluded, $folder" : $folder;
}

foreach ( array(
	'rocket_exclude_js',
	'rocket_exclude_css',
	'autoptimize_filter_css_exclude',
	'litespeed_optimize_css_excludes',
	'rocket_exclude_defer_js',
	'rocket_delay_js_exclusions',
	'rocket_minify_excluded_external_js',
	'autoptimize_filter_js_exclude',
	'litespeed_optimize_js_excludes',
	'litespeed_optm_js_defer_exc',
	'litespeed_optm_js_delay_exc',
	'wp-optimize-minify-default-exclusions',
	'flying_press_exclude_from_delay:js',
	'perfmatters_delay_js_exclusions',
	'perfmatters_defer_js_exclusions',
) as $filter ) {
	add_filter( $filter, __NAMESPACE__ . '\exclude_files' );
}
foreach ( array(
	'sgo_js_minify_exclude',
	'sgo_javascript_combine_exclude',
	'sgo_js_async_exclude',
) as $filter ) {
	add_filter(
		$filter,
		static function ( $handles ) {
			return array_merge( is_array( $handles ) ? $handles : array(), array( HANDLE ) );
		}
	);
}
