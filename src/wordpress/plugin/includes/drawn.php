<?php
/**
 * Draws buttons and products as the page's script does, so that picture, name and price are there before it runs, and nothing moves
 * when it takes over. The drawings are those of `cartlet/server`, made when the plugin was packed (`drawn/`); here their gaps are
 * filled. Products that they do not fit stay a link until the script runs.
 *
 * @package Cartlet
 */

namespace Cartlet;

defined( 'ABSPATH' ) || exit;

add_action( 'wp_footer', __NAMESPACE__ . '\print_snapshot' );

/** The script draws what has other attributes. */
const DRAWN_WITH = array( 'product', 'quantity', 'label', 'layout', 'theme', 'seo', 'on-add', 'catalog' );
/** A longer price stands below the label. */
const MOST_BESIDE = 10;
/** The label has room for words of this length. */
const LEAST_ROOM = 10;
const MEDIA      = 'https://static.wixstatic.com/media/';

/** Whether this is a page for a visitor's browser: no feed, mail, API or page for phones that keeps no scripts. */
function is_page(): bool {
	return did_action( 'template_redirect' ) && ! is_feed() && ! is_embed() && ! ( function_exists( 'amp_is_request' ) && amp_is_request() );
}

/** Language of the elements as the settings or the page name it, such as `de-AT`. */
function page_language(): string {
	$asked = options()['settings']['locale'] ?? 'auto';
	return 'auto' === $asked ? (string) get_bloginfo( 'language' ) : $asked;
}

/** Drawings in the page's language, in English if there are none. */
function drawings(): array {
	static $found = array();
	$tag = page_language();
	if ( ! isset( $found[ $tag ] ) ) {
		$language = preg_replace( '~[^a-z].*~', '', strtolower( $tag ) );
		// For any country; but Chinese in another script is another language to read.
		$folder        = __DIR__ . '/drawn';
		$files         = preg_match( '~^zh-(hant|tw|hk|mo)~i', $tag ) ? array() : array_merge( (array) glob( "$folder/$language.php" ), (array) glob( "$folder/$language-*.php" ) );
		$found[ $tag ] = require $files ? $files[0] : "$folder/en.php";
	}
	return $found[ $tag ];
}

/** The platform's text, or the amount in the page's language if the text says nothing else and PHP can write it. */
function money( array $amount ): string {
	$text   = $amount['formatted'];
	$digits = preg_replace( '~\D~', '', $text );
	$says   = static fn( $places ) => preg_replace( '~\D~', '', number_format( $amount['value'], $places, '.', '' ) ) === $digits;
	if ( ! class_exists( 'NumberFormatter' ) || ! array_filter( array( 0, 2, 3 ), $says ) || preg_match_all( '~\p{L}~u', $text ) > 3 ) {
		return $text;
	}
	$written = ( new \NumberFormatter( page_language(), \NumberFormatter::CURRENCY ) )->formatCurrency( $amount['value'], $amount['currency'] );
	// Another currency's sign: the text knows better.
	$sign = preg_match( '~\p{Sc}|[A-Z]{3}~u', $text, $found ) ? $found[0] : '';
	return is_string( $written ) && ( '' === $sign || false !== strpos( $amount['currency'] . $written, $sign ) ) ? $written : $text;
}

/** Text that stays as it is where WordPress makes quotation marks round, smileys pictures, and runs shortcodes. */
function exact( string $text ): string {
	return preg_replace_callback( '~[][():-]|\.(?=\.)|(?<=\d)x(?=\d)~', static fn( $found ) => '&#' . ord( $found[0] ) . ';', esc_html( $text ) );
}

/** The picture at its place's size and at twice that, never larger than it is. @return string[] one or two addresses */
function sized( array $picture, bool $is_whole ): array {
	$url = $picture['url'];
	$id  = 0 === strpos( $url, MEDIA ) ? preg_split( '~[/?#]~', substr( $url, strlen( MEDIA ) ) )[0] : '';
	if ( '' === $id ) {
		return array( $url );
	}
	$width  = $picture['width'] ?? 0;
	$height = $picture['height'] ?? 0;
	$is_sized = $width > 0 && $height > 0;
	if ( preg_match( '~\.(svg|gif)$~i', $id ) || ( $is_whole && ! $is_sized ) ) {
		return array( MEDIA . $id );
	}
	$urls = array();
	foreach ( array( 1, 2 ) as $density ) {
		$wanted = ( $is_whole ? 640 : 320 ) * $density;
		$factor = $is_sized ? min( $width / $wanted, $height / $wanted, 1 ) : 1;
		$scale  = $is_whole ? min( $wanted / $width, $wanted / $height, 1 ) : 1;
		$box    = $is_whole ? array( $width * $scale, $height * $scale ) : array( $wanted * $factor, $wanted * $factor );
		$size   = sprintf( 'w_%d,h_%d', max( 1, floor( $box[0] + 0.5 ) ), max( 1, floor( $box[1] + 0.5 ) ) );
		$urls[] = MEDIA . "$id/v1/fill/$size,al_c,q_80,usm_0.66_1.00_0.01,enc_auto/$id";
	}
	return array_unique( $urls );
}

/** Which drawing fits; an empty text for none. */
function drawing_for( string $element, array $values, array $row, string $label ): string {
	$view    = $row['view'];
	$state   = $row['drawn'];
	$reduced = isset( $view['comparePrice'] ) ? 'reduced' : 'one';
	if ( 'product' === $element ) {
		$layout = $values['layout'] ?? 'card';
		if ( 'full' === $layout && ! $row['whole'] ) {
			return '';
		}
		return "$layout $state " . ( $row['least'] ? 'from' : $reduced );
	}
	$length = drawings()['wordLengths'][ $state ] ?? 0;
	$width  = '' === $label ? 'none' : ( $length > max( mb_strlen( $label ), LEAST_ROOM ) ? 'narrow' : 'wide' );
	$prices = array_filter( array( $view['price'], $view['comparePrice'] ?? null ) );
	$place  = array_filter( $prices, static fn( $amount ) => mb_strlen( money( $amount ) ) > MOST_BESIDE ) ? 'below' : 'beside';
	return 'buy-button' === $element ? "button $width $state $reduced $place" : '';
}

/**
 * The element's shadow root as HTML; an empty text if the script has to draw it.
 *
 * @param array  $values the element's attributes
 * @param string $label  of a button
 * @param string $link   where a press leads to before the script runs
 */
function drawn( string $element, array $values, string $label, string $link ): string {
	$row = product_read( $values['product'] ?? '' );
	if ( ! $row || ! is_page() || '' === $row['drawn'] || '' === $link || ! prices_read_at() || array_diff( array_keys( $values ), DRAWN_WITH ) ) {
		return '';
	}
	$html = drawings()['templates'][ drawing_for( $element, $values, $row, $label ) ] ?? '';
	$view = $row['view'];
	$off  = isset( $view['discountPercent'] ) ? str_replace( '{{percent}}', (string) $view['discountPercent'], drawings()['discount'] ) : null;
	if ( '' === $html || '' === $off ) {
		return '';
	}
	$texts  = array(
		'name'   => $view['name'],
		'label'  => $label,
		'alt'    => $view['picture']['alt'],
		'price'  => money( $row['least'] && 'product' === $element ? $row['least'] : $view['price'] ),
		'before' => isset( $view['comparePrice'] ) ? money( $view['comparePrice'] ) : '',
		'badge'  => $off ?? $view['ribbon'] ?? '',
		'brand'  => $view['brand'] ?? '',
		'colours' => implode( ', ', array_column( $row['colours'], 'name' ) ),
		'most'   => (string) ( $view['quantityAvailable'] ?? '' ),
		'taken'  => gmdate( 'Y-m-d\TH:i:s.000\Z', prices_read_at() ),
		'theme'  => 'dark' === ( $values['theme'] ?? options()['settings']['theme'] ?? '' ) ? 'dark' : 'light',
		'dir'    => is_rtl() ? 'rtl' : 'ltr',
	);
	$sized  = array_map( 'esc_url', sized( $view['picture'], 'full' === ( $values['layout'] ?? '' ) ) );
	$filled = array(
		'{{link}}'    => esc_url( $link ),
		'{{files}}'   => esc_url( files_url( '' ) ),
		'{{picture}}' => $sized[0],
		'{{srcset}}'  => isset( $sized[1] ) ? " srcset=\"{$sized[0]} 1x, {$sized[1]} 2x\"" : '',
	);
	$html   = preg_replace_callback( '~\{\{dot\}\}(.*?)\{\{/dot\}\}~s', static fn( $found ) => implode( array_map( static fn( $colour ) => str_replace( '{{colour}}', esc_attr( $colour['code'] ), $found[1] ), $row['colours'] ) ), $html );
	foreach ( $texts as $name => $text ) {
		$html                        = preg_replace( "~\{\{\?$name\}\}(.*?)\{\{/$name\}\}~s", '' === $text ? '' : '$1', $html );
		$filled[ '{{' . $name . '}}' ] = exact( $text );
	}
	return strtr( $html, $filled );
}

/** Remembers that the page shows the product. @return string[] all that it shows */
function shown_products( string ...$references ): array {
	static $shown = array();
	$shown = array_merge( $shown, $references );
	return $shown;
}

/** What was read about the products of this page, and of no other: with it the script draws and sells before it has asked the shop. */
function print_snapshot(): void {
	$products = array();
	foreach ( shown_products() as $reference ) {
		$row = product_read( $reference );
		if ( $row && $row['whole'] ) {
			$products[ $row['view']['id'] ] = $row['view'];
		}
	}
	if ( ! $products || ! prices_read_at() || ! is_page() ) {
		return;
	}
	$snapshot = array(
		'cartlet'     => 1,
		'clientId'    => client_id(),
		'takenAt'     => gmdate( 'Y-m-d\TH:i:s.000\Z', prices_read_at() ),
		'locale'      => page_language(),
		'catalog'     => saved_answer()['catalog'],
		'products'    => array_values( $products ),
		'collections' => array(),
	) + ( api_origin() === manifest()['api'] ? array() : array( 'api' => api_origin() ) );
	printf(
		"<script type=\"application/json\" data-cartlet-snapshot>%s</script>\n",
		wp_json_encode( $snapshot, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) // phpcs:ignore WordPress.Security.EscapeOutput -- JSON without < and &.
	);
}
