<?php
/**
 * Blocks and shortcodes, one of each for every element.
 *
 * @package Cartlet
 */

namespace Cartlet;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\register_blocks' );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\tell_editor' );

/** `notify-url` for `notifyUrl`. */
function attribute_name( string $key ): string {
	return strtolower( (string) preg_replace( '/[A-Z]/', '-$0', $key ) );
}

function register_blocks(): void {
	wp_register_script(
		'cartlet-editor',
		plugins_url( 'editor.js', FILE ),
		array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-i18n' ),
		manifest()['version'],
		true
	);
	wp_set_script_translations( 'cartlet-editor', 'cartlet' );
	foreach ( array_keys( manifest()['elements'] ) as $name ) {
		register_block_type(
			dirname( FILE ) . '/blocks/' . $name,
			array(
				'render_callback' => static function ( $attributes ) use ( $name ): string {
					$given = array();
					foreach ( (array) $attributes as $key => $value ) {
						$given[ attribute_name( (string) $key ) ] = $value;
					}
					$element = element_markup( $name, $given );
					return '' === $element ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $element );
				},
			)
		);
		add_shortcode(
			'cartlet-' . $name,
			static function ( $attributes, $content = null ) use ( $name ): string {
				$given = array();
				foreach ( is_array( $attributes ) ? $attributes : array() as $key => $value ) {
					// A word without a value, such as `seo`.
					$given[ is_int( $key ) ? strtolower( (string) $value ) : $key ] = is_int( $key ) ? '' : $value;
				}
				if ( is_string( $content ) && '' !== trim( $content ) ) {
					$given['text'] = wp_strip_all_tags( $content );
				}
				$element = element_markup( $name, $given );
				// A block of its own, so that themes align it with the text.
				return '' === $element ? '' : "<div class=\"cartlet-shortcode\">$element</div>";
			}
		);
	}
}

/** Where the editor finds previews, and settings if there is no shop yet. */
function tell_editor(): void {
	$facts = array(
		'preview'  => add_query_arg(
			array(
				'action'   => 'cartlet_preview',
				'_wpnonce' => wp_create_nonce( 'cartlet_preview' ),
			),
			admin_url( 'admin-ajax.php' )
		),
		'hasShop'  => '' !== client_id(),
		'settings' => current_user_can( 'manage_options' ) ? admin_url( 'options-general.php?page=cartlet' ) : '',
	);
	wp_add_inline_script( 'cartlet-editor', 'window.cartletEditor = ' . wp_json_encode( $facts, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
}
