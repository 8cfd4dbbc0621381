<?php
/**
 * Writes elements. Always as a `div` with `data-` attributes: that form stays when another plugin or a reader cleans the page.
 *
 * @package Cartlet
 */

namespace Cartlet;

defined( 'ABSPATH' ) || exit;

/**
 * Writes one element with a link inside, for readers without JavaScript, feeds and mails.
 *
 * @param string $name  without `cartlet-`.
 * @param array  $given attributes by their names in the manifest, `link` and `text`; anything else is left out.
 * @return string HTML, escaped; empty if there is no such element, or if it lacks what it needs
 */
function element_markup( string $name, array $given ): string {
	$row = element_row( $name );
	if ( null === $row ) {
		return '';
	}
	$values = array();
	foreach ( $row['attributes'] as $attribute => $attribute_row ) {
		$value = array_key_exists( $attribute, $given ) ? valid_value( $attribute_row, $given[ $attribute ] ) : null;
		if ( null !== $value && $value !== $attribute_row['default'] ) {
			$values[ $attribute ] = $value;
		}
		if ( ! empty( $attribute_row['required'] ) && null === $value ) {
			return '';
		}
	}
	$inside = fallback( $row, $values, $given );
	if ( '' !== $inside['price'] && ! isset( $values['label'] ) && isset( $row['attributes']['label'] ) ) {
		// Otherwise the price would be in the button's label, too.
		$values['label'] = $inside['text'];
	}
	enqueue();
	$written = '';
	foreach ( $values as $attribute => $value ) {
		$in_page  = 'dir' === $attribute ? 'dir' : 'data-' . $attribute;
		$written .= '' === $value ? " $in_page" : sprintf( ' %s="%s"', $in_page, esc_attr( $value ) );
	}
	shown_products( $values['product'] ?? '' );
	$drawn = drawn( $name, $values, $values['label'] ?? $inside['text'], $inside['link'] );
	return sprintf( '<div data-cartlet="%s"%s>%s%s</div>', esc_attr( $name ), $written, $drawn, $inside['html'] );
}

/**
 * What stands inside an element until it is drawn.
 *
 * @return array{html: string, text: string, price: string, link: string}
 */
function fallback( array $row, array $values, array $given ): array {
	$reference = $values['product'] ?? '';
	$row_read  = product_read( $reference );
	$product   = $row_read['view'] ?? array();
	// The link says what the button will say.
	$text      = $values['label'] ?? ( is_scalar( $given['text'] ?? null ) ? sanitize_text_field( (string) $given['text'] ) : '' );
	$name      = $product['name'] ?? '';
	if ( '' === $text ) {
		/* translators: %s: name of a product */
		$text = '' !== $name ? sprintf( __( 'Buy %s', 'cartlet' ), $name ) : ( $row['required'] ? __( 'Buy', 'cartlet' ) : '' );
	}
	$link = web_address( $given['link'] ?? '' );
	if ( '' === $link && '' !== $reference ) {
		$pattern = options()['product_link'];
		$link    = $product['url'] ?? ( '' === $pattern ? '' : web_address( str_replace( '{slug}', rawurlencode( $reference ), $pattern ) ) );
	}
	// One price only if all variants have it.
	$price = isset( $product['price'] ) && prices_read_at() && ! $row_read['least'] ? money( $product['price'] ) : '';
	$html  = '' === $link ? exact( $text ) : sprintf( '<a href="%s">%s</a>', esc_url( $link ), exact( $text ) );
	if ( '' !== $price ) {
		$html .= sprintf( ' <span>%s</span>', exact( $price ) );
	}
	return array(
		'html'  => $html,
		'text'  => $text,
		'price' => $price,
		'link'  => $link,
	);
}
