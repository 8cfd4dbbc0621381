<?php
/**
 * Settings → Cartlet.
 *
 * @package Cartlet
 */

namespace Cartlet;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', __NAMESPACE__ . '\add_page' );
add_action( 'admin_init', __NAMESPACE__ . '\register_options' );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\style_page' );
add_filter( 'plugin_action_links_' . plugin_basename( FILE ), __NAMESPACE__ . '\link_to_page' );

function add_page(): void {
	add_options_page( 'Cartlet', 'Cartlet', 'manage_options', 'cartlet', __NAMESPACE__ . '\show_page' );
}

function register_options(): void {
	register_setting(
		OPTION,
		OPTION,
		array(
			'type'              => 'array',
			'sanitize_callback' => __NAMESPACE__ . '\sanitize_options',
			'show_in_rest'      => false,
		)
	);
}

function link_to_page( $links ) {
	$page = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=cartlet' ) ), esc_html__( 'Settings', 'cartlet' ) );
	return array_merge( array( $page ), (array) $links );
}

/** One row of the form. @param string $field HTML, escaped */
function show_row( string $id, string $label, string $field, string $hint = '' ): void {
	printf(
		'<tr><th scope="row"><label for="%1$s">%2$s</label></th><td>%3$s%4$s</td></tr>',
		esc_attr( $id ),
		esc_html( $label ),
		$field, // phpcs:ignore WordPress.Security.EscapeOutput -- made by text_field() and choice_field().
		'' === $hint ? '' : sprintf( '<p class="description" id="%s-hint">%s</p>', esc_attr( $id ), esc_html( $hint ) )
	);
}

function text_field( string $id, string $name, string $value, bool $has_hint ): string {
	return sprintf(
		'<input type="text" class="regular-text" id="%s" name="%s" value="%s"%s autocomplete="off" spellcheck="false">',
		esc_attr( $id ),
		esc_attr( $name ),
		esc_attr( $value ),
		$has_hint ? sprintf( ' aria-describedby="%s-hint"', esc_attr( $id ) ) : ''
	);
}

/** @param array<string, string> $choices labels by value */
function choice_field( string $id, string $name, array $choices, string $value, bool $has_hint ): string {
	$options = '';
	foreach ( $choices as $choice => $label ) {
		$options .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( $choice ), selected( $choice, $value, false ), esc_html( $label ) );
	}
	return sprintf(
		'<select id="%s" name="%s"%s>%s</select>',
		esc_attr( $id ),
		esc_attr( $name ),
		$has_hint ? sprintf( ' aria-describedby="%s-hint"', esc_attr( $id ) ) : '',
		$options
	);
}

/** Rows of the manifest that belong together, folded until one of them is changed. @param callable $more writes further rows */
function show_group( string $group, string $title, array $options, callable $more, bool $is_changed = false ): void {
	$rows = array_filter( manifest()['settings'], static fn( $row ) => $group === $row['group'] );
	$open = $is_changed || array_intersect_key( $options['settings'], $rows );
	printf( '<details class="cartlet-group"%s><summary>%s</summary><table class="form-table" role="presentation"><tbody>', $open ? ' open' : '', esc_html( $title ) );
	foreach ( $rows as $name => $row ) {
		$id      = 'cartlet-' . $name;
		$field   = OPTION . "[settings][$name]";
		$value   = $options['settings'][ $name ] ?? $row['default'];
		$choices = $row['labels'];
		if ( $choices ) {
			// A regional language, such as `de-AT`, can have been saved without being in the list.
			$choices += array( $value => $value );
		}
		$short = $choices
			? choice_field( $id, $field, $choices, $value, '' !== $row['hint'] )
			: text_field( $id, $field, $value, '' !== $row['hint'] );
		show_row( $id, $row['label'], $short, $row['hint'] );
	}
	$more();
	echo '</tbody></table></details>';
}

/** On the page of the settings only. */
function style_page( $page ): void {
	if ( 'settings_page_cartlet' === $page ) {
		wp_add_inline_style( 'common', '.cartlet-group{margin:1em 0;max-width:60em}.cartlet-group summary{padding:.5em 0;cursor:pointer;font-size:14px;font-weight:600}' );
	}
}

function show_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$options = options();
	echo '<div class="wrap"><h1>Cartlet</h1><form action="options.php" method="post">';
	settings_fields( OPTION );
	echo '<table class="form-table" role="presentation"><tbody>';
	show_row(
		'cartlet-client-id',
		__( 'Client ID of your shop', 'cartlet' ),
		text_field( 'cartlet-client-id', OPTION . '[client_id]', $options['client_id'], true ),
		__( 'In your shop’s dashboard: Settings → Development & integrations → Headless settings → the OAuth app. It is public: never paste a secret here.', 'cartlet' )
	);
	echo '</tbody></table>';
	show_group(
		'look',
		__( 'Language, look and cart', 'cartlet' ),
		$options,
		static function () use ( $options ): void {
			show_row(
				'cartlet-pages',
				__( 'Where the cart is', 'cartlet' ),
				choice_field(
					'cartlet-pages',
					OPTION . '[pages]',
					array(
						'selling' => __( 'On pages that sell something', 'cartlet' ),
						'all'     => __( 'On every page of the site', 'cartlet' ),
					),
					$options['pages'],
					false
				)
			);
		},
		'selling' !== $options['pages']
	);
	show_group(
		'pages',
		__( 'Pages and e-mails', 'cartlet' ),
		$options,
		static function () use ( $options ): void {
			show_row(
				'cartlet-product-link',
				__( 'Pages of your products', 'cartlet' ),
				text_field( 'cartlet-product-link', OPTION . '[product_link]', $options['product_link'], true ),
				__( 'For readers without JavaScript, feeds and mails: the address of a product, with {slug} for its name in addresses. For example https://shop.example/product-page/{slug}', 'cartlet' )
			);
		},
		'' !== $options['product_link']
	);
	show_group(
		'privacy',
		__( 'Consent, storage and search engines', 'cartlet' ),
		$options,
		static function () use ( $options ): void {
			show_row(
				'cartlet-names',
				__( 'Pictures, names and prices', 'cartlet' ),
				choice_field(
					'cartlet-names',
					OPTION . '[names]',
					array(
						'off'    => __( 'Only in the visitor’s browser', 'cartlet' ),
						'hourly' => __( 'Also in the page itself, read from the shop every hour', 'cartlet' ),
					),
					$options['names'],
					true
				),
				__( 'With the second, products are there before the script runs, also for search engines and readers without JavaScript. This server then asks the shop once an hour; nothing about your visitors is sent.', 'cartlet' )
			);
		},
		'off' !== $options['names']
	);
	submit_button();
	echo '</form><h2>' . esc_html__( 'Check-up', 'cartlet' ) . '</h2>';
	$asked    = isset( $_POST['cartlet_ask'] ) && check_admin_referer( 'cartlet_ask' );
	$findings = $asked && '' !== client_id() ? array_merge( findings(), ask_shop() ) : findings();
	// What stands to do is said until it is done.
	$is_ready = $asked && array_product( array_column( $findings, 'good' ) );
	show_findings( $findings );
	if ( '' !== client_id() ) {
		printf( '<form action="%s" method="post">', esc_url( admin_url( 'options-general.php?page=cartlet' ) ) );
		wp_nonce_field( 'cartlet_ask' );
		if ( ! $is_ready ) {
			printf(
				'<p>%s</p>',
				/* translators: %s: domain of the site */
				sprintf( esc_html__( 'Buyers come back from the checkout only to domains that your shop knows. On the page of its dashboard where the client ID is, add %s to the allowed redirect domains, and save. Then ask:', 'cartlet' ), '<code>' . esc_html( site_host() ) . '</code>' )
			);
		}
		submit_button( __( 'Ask the shop', 'cartlet' ), 'secondary', 'cartlet_ask' );
		printf(
			'<p><a href="%s">%s</a></p></form>',
			esc_url( add_query_arg( 'cartlet-debug', '', home_url( '/' ) ) ),
			esc_html__( 'Open the home page with the check-up', 'cartlet' )
		);
	}
	echo '</div>';
}

/** @param array<array{good: bool, text: string}> $findings */
function show_findings( array $findings ): void {
	echo '<ul class="ul-disc">';
	foreach ( $findings as $finding ) {
		printf( '<li><strong>%s</strong> %s</li>', esc_html( $finding['good'] ? __( 'Good:', 'cartlet' ) : __( 'To do:', 'cartlet' ) ), esc_html( $finding['text'] ) );
	}
	echo '</ul>';
}
