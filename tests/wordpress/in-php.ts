/** The plugin's PHP without a WordPress: each of its functions that the plugin uses, as narrow as the original. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import type { Files } from '../../src/wordpress/plugin-files'

export const php = (...values: readonly string[]) => spawnSync('php', values, { encoding: 'utf8' })
export const hasPhp = php('-v').status === 0
if (!hasPhp) console.log('Left out: the PHP of the WordPress plugin, because there is no php. On Debian: apt-get install php-cli')

/** The extension of PHP that writes amounts in other languages. */
export const hasIntl = hasPhp && php('-r', 'echo class_exists( "NumberFormatter" ) ? 1 : 0;').stdout === '1'

export const CLIENT_ID = '2f6a1c58-7d0e-4b8b-9c1e-5a8d3f402b77'

const WORDPRESS = `<?php
define( 'ABSPATH', '/' ); define( 'MB_IN_BYTES', 1048576 ); define( 'DAY_IN_SECONDS', 86400 );
if ( ! function_exists( 'mb_substr' ) ) { function mb_substr( $text, $start, $length ) { return substr( $text, $start, $length ); } }
class WP_Error { function __construct( $code = '', $message = '' ) {} }
function add_action() {} function add_filter() {} function register_deactivation_hook() {} function plugin_basename( $file ) { return $file; }
function __( $text ) { return $text; }
function get_option( $name ) { $GLOBALS['unpacked'][ $name ] = 1 + ( $GLOBALS['unpacked'][ $name ] ?? 0 ); return $GLOBALS['options'][ $name ] ?? false; } function update_option( $name, $value ) { $GLOBALS['options'][ $name ] = $value; }
function delete_option( $name ) { unset( $GLOBALS['options'][ $name ] ); }
function esc_html( $text ) { return htmlspecialchars( $text, ENT_QUOTES ); } function esc_attr( $text ) { return htmlspecialchars( $text, ENT_QUOTES ); }
function esc_url( $text ) { return htmlspecialchars( esc_url_raw( $text ), ENT_QUOTES ); } function esc_url_raw( $text ) { return preg_replace( '/[\\s"<>\\\\\\\\^\`{|}]/', '', $text ); }
function wp_strip_all_tags( $text ) { return trim( strip_tags( $text ) ); }
function sanitize_text_field( $text ) { return trim( preg_replace( '/\\s+/', ' ', strip_tags( $text ) ) ); }
function is_feed() { return $GLOBALS['is_feed'] ?? false; } function is_embed() { return false; } function is_rtl() { return false; }
function did_action( $name ) { return 'template_redirect' === $name && ( $GLOBALS['is_page'] ?? true ); } function get_bloginfo() { return $GLOBALS['language'] ?? 'en-US'; }
function wp_script_is() { return false; } function plugins_url( $path ) { return "https://site.example/$path"; }
function add_query_arg( $values, $url ) { return $url . '?' . http_build_query( $values ); } function apply_filters( $name, $value ) { return $GLOBALS['filters'][ $name ] ?? $value; }
function untrailingslashit( $text ) { return rtrim( $text, '/' ); } function add_settings_error() {} function wp_json_encode( $value, $flags = 0 ) { return json_encode( $value, $flags ); }
function wp_enqueue_script() { $GLOBALS['enqueued'] = ( $GLOBALS['enqueued'] ?? 0 ) + 1; } function wp_enqueue_style() {} function wp_style_add_data() {}
function is_wp_error( $value ) { return $value instanceof WP_Error; } function wp_remote_retrieve_body( $answer ) { return $answer['body']; } function wp_remote_retrieve_response_code( $answer ) { return $answer['code']; }
function wp_remote_post( $url, $given ) {
	list( $refused, $status ) = $GLOBALS['refusal'] ?? array( '', 0 );
	if ( $refused && strpos( $url, $refused ) ) return $status ? array( 'body' => '{}', 'code' => $status ) : new WP_Error();
	$headers = ''; foreach ( $given['headers'] as $name => $value ) $headers .= "$name: $value\\r\\n";
	$body = @file_get_contents( $url, false, stream_context_create( array( 'http' => array( 'method' => 'POST', 'header' => $headers, 'content' => $given['body'], 'ignore_errors' => true, 'timeout' => $given['timeout'] ) ) ) );
	return false === $body ? new WP_Error() : array( 'body' => $body, 'code' => (int) explode( ' ', $http_response_header[0] )[1] );
}
function get_current_blog_id() { return 1; } function is_multisite() { return isset( $GLOBALS['sites'] ); } function get_sites() { return array_keys( $GLOBALS['sites'] ); }
function switch_to_blog( $id ) { $GLOBALS['options'] =& $GLOBALS['sites'][ $id ]; } function restore_current_blog() {} function wp_clear_scheduled_hook( $hook ) { unset( $GLOBALS['options']['cron'][ $hook ] ); }
class Database { public $posts = 'posts'; public $contents = array(); function prepare() {} function esc_like( $text ) { return $text; } function get_col() { return $this->contents; } }
$wpdb = new Database();
$options = array( 'permalink_structure' => '/%postname%/', 'cartlet' => array( 'client_id' => '${CLIENT_ID}', 'product_link' => 'https://shop.example/product-page/{slug}' ) );
`

export interface InPhp {
  folder: string
  /** Runs PHP with the plugin's functions and returns what it prints. */
  run(code: string): string
  /** The same, while this process answers requests. */
  runBeside(code: string): Promise<string>
  remove(): void
}

/** Unpacks the plugin into a new folder. */
export function unpacked(files: Files): InPhp {
  const folder = mkdtempSync(join(tmpdir(), 'cartlet-plugin-'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const command = (code: string) => {
    const file = join(folder, 'run.php')
    writeFileSync(file, `${WORDPRESS}require '${folder}/cartlet.php';\n${code}`)
    return ['-d', 'display_errors=stderr', '-d', 'error_reporting=-1', file]
  }
  return {
    folder,
    run(code) {
      const { stdout, stderr } = php(...command(code))
      expect(stderr).toBe('')
      return stdout
    },
    async runBeside(code) {
      const { stdout, stderr } = await promisify(execFile)('php', command(code), { maxBuffer: 2 ** 26 })
      expect(stderr).toBe('')
      return stdout
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
