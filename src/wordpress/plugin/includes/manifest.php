<?php
/**
 * What the elements and settings are: `data.php`, which is made from the manifest of Cartlet when the plugin is packed.
 *
 * @package Cartlet
 */

namespace Cartlet;

defined( 'ABSPATH' ) || exit;

/** The whole of it: version, API, elements, settings. */
function manifest(): array {
	static $data = null;
	if ( null === $data ) {
		$data = require __DIR__ . '/data.php';
	}
	return $data;
}

/** One element's row by its name without `cartlet-`, or null. */
function element_row( string $name ): ?array {
	return manifest()['elements'][ $name ] ?? null;
}

/** A web address without a user name; an empty text for anything else. */
function web_address( $value ): string {
	$address = is_string( $value ) ? trim( $value ) : '';
	if ( ! preg_match( '~^(https?://[^\s@/]+|/(?![/\\\\]))~i', $address ) ) {
		return '';
	}
	return esc_url_raw( $address, array( 'http', 'https' ) );
}

/**
 * A value as its row in the manifest allows it.
 *
 * @return string|null null for a value that is missing or not allowed; an empty text for a flag that is on
 */
function valid_value( array $row, $value ): ?string {
	if ( 'flag' === $row['type'] ) {
		return in_array( $value, array( false, null, 'false', '0', 0 ), true ) ? null : '';
	}
	if ( ! is_scalar( $value ) || is_bool( $value ) ) {
		return null;
	}
	$text = mb_substr( sanitize_text_field( (string) $value ), 0, 500 );
	if ( '' === $text ) {
		return null;
	}
	switch ( $row['type'] ) {
		case 'choice':
			return in_array( $text, $row['values'], true ) ? $text : null;
		case 'number':
			$number = (int) $text;
			return (string) $number === $text && $number >= $row['least'] && $number <= $row['most'] ? $text : null;
		case 'list':
			$words = preg_split( '/[\s,]+/', $text, -1, PREG_SPLIT_NO_EMPTY );
			$known = $row['values'] ? array_intersect( $words, $row['values'] ) : $words;
			return $known ? implode( ' ', $known ) : null;
		case 'address':
			return web_address( $text ) ?: null;
		case 'language':
			return preg_match( '/^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i', $text ) || 'auto' === $text ? $text : null;
		case 'amount':
			return preg_match( '/^\d+(\.\d+)? [A-Z]{3}$/', $text ) ? $text : null;
		default:
			return $text;
	}
}
