/** The plugin for WordPress as it is packed. What it does in a real WordPress is in tests/e2e/stacks/wordpress.spec.ts, in the long run. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ELEMENTS } from '../../src/manifest/elements'
import { type Files, pluginArchive, pluginFiles } from '../../src/wordpress/plugin-files'

const php = (...values: readonly string[]) => spawnSync('php', values, { encoding: 'utf8' })
const hasPhp = php('-v').status === 0
if (!hasPhp) console.log('Left out: the PHP of the WordPress plugin, because there is no php. On Debian: apt-get install php-cli')

let files: Files = {}
let folder = ''

beforeAll(async () => {
  files = await pluginFiles()
  folder = mkdtempSync(join(tmpdir(), 'cartlet-plugin-'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const textOf = (path: string) => Buffer.from(files[path] as Uint8Array).toString()

describe('the archive of the WordPress plugin', () => {
  it('the archive has the same bytes when it is packed again', async () => {
    expect((await pluginArchive()).equals(await pluginArchive())).toBe(true)
  })

  it('the archive has a block for each element, with its attributes except for the one that names another API', () => {
    for (const { name, attributes } of ELEMENTS) {
      const block = JSON.parse(textOf(`blocks/${name}/block.json`)) as { name: string; attributes: object }
      expect(block.name).toBe(`cartlet/${name}`)
      expect(Object.keys(block.attributes)).toHaveLength(attributes.length + 8)
      expect(block.attributes).not.toHaveProperty('api')
    }
  })

  it('the guide names each block as the editor does', () => {
    const guide = readFileSync('docs/guides/wordpress.md', 'utf8')
    for (const { name } of ELEMENTS) {
      const { title } = JSON.parse(textOf(`blocks/${name}/block.json`)) as { title: string }
      expect(guide.replaceAll('\n', ' ')).toContain(`**${title}**`)
    }
  })

  it('the archive has the files that pages load, the licence, and the version of the package', () => {
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['files/loader.js', 'files/sri.json', 'LICENSE', 'THIRD-PARTY-NOTICES']),
    )
    expect(textOf('cartlet.php')).not.toContain('0.0.0')
    expect(textOf('readme.txt')).not.toContain('0.0.0')
  })

  it.skipIf(spawnSync('unzip', ['-v']).error)('the archive opens with the program unzip', async () => {
    const archive = join(folder, 'cartlet.zip')
    writeFileSync(archive, await pluginArchive())
    expect(spawnSync('unzip', ['-tq', archive], { encoding: 'utf8' }).stdout).toContain('No errors detected')
  })
})

/** The functions of WordPress that elements are written with, each as narrow as the original. */
const WORDPRESS = `<?php
define( 'ABSPATH', '/' ); define( 'MB_IN_BYTES', 1048576 ); define( 'DAY_IN_SECONDS', 86400 );
if ( ! function_exists( 'mb_substr' ) ) { function mb_substr( $text, $start, $length ) { return substr( $text, $start, $length ); } }
function add_action() {} function add_filter() {} function register_deactivation_hook() {} function plugin_basename( $file ) { return $file; }
function __( $text ) { return $text; }
function get_option( $name ) { return $GLOBALS['options'][ $name ] ?? false; }
function esc_html( $text ) { return htmlspecialchars( $text, ENT_QUOTES ); } function esc_attr( $text ) { return htmlspecialchars( $text, ENT_QUOTES ); }
function esc_url( $text ) { return htmlspecialchars( esc_url_raw( $text ), ENT_QUOTES ); } function esc_url_raw( $text ) { return preg_replace( '/[\\s"<>\\\\\\\\^\`{|}]/', '', $text ); }
function sanitize_text_field( $text ) { return trim( preg_replace( '/\\s+/', ' ', strip_tags( $text ) ) ); }
function is_feed() { return false; } function wp_script_is() { return false; } function plugins_url( $path ) { return "https://site.example/$path"; }
function add_query_arg( $values, $url ) { return $url . '?' . http_build_query( $values ); } function apply_filters( $name, $value ) { return $GLOBALS['filters'][ $name ] ?? $value; }
function untrailingslashit( $text ) { return rtrim( $text, '/' ); } function add_settings_error() {}
function wp_enqueue_script() { $GLOBALS['enqueued'] = ( $GLOBALS['enqueued'] ?? 0 ) + 1; } function wp_enqueue_style() {} function wp_style_add_data() {}
$options = array( 'permalink_structure' => '/%postname%/', 'cartlet' => array( 'client_id' => '2f6a1c58-7d0e-4b8b-9c1e-5a8d3f402b77', 'product_link' => 'https://shop.example/product-page/{slug}' ) );
`

/** Runs PHP with the plugin's functions and returns what it prints. */
function inPlugin(code: string): string {
  const file = join(folder, 'run.php')
  writeFileSync(file, `${WORDPRESS}require '${folder}/cartlet.php';\n${code}`)
  const { stdout, stderr } = php('-d', 'display_errors=stderr', '-d', 'error_reporting=-1', file)
  expect(stderr).toBe('')
  return stdout
}

const element = (name: string, given: string) => inPlugin(`echo Cartlet\\element_markup( '${name}', ${given} );`)

describe.skipIf(!hasPhp)('the PHP of the WordPress plugin', () => {
  it('no file has a syntax error', () => {
    const paths = Object.keys(files).filter((path) => path.endsWith('.php'))
    // In one process: starting PHP for each file takes a second on a busy machine.
    const parse = `foreach ( array_slice( $argv, 1 ) as $file ) try { token_get_all( file_get_contents( $file ), TOKEN_PARSE ); } catch ( ParseError $error ) { echo "$file: ", $error->getMessage(), "\\n"; }`
    const parsed = (names: readonly string[]) => php('-r', parse, '--', ...names.map((path) => join(folder, path)))
    expect(parsed(paths).stdout).toBe('')
    writeFileSync(join(folder, 'wrong.php'), '<?php echo (;')
    expect(parsed(['wrong.php']).stdout).toContain('wrong.php')
  })

  it('the plugin writes an element as a div with a link to the page of the product', () => {
    expect(element('buy-button', "array( 'product' => 'blue-mug', 'quantity' => '2' )")).toBe(
      '<div data-cartlet="buy-button" data-product="blue-mug" data-quantity="2"><a href="https://shop.example/product-page/blue-mug">Buy</a></div>',
    )
  })

  it('the plugin writes nothing for an element that lacks its product, and for one that does not exist', () => {
    expect(element('buy-button', "array( 'product' => '' )")).toBe('')
    expect(element('script', "array( 'product' => 'blue-mug' )")).toBe('')
  })

  it('the plugin leaves out values that the manifest does not allow', () => {
    const given =
      "array( 'product' => 'blue-mug', 'action' => 'steal', 'quantity' => '0', 'api' => 'https://evil.example', 'onclick' => 'alert(1)', 'theme' => array( 'dark' ) )"
    expect(element('buy-button', given)).toBe(
      '<div data-cartlet="buy-button" data-product="blue-mug"><a href="https://shop.example/product-page/blue-mug">Buy</a></div>',
    )
  })

  it.each([
    ['" onmouseover="alert(1)', 'https://shop.example/a'],
    ['<script>alert(1)</script>', 'javascript:alert(1)'],
    ["' autofocus onfocus='alert(1)", 'data:text/html,<script>alert(1)</script>'],
    ['</a><img src=x onerror=alert(1)>', 'https://someone@evil.example/'],
    ['&quot;&gt;&lt;svg onload=alert(1)&gt;', '//evil.example'],
    ['mug', 'https://shop.example/"onclick="alert(1)'],
  ])('the plugin writes the text %j and the address %j as text, or not at all', (text, link) => {
    const literal = (value: string) => `base64_decode( '${Buffer.from(value).toString('base64')}' )`
    const html = element(
      'buy-button',
      `array( 'product' => ${literal(text)}, 'label' => ${literal(text)}, 'text' => ${literal(text)}, 'link' => ${literal(link)} )`,
    )
    // What is between quotes is a value; outside of them there are only our own tags and names.
    expect(html.replace(/"[^"]*"/g, '""').replace(/>[^<]*</g, '><')).toMatch(
      /^(|<div data-cartlet="" data-product="" data-label="">(<a href=""><\/a>)?<\/div>)$/,
    )
    expect(html).not.toMatch(/javascript:|data:text|evil\.example/)
  })

  it('the plugin shows a name and a price that were read in the last day, and keeps the price out of the label', () => {
    const read = (at: string) =>
      inPlugin(`$GLOBALS['options']['cartlet']['names'] = 'hourly';
$GLOBALS['options']['cartlet_names'] = array( 'client_id' => '2f6a1c58-7d0e-4b8b-9c1e-5a8d3f402b77', 'at' => ${at}, 'products' => array( 'blue-mug' => array( 'name' => 'Mug <b>', 'price' => '€18.00', 'link' => 'https://shop.example/mug' ) ) );
echo Cartlet\\element_markup( 'buy-button', array( 'product' => 'blue-mug' ) );`)
    expect(read('time()')).toBe(
      '<div data-cartlet="buy-button" data-product="blue-mug" data-label="Buy Mug &lt;b&gt;"><a href="https://shop.example/mug">Buy Mug &lt;b&gt;</a> <span>€18.00</span></div>',
    )
    expect(read('time() - 90000')).not.toContain('€18.00')
  })

  it('the plugin reads either catalog, and gives no price when the variants differ in theirs', () => {
    const row = (product: object) =>
      JSON.parse(
        inPlugin(`echo json_encode( Cartlet\\product_row( json_decode( '${JSON.stringify(product)}', true ) ) );`),
      ) as object
    expect(
      row({
        name: 'Mug',
        url: { url: 'https://shop.example/mug' },
        actualPriceRange: { minValue: { amount: '18.00', formattedAmount: '€18.00' }, maxValue: { amount: '18.00' } },
      }),
    ).toEqual({ name: 'Mug', link: 'https://shop.example/mug', price: '€18.00' })
    expect(
      row({
        name: 'Mug',
        productPageUrl: { base: 'https://shop.example/', path: '/mug' },
        priceRange: { minValue: 18, maxValue: 24 },
        priceData: { formatted: { discountedPrice: '€18.00' } },
      }),
    ).toEqual({ name: 'Mug', link: 'https://shop.example/mug' })
    expect(row({ name: 'Mug', url: { url: 'javascript:alert(1)' } })).toEqual({ name: 'Mug' })
    expect(row({ name: ['Mug'] })).toEqual([])
  })

  it('the plugin writes the settings into the address and the attributes of the one script, with a nonce only if it is one', () => {
    const tag = (nonce: string) =>
      inPlugin(`$GLOBALS['filters']['cartlet_script_nonce'] = '${nonce}'; echo Cartlet\\loader_tag( '', 'cartlet' );`)
    expect(tag('aGFyYm91cg==')).toMatch(
      /^<script async crossorigin src="[^"]*files\/loader\.js\?client-id=2f6a1c58[^"]*" [^>]*data-client-id="2f6a1c58[^>]*nonce="aGFyYm91cg=="><\/script>\n$/,
    )
    expect(tag('" onload="alert(1)')).not.toMatch(/nonce|onload/)
  })

  it('the plugin keeps the place of the product in the address of its page', () => {
    const saved = inPlugin(
      "echo Cartlet\\sanitize_options( array( 'product_link' => ' https://shop.example/p/{slug}?a=1 ' ) )['product_link'];",
    )
    expect(saved).toBe('https://shop.example/p/{slug}?a=1')
  })

  it('the plugin keeps the shop that is saved when the form sends no client ID, and no setting that does not exist', () => {
    const saved = inPlugin(
      "echo json_encode( Cartlet\\sanitize_options( array( 'client_id' => 'IST.secret', 'product_link' => 'javascript:alert(1)', 'names' => 'always', 'settings' => array( 'theme' => 'dark', 'consent' => 'maybe', 'api' => 'https://evil.example' ) ) ) );",
    )
    expect(JSON.parse(saved)).toEqual({
      settings: { theme: 'dark' },
      client_id: '2f6a1c58-7d0e-4b8b-9c1e-5a8d3f402b77',
      product_link: '',
      pages: 'selling',
      names: 'off',
    })
  })
})
