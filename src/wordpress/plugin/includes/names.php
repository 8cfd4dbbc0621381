<?php
/**
 * Names, prices and links in the page's own HTML. If the administrator has asked for it, WordPress reads them from the shop every
 * hour, as an anonymous visitor: the products of published posts, one request for a hundred. Nothing about the site's visitors
 * is sent. Without it, this plugin sends no requests at all.
 *
 * @package Cartlet
 */

namespace Cartlet;

defined( 'ABSPATH' ) || exit;

const READ_NAMES        = 'cartlet_read_names';
const PRODUCTS_A_QUERY  = 100;
const MOST_PRODUCTS     = 1000;
const MOST_ANSWER_BYTES = 4 * MB_IN_BYTES;

add_action( READ_NAMES, __NAMESPACE__ . '\read_names' );
add_action( 'init', __NAMESPACE__ . '\schedule_names' );
add_action( 'add_option_' . OPTION, __NAMESPACE__ . '\read_names_soon', 10, 0 );
add_action( 'update_option_' . OPTION, __NAMESPACE__ . '\read_names_soon', 10, 0 );
add_action( 'save_post', __NAMESPACE__ . '\read_names_of_post', 10, 2 );

function reads_names(): bool {
	return 'hourly' === options()['names'] && '' !== client_id();
}

function schedule_names(): void {
	if ( ! reads_names() ) {
		stop_reading_names();
	} elseif ( ! wp_next_scheduled( READ_NAMES ) ) {
		wp_schedule_event( time(), 'hourly', READ_NAMES );
	}
}

function stop_reading_names(): void {
	if ( wp_next_scheduled( READ_NAMES ) ) {
		wp_clear_scheduled_hook( READ_NAMES );
	}
}

/** At once after a change, not only in an hour. */
function read_names_soon(): void {
	stop_reading_names();
	schedule_names();
}

function read_names_of_post( $id, $post ): void {
	if ( reads_names() && $post instanceof \WP_Post && 'publish' === $post->post_status && is_selling( $post->post_content ) ) {
		read_names_soon();
	}
}

/** What was read about a product in the last day: name, price, link. Older prices are not shown. */
function known_product( string $reference ): array {
	$read = get_option( NAMES_OPTION );
	if ( ! reads_names() || ! is_array( $read ) || client_id() !== $read['client_id'] ) {
		return array();
	}
	$known = $read['products'][ $reference ] ?? array();
	if ( time() - $read['at'] > DAY_IN_SECONDS ) {
		unset( $known['price'] );
	}
	return $known;
}

/** Slugs and ids of the products that published posts sell. */
function products_of_posts(): array {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- runs once an hour, in the background.
	$contents = $wpdb->get_col(
		$wpdb->prepare(
			"SELECT post_content FROM {$wpdb->posts} WHERE post_status = 'publish' AND post_content LIKE %s ORDER BY post_date DESC LIMIT 1000",
			'%' . $wpdb->esc_like( 'cartlet' ) . '%'
		)
	);
	$found = array();
	foreach ( $contents as $content ) {
		// In a block's comment as JSON, in tags and shortcodes as an attribute.
		if ( is_selling( $content ) && preg_match_all( '~(?:"product":|\b(?:data-)?product=)\s*["\'“”]?([\w-]{1,100})~', $content, $matches ) ) {
			$found = array_merge( $found, $matches[1] );
		}
	}
	return array_slice( array_values( array_unique( $found ) ), 0, MOST_PRODUCTS );
}

/**
 * One request to the platform. The address is fixed, and redirects are not followed.
 *
 * @return array{status: int, body: array, code: string}|\WP_Error
 */
function ask( string $path, array $body, string $token = '' ) {
	$answer = wp_remote_post(
		api_origin() . $path,
		array(
			'headers'             => array( 'Content-Type' => 'application/json' ) + ( '' === $token ? array() : array( 'Authorization' => $token ) ),
			'body'                => wp_json_encode( $body ),
			'timeout'             => 10,
			'redirection'         => 0,
			'limit_response_size' => MOST_ANSWER_BYTES,
			'user-agent'          => 'cartlet-wordpress/' . manifest()['version'],
		)
	);
	if ( is_wp_error( $answer ) ) {
		return $answer;
	}
	$read = json_decode( wp_remote_retrieve_body( $answer ), true );
	$read = is_array( $read ) ? $read : array();
	return array(
		'status' => (int) wp_remote_retrieve_response_code( $answer ),
		'body'   => $read,
		'code'   => (string) ( $read['details']['applicationError']['code'] ?? '' ),
	);
}

/** @return string|\WP_Error the token of an anonymous visitor, who can read what every visitor can */
function visitor_token() {
	$answer = ask(
		'/oauth2/token',
		array(
			'clientId'  => client_id(),
			'grantType' => 'anonymous',
		)
	);
	if ( is_wp_error( $answer ) ) {
		return $answer;
	}
	$token = $answer['body']['access_token'] ?? null;
	if ( 200 !== $answer['status'] || ! is_string( $token ) || preg_match( '/[\r\n]/', $token ) ) {
		return new \WP_Error( 'cartlet_token', (string) $answer['status'] );
	}
	return $token;
}

function is_id( string $reference ): bool {
	return (bool) preg_match( '/^[-\da-f]{35,36}$/i', $reference );
}

/** Reads all products of the posts. If the shop cannot be reached, what was read before stays. */
function read_names(): void {
	$references = reads_names() ? products_of_posts() : array();
	if ( ! $references ) {
		delete_option( NAMES_OPTION );
		return;
	}
	$token = visitor_token();
	if ( is_wp_error( $token ) ) {
		return;
	}
	$products = array();
	$groups   = array_merge(
		array_chunk( array_values( array_filter( $references, __NAMESPACE__ . '\is_id' ) ), PRODUCTS_A_QUERY ),
		array_chunk(
			array_values(
				array_filter(
					$references,
					static function ( $reference ) {
						return ! is_id( $reference );
					}
				)
			),
			PRODUCTS_A_QUERY
		)
	);
	foreach ( $groups as $group ) {
		$sent = query_products( $group, $token );
		if ( null === $sent ) {
			return;
		}
		foreach ( $sent as $product ) {
			$row = is_array( $product ) ? product_row( $product ) : array();
			foreach ( $row ? array( 'slug', 'id' ) : array() as $key ) {
				if ( is_string( $product[ $key ] ?? null ) ) {
					$products[ $product[ $key ] ] = $row;
				}
			}
		}
	}
	update_option(
		NAMES_OPTION,
		array(
			'client_id' => client_id(),
			'at'        => time(),
			'products'  => array_intersect_key( $products, array_flip( $references ) ),
		),
		false
	);
}

/** Asks the newer catalog first; a shop with the older one answers 428. Null if neither answers. */
function query_products( array $references, string $token ): ?array {
	$filter = array( is_id( $references[0] ) ? 'id' : 'slug' => array( '$in' => $references ) );
	$calls  = array(
		'/stores/v3/products/query' => array(
			'query'  => array(
				'filter'       => $filter,
				'cursorPaging' => array( 'limit' => PRODUCTS_A_QUERY ),
			),
			'fields' => array( 'CURRENCY', 'URL' ),
		),
		'/stores-reader/v1/products/query-platformized' => array(
			'query' => array(
				'filter' => $filter,
				'paging' => array( 'limit' => PRODUCTS_A_QUERY ),
			),
		),
	);
	foreach ( $calls as $path => $body ) {
		$answer = ask( $path, $body, $token );
		if ( is_wp_error( $answer ) ) {
			return null;
		}
		if ( 200 === $answer['status'] ) {
			$products = $answer['body']['products'] ?? null;
			return is_array( $products ) ? $products : null;
		}
	}
	return null;
}

/**
 * What a page shows of a product, from either catalog. A price only if all variants have the same one.
 *
 * @return array{name?: string, link?: string, price?: string}
 */
function product_row( array $product ): array {
	$name = is_string( $product['name'] ?? null ) ? sanitize_text_field( $product['name'] ) : '';
	if ( '' === $name || false === ( $product['visible'] ?? true ) ) {
		return array();
	}
	$page  = $product['url']['url'] ?? null;
	$base  = $product['productPageUrl']['base'] ?? null;
	$path  = $product['productPageUrl']['path'] ?? null;
	$link  = web_address( is_string( $page ) ? $page : ( is_string( $base ) && is_string( $path ) ? untrailingslashit( $base ) . $path : '' ) );
	$range = $product['actualPriceRange'] ?? null;
	if ( is_array( $range ) ) {
		$is_one = ( $range['minValue']['amount'] ?? null ) === ( $range['maxValue']['amount'] ?? null );
		$price  = $range['minValue']['formattedAmount'] ?? null;
	} else {
		$is_one = ( $product['priceRange']['minValue'] ?? null ) === ( $product['priceRange']['maxValue'] ?? null );
		$price  = $product['priceData']['formatted']['discountedPrice'] ?? null;
	}
	return array_filter(
		array(
			'name'  => $name,
			'link'  => preg_match( '~^https?:~i', $link ) ? $link : '',
			'price' => $is_one && is_string( $price ) ? sanitize_text_field( $price ) : '',
		),
		'strlen'
	);
}
