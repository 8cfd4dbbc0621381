/** The plugin for WordPress as it is packed. What it does in a real WordPress is in tests/e2e/stacks/wordpress.spec.ts, in the long run. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ELEMENTS } from '../../src/manifest/elements'
import { type Files, pluginArchive, pluginFiles } from '../../src/wordpress/plugin-files'
import { hasPhp, type InPhp, php, unpacked } from '../wordpress/in-php'

let files: Files = {}
let plugin: InPhp
let folder = ''

beforeAll(async () => {
  files = await pluginFiles()
  plugin = unpacked(files)
  folder = plugin.folder
})
afterAll(() => plugin.remove())

/** Prints tokens, signatures, named arguments and functions of PHP 8: its own tokenizer tells strings and comments from code. */
const NEWER_THAN_7_4 = `$code = ''; foreach ( token_get_all( file_get_contents( $argv[1] ) ) as $token ) {
	if ( is_array( $token ) && preg_match( '/MATCH|NULLSAFE|ATTRIBUTE|ENUM|READONLY|FIRST_CLASS/', token_name( $token[0] ) ) ) echo $token[1];
	$code .= is_array( $token ) ? ( in_array( $token[0], array( T_CONSTANT_ENCAPSED_STRING, T_COMMENT, T_DOC_COMMENT, T_INLINE_HTML ) ) ? '0' : $token[1] ) : $token;
}
preg_match_all( '/[(,]\\s*[a-z_]+:(?!:)|\\w\\|\\w+ \\$|\\): static|function \\w*\\([^()]*,\\s*\\)|\\b(?:str_(?:contains|starts_with|ends_with)|get_debug_type|fdiv|array_is_list|array_(?:find|any|all)|mb_str_pad|json_validate|preg_last_error_msg)\\(/', $code, $found ); echo implode( $found[0] );`

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

const inPlugin = (code: string) => plugin.run(code)
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

  it('no file uses what PHP 7.4 does not have', () => {
    const newer = (code: string) => {
      writeFileSync(join(folder, 'one.php'), code)
      return php('-r', NEWER_THAN_7_4, '--', join(folder, 'one.php')).stdout
    }
    for (const path of Object.keys(files).filter((one) => one.endsWith('.php') && !one.startsWith('includes/drawn')))
      expect(newer(textOf(path)), path).toBe('')
    for (const code of [
      '$a?->b();',
      'match (1) { 1 => 2 };',
      'f( name: 1 );',
      'function f( int|string $a ) {}',
      'str_contains( 1, 2 );',
      'function f( $a, ) {}',
    ])
      expect(newer(`<?php ${code}`), code).not.toBe('')
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

  it.each([
    ['one site', '$all = array( &$options );'],
    ['every site of a network', '$sites = array( 1 => $options, 7 => $options ); $all = array( &$sites[1], &$sites[7] );'],
  ])('deleting the plugin removes all that it has stored on %s, and nothing else', (_, network) => {
    const stored =
      plugin.run(`$options = array( 'cartlet' => 1, 'cartlet_names' => 2, 'blogname' => 3, 'cron' => array( 'cartlet_read_names' => 4, 'other' => 5 ) );
${network} define( 'WP_UNINSTALL_PLUGIN', 'cartlet' ); require '${folder}/uninstall.php'; echo json_encode( $all );`)
    for (const options of JSON.parse(stored) as object[]) expect(options).toEqual({ blogname: 3, cron: { other: 5 } })
  })
})
