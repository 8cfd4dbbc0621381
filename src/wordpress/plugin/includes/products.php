<?php
/**
 * A product of either catalog as the page's script knows it (`ProductView`), for the facts that a card shows. What a card shows by
 * other rules, such as subscriptions, colours and orders ahead of time, is left to the script: then `drawn` is empty.
 *
 * @package Cartlet
 */

namespace Cartlet;

defined( 'ABSPATH' ) || exit;

const LOW_STOCK = 5;
/** Of more, the card says how many there are. */
const MOST_COLOURS = 5;

/** The member at the end of the path, or null. */
function at( $data, string ...$path ) {
	foreach ( $path as $name ) {
		$data = is_array( $data ) ? ( $data[ $name ] ?? null ) : null;
	}
	return $data;
}

/** As the shop has it: whoever writes it into a page escapes it. */
function text_at( $data, string ...$path ): string {
	$value = at( $data, ...$path );
	return is_string( $value ) ? trim( $value ) : '';
}

function rows_at( $data, string ...$path ): array {
	$value = at( $data, ...$path );
	return is_array( $value ) ? array_values( array_filter( $value, 'is_array' ) ) : array();
}

/** An amount with the platform's text; null without one of them. */
function amount( $value, $text, string $currency ): ?array {
	return is_numeric( $value ) && is_string( $text ) && '' !== trim( $text )
		? array(
			'value'     => 0 + $value,
			'currency'  => $currency,
			'formatted' => trim( $text ),
		)
		: null;
}

function picture( $media, string $alt, string $words ): ?array {
	$image = at( $media, 'image' ) ?? at( $media, 'thumbnail' );
	$url   = text_at( $image, 'url' );
	if ( ! preg_match( '~^https?://[^\s/]~i', $url ) ) {
		return null;
	}
	$id = text_at( $media, 'id' );
	return array_filter(
		array(
			'id'     => '' !== $id ? $id : text_at( $image, 'id' ),
			'url'    => $url,
			'width'  => (int) at( $image, 'width' ),
			'height' => (int) at( $image, 'height' ),
			'alt'    => '' !== $words ? $words : $alt,
		)
	) + array( 'alt' => '' );
}

/**
 * Whether one of several choices has to be made, and the colours among them.
 *
 * @param array<array<?string[]>> $options each with its choices: a colour, or null
 * @return array{bool, array<string[]>}
 */
function choices_of( array $options ): array {
	$open    = array_filter( $options, static fn( $choices ) => count( $choices ) > 1 );
	$colours = array_values( array_filter( array_map( 'array_filter', $options ) ) )[0] ?? array();
	$colours = array_values( array_column( $colours, null, 'name' ) );
	return array( (bool) $open, count( $colours ) > 1 ? $colours : array() );
}

/** A choice that the script shows as a colour. @return string[]|null its name and the colour */
function colour( string $code, string $name ): ?array {
	$is_colour = preg_match( '~^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?!(inherit|initial|unset|revert|transparent|currentcolor)$)[a-z]{3,20}|(rgb|hsl)a?\([\d\s.,%/]+\))$~i', $code );
	return $is_colour ? compact( 'name', 'code' ) : null;
}

/** The facts that both catalogs have, and how the card looks. */
function finished( array $view, ?array $price, ?array $before, ?array $least, array $traits ): array {
	if ( '' === $view['name'] ) {
		return array();
	}
	$is_reduced = $price && $before && $before['value'] > $price['value'];
	if ( $price ) {
		$view['price'] = $price;
	}
	if ( $is_reduced ) {
		$reduced          = array(
			'comparePrice'    => $before,
			'discountPercent' => (int) round( ( 1 - $price['value'] / $before['value'] ) * 100 ),
		);
		$view            += $reduced;
		$view['variants'] = array_map( static fn( $sole ) => $sole + $reduced, $view['variants'] );
	}
	$state  = $view['inStock'] ? ( $traits['open'] ? 'choose' : 'ready' ) : 'sold-out';
	$is_odd = $traits['odd'] || ! $price || ! isset( $view['url'], $view['picture'] ) || $price['value'] < 0 || ( $least && ! $traits['open'] )
		|| count( $traits['colours'] ) > MOST_COLOURS;
	return array(
		'view'  => $view + array(
			'options'         => array(),
			'modifiers'       => array(),
			'subscriptions'   => array(),
			'oneTimePurchase' => true,
		),
		'least' => $least,
		'colours' => $traits['colours'],
		'drawn' => $is_odd ? '' : $state,
		// The script can sell it without asking for more.
		'whole' => ! $is_odd && $traits['whole'],
	);
}

/** @return array{view: array, least: ?array, colours: array<string[]>, drawn: string, whole: bool}|array{} empty for what is hidden or has no name */
function product_row( array $product ): array {
	if ( false === ( $product['visible'] ?? true ) ) {
		return array();
	}
	return isset( $product['productPageUrl'] ) || isset( $product['priceData'] ) ? row_of_v1( $product ) : row_of_v3( $product );
}

function row_of_v3( array $product ): array {
	$name     = text_at( $product, 'name' );
	$currency = text_at( $product, 'currency' );
	$amount   = static fn( $money ) => amount( at( $money, 'amount' ), at( $money, 'formattedAmount' ), $currency );
	$variant  = at( $product, 'variantSummary', 'minPriceVariant' );
	$is_sole  = 1 === at( $product, 'variantSummary', 'variantCount' );
	$actual   = at( $variant, 'price', 'actualPrice' );
	$min      = $amount( at( $product, 'actualPriceRange', 'minValue' ) );
	$max      = $amount( at( $product, 'actualPriceRange', 'maxValue' ) );
	$price    = $amount( $actual ) ?? $min;
	$before   = $actual ? at( $variant, 'price', 'compareAtPrice' ) : at( $product, 'compareAtPriceRange', 'minValue' );
	$ahead    = at( $product, 'inventory', 'preorderAvailability' );
	$options  = array();
	foreach ( rows_at( $product, 'options' ) as $option ) {
		$shown     = array_filter( rows_at( $option, 'choicesSettings', 'choices' ), static fn( $choice ) => false !== ( $choice['visible'] ?? true ) );
		$options[] = array_map( static fn( $choice ) => 'ONE_COLOR' === at( $choice, 'choiceType' ) ? colour( text_at( $choice, 'colorCode' ), text_at( $choice, 'name' ) ) : null, $shown );
	}
	list( $is_open, $colours ) = choices_of( $options );
	$plans                         = array_filter( rows_at( $product, 'subscriptionDetails', 'subscriptions' ), static fn( $one ) => false !== ( $one['visible'] ?? true ) );
	$modifiers                     = rows_at( $product, 'modifiers' );
	$is_there                      = 'OUT_OF_STOCK' !== at( $product, 'inventory', 'availabilityStatus' );
	$in_stock                      = false !== at( $variant, 'inventoryStatus', 'inStock' );
	$main                          = at( $product, 'media', 'main' );
	$category                      = text_at( $product, 'mainCategoryId' );
	$view                          = facts(
		$product,
		array(
			'name'        => $name,
			'kind'        => 'DIGITAL' === at( $product, 'productType' ) ? 'digital' : 'physical',
			'url'         => text_at( $product, 'url', 'url' ),
			'picture'     => picture( $main, $name, text_at( $main, 'altText' ) ),
			'ribbon'      => text_at( $product, 'ribbon', 'name' ),
			'brand'       => text_at( $product, 'brand', 'name' ),
			'inStock'     => $is_there,
			'categoryIds' => '' === $category ? array() : array( $category ),
			'variants'    => array(),
		)
	);
	$before                        = $amount( $before );
	if ( $is_sole && $price && '' !== text_at( $variant, 'id' ) ) {
		$view['variants'] = array(
			array_filter(
				array(
					'id'      => text_at( $variant, 'id' ),
					'choices' => new \stdClass(),
					'price'   => $price,
					'inStock' => $in_stock,
					'sku'     => text_at( $variant, 'sku' ),
					'picture' => picture( at( $variant, 'media' ), $name, text_at( $variant, 'media', 'altText' ) ),
				),
				static fn( $value ) => null !== $value && '' !== $value
			),
		);
	}
	return finished(
		$view,
		$price,
		$before,
		$min && $max && $min['value'] < $max['value'] ? $min : null,
		array(
			'colours' => $colours,
			'open'  => $is_open || array_filter( $modifiers, __NAMESPACE__ . '\is_asked' ),
			'odd'   => ( $plans && false === at( $product, 'subscriptionDetails', 'allowOneTimePurchases' ) ) || at( $variant, 'physicalProperties', 'pricePerUnit', 'value' )
				|| ( is_string( $ahead ) && 'NO_VARIANTS' !== $ahead ) || ( ! $is_open && ( ! $is_sole || $in_stock !== $is_there || ! $view['variants'] ) ),
			'whole' => ! $options && ! $modifiers && ! $plans,
		)
	);
}

/** Whether the buyer has to write or choose something. */
function is_asked( array $modifier ): bool {
	$choices = array_filter( rows_at( $modifier, 'choicesSettings', 'choices' ), static fn( $choice ) => false !== ( $choice['visible'] ?? true ) );
	return true === at( $modifier, 'mandatory' ) && ( 'FREE_TEXT' === at( $modifier, 'modifierRenderType' ) || 1 !== count( $choices ) );
}

function row_of_v1( array $product ): array {
	$name   = text_at( $product, 'name' );
	$prices = static function ( $data ): array {
		$currency = text_at( $data, 'currency' );
		$before   = amount( at( $data, 'price' ), at( $data, 'formatted', 'price' ), $currency );
		return array( amount( at( $data, 'discountedPrice' ), at( $data, 'formatted', 'discountedPrice' ), $currency ) ?? $before, $before );
	};
	$data                   = at( $product, 'convertedPriceData' ) ?? at( $product, 'priceData' ) ?? at( $product, 'price' );
	list( $price, $before ) = $prices( $data );
	$manages                = true === at( $product, 'manageVariants' );
	$variants               = $manages ? array_filter( rows_at( $product, 'variants' ), static fn( $one ) => false !== at( $one, 'variant', 'visible' ) ) : array();
	$amounts                = array();
	$counts                 = array();
	foreach ( $variants as $variant ) {
		$amounts[] = $prices( at( $variant, 'variant', 'convertedPriceData' ) ?? at( $variant, 'variant', 'priceData' ) )[0];
		if ( false !== at( $variant, 'stock', 'inStock' ) ) {
			$counts[] = at( $variant, 'stock', 'trackQuantity' ) ? (int) at( $variant, 'stock', 'quantity' ) : PHP_INT_MAX;
		}
	}
	$amounts = array_filter( $amounts );
	usort( $amounts, static fn( $one, $other ) => $one['value'] <=> $other['value'] );
	$options = array();
	foreach ( rows_at( $product, 'productOptions' ) as $option ) {
		$shown     = array_filter( rows_at( $option, 'choices' ), static fn( $choice ) => false !== ( $choice['visible'] ?? true ) );
		$is_colour = 'color' === at( $option, 'optionType' );
		$options[] = array_map( static fn( $choice ) => $is_colour ? colour( text_at( $choice, 'value' ), text_at( $choice, 'description' ) ) : null, $shown );
	}
	list( $is_open, $colours ) = choices_of( $options );
	$stock                         = at( $product, 'stock' );
	$is_there                      = 'OUT_OF_STOCK' !== at( $stock, 'inventoryStatus' ) && false !== at( $stock, 'inStock' );
	$main                          = at( $product, 'media', 'mainMedia' );
	$base                          = text_at( $product, 'productPageUrl', 'base' );
	$path                          = text_at( $product, 'productPageUrl', 'path' );
	$ribbon                        = text_at( $product, 'ribbon' );
	$view                          = facts(
		$product,
		array(
			'name'        => $name,
			'kind'        => 'digital' === at( $product, 'productType' ) ? 'digital' : 'physical',
			'url'         => '' !== $base && '' !== $path ? untrailingslashit( $base ) . $path : '',
			'picture'     => picture( $main, $name, text_at( $main, 'title' ) ),
			'ribbon'      => '' !== $ribbon ? $ribbon : text_at( rows_at( $product, 'ribbons' )[0] ?? array(), 'text' ),
			'brand'       => text_at( $product, 'brand' ),
			'inStock'     => $is_there,
			'categoryIds' => array_values( array_filter( (array) at( $product, 'collectionIds' ), 'is_string' ) ),
			'variants'    => array(),
		)
	);
	if ( true === at( $stock, 'trackInventory' ) && ! $manages ) {
		$view['quantityAvailable'] = (int) at( $stock, 'quantity' );
		$counts[]                  = $is_there ? $view['quantityAvailable'] : PHP_INT_MAX;
	}
	$texts    = rows_at( $product, 'customTextFields' );
	$per_unit = at( $product, 'pricePerUnitData' ) || at( $data, 'pricePerUnit' );
	return finished(
		$view,
		$price,
		$before,
		$amounts && $amounts[0]['value'] < end( $amounts )['value'] ? $amounts[0] : null,
		array(
			'colours' => $colours,
			'open'  => $is_open || array_filter( $texts, static fn( $field ) => true === at( $field, 'mandatory' ) ),
			// Whether it can be ordered ahead is not in this answer.
			'odd'   => $per_unit || ! $is_there
				|| ( $counts && array_sum( array_map( static fn( $count ) => min( $count, LOW_STOCK + 1 ), $counts ) ) <= LOW_STOCK )
				|| ( $manages && ( ! $is_open || ! $counts ) ),
			'whole' => ! $options && ! $texts,
		)
	);
}

/** Ids and texts, without what the product does not have. */
function facts( array $product, array $view ): array {
	$has = static fn( $value ) => null !== $value && '' !== $value;
	if ( '' === web_address( $view['url'] ) || ! preg_match( '~^https?:~i', $view['url'] ) ) {
		$view['url'] = '';
	}
	return array(
		'id'   => text_at( $product, 'id' ),
		'slug' => text_at( $product, 'slug' ),
		'name' => $view['name'],
	) + array_filter( $view, $has );
}
