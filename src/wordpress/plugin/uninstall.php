<?php
/**
 * Removes what the plugin has stored. Posts keep their blocks, with the links that authors gave them.
 *
 * @package Cartlet
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

$cartlet_sites = is_multisite() ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( 0 );
foreach ( $cartlet_sites as $cartlet_site ) {
	if ( $cartlet_site ) {
		switch_to_blog( $cartlet_site );
	}
	delete_option( 'cartlet' );
	delete_option( 'cartlet_names' );
	wp_clear_scheduled_hook( 'cartlet_read_names' );
	if ( $cartlet_site ) {
		restore_current_blog();
	}
}
