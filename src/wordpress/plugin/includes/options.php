<?php
/**
 * The plugin's options: one row of the table of options, read by everything else through these functions.
 *
 * @package Cartlet
 */

namespace Cartlet;

defined( 'ABSPATH' ) || exit;

const OPTION = 'cartlet';
/** What the shop said about products, see names.php. */
const NAMES_OPTION = 'cartlet_names';
const SLUG_HERE    = 'slug-of-the-product';
const CLIENT_ID    = '/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i';

/** Saved options with everything that is missing. */
function options(): array {
	$saved = get_option( OPTION );
	return array_merge(
		array(
			'client_id'    => '',
			'product_link' => '',
			'pages'        => 'selling',
			'names'        => 'off',
			'settings'     => array(),
		),
		is_array( $saved ) ? $saved : array()
	);
}

function client_id(): string {
	return options()['client_id'];
}

/**
 * Origin of the platform's API. No field sets it, so that nobody with access to the dashboard can make the server send requests
 * elsewhere: `CARTLET_API` in wp-config.php does, for a platform on your own machine.
 */
function api_origin(): string {
	return defined( 'CARTLET_API' ) && is_string( CARTLET_API ) ? untrailingslashit( CARTLET_API ) : manifest()['api'];
}

/**
 * What the form of the settings page has sent, reduced to what is allowed. WordPress has checked nonce and capability before.
 *
 * @return array the options to save
 */
function sanitize_options( $sent ): array {
	$sent  = is_array( $sent ) ? $sent : array();
	$clean = array( 'settings' => array() );
	$id    = is_scalar( $sent['client_id'] ?? null ) ? trim( (string) $sent['client_id'] ) : '';
	if ( '' !== $id && ! preg_match( CLIENT_ID, $id ) ) {
		add_settings_error(
			OPTION,
			'client_id',
			__( 'That is not a client ID: it has 36 characters, groups of 0–9 and a–f with hyphens between them. Copy it from your shop’s dashboard: Settings → Development & integrations → Headless settings.', 'cartlet' )
		);
		$id = client_id();
	}
	$clean['client_id']    = $id;
	// WordPress removes braces from addresses.
	$pattern               = is_string( $sent['product_link'] ?? null ) ? str_replace( '{slug}', SLUG_HERE, $sent['product_link'] ) : '';
	$clean['product_link'] = str_replace( SLUG_HERE, '{slug}', web_address( $pattern ) );
	$clean['pages']        = 'all' === ( $sent['pages'] ?? '' ) ? 'all' : 'selling';
	$clean['names']        = 'hourly' === ( $sent['names'] ?? '' ) ? 'hourly' : 'off';
	$settings              = is_array( $sent['settings'] ?? null ) ? $sent['settings'] : array();
	foreach ( manifest()['settings'] as $name => $row ) {
		$value = valid_value( $row, $settings[ $name ] ?? null );
		if ( null !== $value && $value !== $row['default'] ) {
			$clean['settings'][ $name ] = $value;
		}
	}
	return $clean;
}
