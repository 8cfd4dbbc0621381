<?php
/**
 * Finds what keeps the site from selling: for the settings page and for Tools → Site Health.
 *
 * @package Cartlet
 */

namespace Cartlet;

defined( 'ABSPATH' ) || exit;

add_filter( 'site_status_tests', __NAMESPACE__ . '\add_health_test' );

/** Files of the plugin that are missing or were changed after they were packed. */
function damaged_files(): array {
	$list   = files_path( 'sri.json' );
	$hashes = is_readable( $list ) ? json_decode( (string) file_get_contents( $list ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin.
	if ( ! is_array( $hashes ) || ! $hashes ) {
		return array( 'sri.json' );
	}
	$damaged = array();
	foreach ( $hashes as $file => $hash ) {
		$path = files_path( basename( (string) $file ) );
		if ( ! is_readable( $path ) || 'sha256-' . base64_encode( (string) hash_file( 'sha256', $path, true ) ) !== $hash ) { // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the form of the hashes.
			$damaged[] = basename( (string) $file );
		}
	}
	return $damaged;
}

/**
 * What can be found without any request.
 *
 * @return array<array{good: bool, text: string}>
 */
function findings(): array {
	$damaged = damaged_files();
	$https   = 'https' === wp_parse_url( home_url(), PHP_URL_SCHEME );
	$local   = (bool) preg_match( '/^(localhost|127\.|\[::1\])/', (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
	return array(
		'' === client_id()
			? array(
				'good' => false,
				'text' => __( 'The shop is missing: paste the client ID above.', 'cartlet' ),
			)
			: array(
				'good' => true,
				'text' => __( 'A shop is chosen.', 'cartlet' ),
			),
		$damaged
			? array(
				'good' => false,
				/* translators: %s: names of files */
				'text' => sprintf( __( 'Files of the plugin are missing or changed: %s. Install the plugin again.', 'cartlet' ), implode( ', ', array_slice( $damaged, 0, 5 ) ) ),
			)
			: array(
				'good' => true,
				'text' => __( 'All files of the plugin are as they were published.', 'cartlet' ),
			),
		$https || $local
			? array(
				'good' => true,
				'text' => __( 'The address of the site allows a checkout to lead back to it.', 'cartlet' ),
			)
			: array(
				'good' => false,
				'text' => __( 'The address of the site begins with http. The checkout leads back only to https: change it under Settings → General.', 'cartlet' ),
			),
	);
}

/** Domain of the site as the shop's dashboard wants it. */
function site_host(): string {
	$port = wp_parse_url( home_url(), PHP_URL_PORT );
	return wp_parse_url( home_url(), PHP_URL_HOST ) . ( $port ? ":$port" : '' );
}

/**
 * Asks the platform whether it knows the shop, and whether it leads buyers back to this site. Only after the administrator has
 * pressed the button.
 *
 * @return array<array{good: bool, text: string}>
 */
function ask_shop(): array {
	$token = visitor_token();
	if ( is_wp_error( $token ) ) {
		return array(
			array(
				'good' => false,
				'text' => 'cartlet_token' === $token->get_error_code()
					/* translators: %s: number of an HTTP status */
					? sprintf( __( 'The shop does not know this client ID (answer %s). Copy it again from the shop’s dashboard.', 'cartlet' ), $token->get_error_message() )
					: __( 'This server cannot reach the shop. Visitors’ browsers ask the shop themselves, so buttons may work all the same.', 'cartlet' ),
			),
		);
	}
	$findings = array(
		array(
			'good' => true,
			'text' => __( 'The shop answers.', 'cartlet' ),
		),
	);
	$allowed  = is_return_allowed( $token );
	if ( null !== $allowed ) {
		$findings[] = array(
			'good' => $allowed,
			'text' => sprintf(
				$allowed
					/* translators: %s: domain of the site */
					? __( 'The shop leads buyers back to %s.', 'cartlet' )
					/* translators: %s: domain of the site */
					: __( 'The shop does not lead buyers to and from %s yet: its dashboard does not have it among the allowed redirect domains.', 'cartlet' ),
				site_host()
			),
		);
	}
	return $findings;
}

/** Whether a checkout may lead back to this site: asked with a checkout that does not exist. Null if the platform does not say. */
function is_return_allowed( string $token ): ?bool {
	$answer = ask(
		'/_api/redirects-api/v1/redirect-session',
		array(
			'ecomCheckout' => array( 'checkoutId' => '00000000-0000-4000-8000-000000000000' ),
			'callbacks'    => array( 'postFlowUrl' => home_url( '/' ) ),
		),
		$token
	);
	if ( is_wp_error( $answer ) ) {
		return null;
	}
	if ( 'REDIRECT_URL_NOT_ALLOWED' === $answer['code'] ) {
		return false;
	}
	return in_array( $answer['status'], array( 200, 404 ), true ) || 'CHECKOUT_NOT_FOUND' === $answer['code'] ? true : null;
}

function add_health_test( $tests ) {
	$tests['direct']['cartlet'] = array(
		'label' => 'Cartlet',
		'test'  => __NAMESPACE__ . '\health_test',
	);
	return $tests;
}

function health_test(): array {
	$bad   = array_column( array_filter( findings(), static fn( $finding ) => ! $finding['good'] ), 'text' );
	$lines = '';
	foreach ( $bad ? $bad : array( __( 'Shop, files and address are in order.', 'cartlet' ) ) as $text ) {
		$lines .= '<p>' . esc_html( $text ) . '</p>';
	}
	return array(
		'label'       => $bad ? __( 'Cartlet cannot sell yet', 'cartlet' ) : __( 'Cartlet is ready to sell', 'cartlet' ),
		'status'      => $bad ? 'recommended' : 'good',
		'badge'       => array(
			'label' => 'Cartlet',
			'color' => 'blue',
		),
		'description' => $lines,
		'actions'     => sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=cartlet' ) ), esc_html__( 'Settings of Cartlet', 'cartlet' ) ),
		'test'        => 'cartlet',
	);
}
