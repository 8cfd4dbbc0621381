<?php
/**
 * Plugin Name: Cartlet
 * Description: Sell the products of your shop in posts and pages: blocks and shortcodes, a cart, the shop's own checkout.
 * Version: 0.0.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 * License URI: https://opensource.org/license/mit
 * Text Domain: cartlet
 *
 * @package Cartlet
 */

namespace Cartlet;

defined( 'ABSPATH' ) || exit;

const FILE = __FILE__;

require __DIR__ . '/includes/manifest.php';
require __DIR__ . '/includes/options.php';
require __DIR__ . '/includes/loader.php';
require __DIR__ . '/includes/names.php';
require __DIR__ . '/includes/products.php';
require __DIR__ . '/includes/drawn.php';
require __DIR__ . '/includes/elements.php';
require __DIR__ . '/includes/allowed-html.php';
require __DIR__ . '/includes/blocks.php';
require __DIR__ . '/includes/preview.php';
require __DIR__ . '/includes/check-up.php';
require __DIR__ . '/includes/settings-page.php';

register_deactivation_hook( FILE, __NAMESPACE__ . '\stop_reading_names' );
