<?php
/**
 * What other plugins do to a page, by `?other=…` in its address: each the usual rewrite of caches, minifiers and consent tools.
 * WordPress loads it from `mu-plugins`.
 */

// Searches wordpress.org, which a test does not reach.
remove_action( 'enqueue_block_editor_assets', 'wp_enqueue_editor_block_directory_assets' );
// Moves the focus 200 ms after the page has loaded, and empties the password of whoever logs in as somebody else.
add_filter( 'enable_login_autofocus', '__return_false' );

$other = isset( $_GET['other'] ) ? $_GET['other'] : '';

/** Scripts that a plugin leaves alone: by a sign on the tag, or by a text in its address. */
function is_excluded( $tag, array $signs, array $addresses ) {
	foreach ( $signs as $sign ) {
		if ( false !== strpos( $tag, $sign ) ) {
			return true;
		}
	}
	foreach ( $addresses as $address ) {
		if ( '' !== trim( $address ) && false !== strpos( $tag, trim( $address ) ) ) {
			return true;
		}
	}
	return false;
}

/** Rewrites each script with an address. */
function each_script( $html, $rewrite ) {
	return preg_replace_callback( '~<script\b[^>]*\bsrc=["\'][^>]*></script>~', static fn( $found ) => $rewrite( $found[0] ), $html );
}

$rewrites = array(
	// "Remove query strings from static resources".
	'no-query'   => static fn( $html ) => each_script( $html, static fn( $tag ) => preg_replace( '~\?[^"\']*(["\'])~', '$1', $tag ) ),
	// Tools that write script tags anew, from their addresses.
	'no-data'    => static fn( $html ) => each_script( $html, static fn( $tag ) => preg_replace( '~ (data-[\w-]+|nowprocket|crossorigin)(="[^"]*")?~', '', $tag ) ),
	// WP Rocket and Flying Scripts: until the visitor does something.
	'delay'      => static fn( $html ) => each_script(
		$html,
		static fn( $tag ) => is_excluded( $tag, array( 'nowprocket' ), apply_filters( 'rocket_delay_js_exclusions', array() ) )
			? $tag
			: str_replace( array( '<script', ' src=' ), array( '<script type="rocketlazyloadscript"', ' data-rocket-src=' ), $tag )
	),
	// Autoptimize: everything in one file, which has none of the attributes.
	'join'       => static fn( $html ) => each_script(
		$html,
		static fn( $tag ) => is_excluded( $tag, array( 'data-noptimize' ), explode( ',', apply_filters( 'autoptimize_filter_js_exclude', 'wp-includes/js/dist/' ) ) ) ? $tag : ''
	),
	// Consent tools and those that delay everything: no exclusion counts, and scripts run after the visitor has done something.
	'delay-all'  => static fn( $html ) => str_replace(
		'</body>',
		'<script>addEventListener("mousemove", () => document.querySelectorAll("script[type=\'text/plain\']").forEach((old) => { const script = document.createElement("script"); for (const { name, value } of old.attributes) if (name !== "type") script.setAttribute(name, value); old.replaceWith(script) }), { once: true })</script></body>',
		each_script( $html, static fn( $tag ) => preg_replace( '~<script( type=["\'][^"\']*["\'])?~', '<script type="text/plain"', $tag ) )
	),
	// Autoptimize: all styles in one element, which shadow roots do not see.
	'join-css'   => static function ( $html ) {
		$styles = '';
		$html   = preg_replace_callback(
			'~<link\b[^>]*\brel=["\']stylesheet["\'][^>]*>|<style\b[^>]*>.*?</style>~s',
			static function ( $found ) use ( &$styles ) {
				if ( is_excluded( $found[0], array(), explode( ',', apply_filters( 'autoptimize_filter_css_exclude', 'admin-bar.min.css, dashicons.min.css' ) ) ) ) {
					return $found[0];
				}
				$styles .= 'l' === $found[0][1] ? '' : strip_tags( $found[0] );
				return '';
			},
			$html
		);
		return str_replace( '</head>', "<style>$styles</style></head>", $html );
	},
	// LiteSpeed.
	'lite'       => static fn( $html ) => each_script(
		$html,
		static fn( $tag ) => is_excluded( $tag, array( 'data-no-optimize', 'data-no-defer' ), array() ) ? $tag : preg_replace( '~<script~', '<script type="litespeed/javascript"', $tag )
	),
	// Minifiers of HTML, which leave the texts of scripts alone.
	'minify'     => static fn( $html ) => preg_replace(
		array( '~<!--.*?-->~s', '~>\s+<~', '~<script\b[^>]*>[^<].*?</script>(*SKIP)(*F)|=(["\'])([\w/:.-]+)\1~s' ),
		array( '', '><', '=$2' ),
		$html
	),
	// A page cache: the second visitor gets the first one's bytes.
	'cache'      => static function ( $html ) {
		$file = sys_get_temp_dir() . '/cartlet-cache-' . md5( ABSPATH . $_SERVER['REQUEST_URI'] );
		if ( is_file( $file ) ) {
			$cached = file_get_contents( $file );
			unlink( $file );
			return $cached;
		}
		file_put_contents( $file, $html );
		return $html;
	},
);

if ( isset( $rewrites[ $other ] ) && ! is_admin() ) {
	add_action( 'template_redirect', static fn() => ob_start( $rewrites[ $other ] ) );
}

if ( 'policy' === $other ) {
	add_filter( 'cartlet_script_nonce', static fn() => 'aGFyYm91cg' );
	add_action( 'send_headers', static fn() => header( "Content-Security-Policy: script-src 'nonce-aGFyYm91cg' 'strict-dynamic'; object-src 'none'; base-uri 'none'" ) );
}
// A filter that returns what no nonce is: nothing of it may reach the page.
if ( 'bad-nonce' === $other ) {
	add_filter( 'cartlet_script_nonce', static fn() => '" onload="alert(1)' );
}
