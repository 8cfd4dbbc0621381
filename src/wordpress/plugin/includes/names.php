<?php
/**
 * Keeps what the shop says about the products of published posts, for the pages' own HTML. If the administrator has asked for it,
 * WordPress reads them from the shop every hour, as an anonymous visitor: one request for a hundred products. Nothing about the
 * site's visitors is sent. Without it, this plugin sends no requests at all.
 *
 * @package Cartlet
 */

namespace Cartlet;

defined( 'ABSPATH' ) || exit;

const READ_NAMES        = 'cartlet_read_names';
/** Of what is kept: an older one is not shown, and replaced within the hour. */
const FORMAT            = 2;
const PRODUCTS_A_QUERY  = 100;
const MOST_PRODUCTS     = 1000;
const MOST_ANSWER_BYTES = 4 * MB_IN_BYTES;

add_action( READ_NAMES, __NAMESPACE__ . '\read_names' );
add_action( 'init', __NAMESPACE__ . '\schedule_names' );
add_action( 'add_option_' . OPTION, __NAMESPACE__ . '\read_names_soon', 10, 0 );
add_action( 'update_option_' . OPTION, __NAMESPACE__ . '\read_names_soon', 10, 0 );
add_action( 'save_post', __NAMESPACE__ . '\read_names_of_post', 10, 2 );
add_action( 'update_option_widget_block', __NAMESPACE__ . '\read_names_soon', 10, 0 );

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

/** What was read of this shop, by this version of the plugin. Once a page: WordPress would unpack all products for each element. */
function saved_answer(): array {
	static $answers = array();
	$site = get_current_blog_id();
	if ( ! isset( $answers[ $site ] ) ) {
		$read             = get_option( NAMES_OPTION );
		$is_ours          = reads_names() && is_array( $read ) && client_id() === $read['client_id'] && FORMAT === ( $read['format'] ?? 0 );
		$answers[ $site ] = $is_ours ? $read : array();
	}
	return $answers[ $site ];
}

/** When the prices that are shown were read, as seconds; 0 if that is longer ago than a day: they are not shown then. */
function prices_read_at(): int {
	$at = saved_answer()['at'] ?? 0;
	return time() - $at > DAY_IN_SECONDS ? 0 : $at;
}

/** What was read about a product, see products.php; an empty list for others. */
function product_read( string $reference ): array {
	return saved_answer()['products'][ $reference ] ?? array();
}

/** What was put into the areas for widgets: texts of blocks. */
function widget_contents(): array {
	$widgets = get_option( 'widget_block' );
	return array_filter( array_column( is_array( $widgets ) ? array_filter( $widgets, 'is_array' ) : array(), 'content' ), 'is_string' );
}

/** Slugs and ids of the products that published posts and widgets sell. */
function products_of_posts(): array {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- runs once an hour, in the background.
	$contents = $wpdb->get_col(
		$wpdb->prepare(
			"SELECT post_content FROM {$wpdb->posts} WHERE post_status = 'publish' AND post_content LIKE %s ORDER BY post_date DESC LIMIT 1000",
			'%' . $wpdb->esc_like( 'cartlet' ) . '%'
		)
	);
	$found = array_merge( array(), ...array_map( __NAMESPACE__ . '\products_in', array_merge( widget_contents(), $contents ) ) );
	return array_slice( array_values( array_unique( $found ) ), 0, MOST_PRODUCTS );
}

/** Slugs and ids in the text of a post: in a block's comment as JSON, in tags and shortcodes as an attribute. */
function products_in( string $content ): array {
	$is_found = is_selling( $content ) && preg_match_all( '~(?:"product":|\b(?:data-)?product=)\s*["\'“”]?([\w-]{1,100})~', $content, $matches );
	return $is_found ? $matches[1] : array();
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
		foreach ( $sent['products'] as $product ) {
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
			'format'    => FORMAT,
			'client_id' => client_id(),
			'at'        => time(),
			'catalog'   => $sent['catalog'],
			'products'  => array_intersect_key( $products, array_flip( $references ) ),
		),
		false
	);
}

/**
 * Asks the newer catalog first; a shop with the older one answers 428. Null if neither answers.
 *
 * @return array{catalog: string, products: array}|null
 */
function query_products( array $references, string $token ): ?array {
	$filter = array( is_id( $references[0] ) ? 'id' : 'slug' => array( '$in' => $references ) );
	$calls  = array(
		'/stores/v3/products/query' => array(
			'query'  => array(
				'filter'       => $filter,
				'cursorPaging' => array( 'limit' => PRODUCTS_A_QUERY ),
			),
			'fields' => array( 'CURRENCY', 'URL', 'MIN_PRICE_VARIANT' ),
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
			$catalog  = false === strpos( $path, '/v3/' ) ? 'v1' : 'v3';
			return is_array( $products ) ? compact( 'catalog', 'products' ) : null;
		}
	}
	return null;
}
