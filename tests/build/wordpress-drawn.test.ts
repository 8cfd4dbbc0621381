/** What the plugin for WordPress reads from the shop and draws into pages, beside what `cartlet/server` draws of the same shop. */
import { pathToFileURL } from 'node:url'
import { parseFragment, serialize } from 'parse5'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CatalogVersion } from '../../demo/platform/catalog/catalog'
import { type Platform, startPlatform } from '../../demo/platform/server'
import { formatMoney } from '../../src/i18n/format'
import { IMAGES } from '../../src/platform/wire/image-url'
import { readSnapshot } from '../../src/server/read-snapshot'
import { takeSnapshot } from '../../src/server/take-snapshot'
import type { FormatMoney } from '../../src/store/base/format-money'
import type { Snapshot } from '../../src/store/base/snapshot-model'
import type { ProductView } from '../../src/store/base/views'
import { pictureAt } from '../../src/store/catalog/picture-at'
import { amountOf } from '../../src/store/catalog/untrusted'
import { stockOf } from '../../src/widget/product/card/product-facts'
import type { Drawing } from '../../src/wordpress/drawn-templates'
import { pluginFiles } from '../../src/wordpress/plugin-files'
import { hasIntl, hasPhp, type InPhp, unpacked } from '../wordpress/in-php'

/** Each row of the table, drawn by both: by the name of the element, with these attributes. */
const SHAPES: readonly [name: string, attributes: Readonly<Record<string, string>>][] = [
  ['buy-button', {}],
  ['buy-button', { label: 'Take it' }],
  ['buy-button', { label: 'Take it with you on your way across the harbour', theme: 'dark' }],
  ['product', {}],
  ['product', { layout: 'full' }],
]

interface Shown {
  slug: string
  drawn: string[]
  view: ProductView | null
}

const phpArray = (values: Readonly<Record<string, string>>) =>
  `array( ${Object.entries(values)
    .map(([name, value]) => `'${name}' => '${value}'`)
    .join(', ')} )`

const READ = (platform: Platform, slugs: readonly string[]) => `
define( 'CARTLET_API', '${platform.url}' );
$options['cartlet'] = array( 'client_id' => '${platform.clientId}', 'names' => 'hourly' );
$wpdb->contents = array( '${slugs.map((slug) => `[cartlet-product product="${slug}"]`).join(' ')}' );
Cartlet\\read_names();`

/** A call, and the status of its answer: none if it is lost. */
const REFUSALS = [
  ['/oauth2/token', 403],
  ['/oauth2/token', 0],
  ['/products/query', 503],
  ['/products/query', 0],
] as const

/** Attributes in the order of the one, and without the times. */
const plain = (html: string): string => serialize(parseFragment(html.replace(/ data-taken-at="[^"]*"/g, '')))

/** What the script alone draws: other controls, other words, or a link to nowhere. */
const needsScript = (view: ProductView, version: CatalogVersion): boolean =>
  !view.oneTimePurchase ||
  Boolean(view.unitPrice || view.preorder) ||
  !(view.picture && view.url) ||
  stockOf(view).status === 'low-stock' ||
  // Whether it can be ordered ahead takes another call in version 1.
  (version === 'v1' && !view.inStock)

describe.skipIf(!hasPhp)('what the WordPress plugin draws', () => {
  const platforms = {} as Record<CatalogVersion, Platform>
  let plugin: InPhp
  let server: Drawing

  beforeAll(async () => {
    plugin = unpacked(await pluginFiles())
    server = (await import(pathToFileURL('dist/node/server.js').href)) as Drawing
    for (const catalogVersion of ['v1', 'v3'] as const)
      platforms[catalogVersion] = await startPlatform({ port: 0, databaseFile: ':memory:', catalogVersion })
  })
  afterAll(async () => {
    plugin.remove()
    for (const platform of Object.values(platforms)) await platform.close()
  })

  /** What the page shows of one product after the shop was read, with this before the element is written. */
  const written = (
    platform: Platform,
    more: string,
    code = 'echo Cartlet\\element_markup( "product", array( "product" => "blue-mug" ) );',
  ) => plugin.runBeside(`${READ(platform, ['blue-mug'])}\n${more}\n${code}`)

  const snapshotOf = ({ clientId, url }: Platform): Promise<{ snapshot: Snapshot }> =>
    takeSnapshot({ clientId, api: url, locale: 'en-US', collections: [''], limit: 100 })

  it.each([
    'v1',
    'v3',
  ] as const)('buttons and products of a shop with catalog %s are drawn as cartlet/server draws them, and what it cannot draw stays a link', async (version) => {
    const platform = platforms[version]
    const { snapshot } = await snapshotOf(platform)
    const slugs = snapshot.products.map(({ slug }) => slug)
    const output = await plugin.runBeside(`${READ(platform, slugs)}
$shown = array();
foreach ( json_decode( '${JSON.stringify(slugs)}' ) as $slug ) {
	$row = Cartlet\\product_read( $slug );
	$drawn = array();
	foreach ( array( ${SHAPES.map(([name, attributes]) => `array( '${name}', ${phpArray(attributes)} )`).join(', ')} ) as list( $name, $attributes ) )
		$drawn[] = Cartlet\\drawn( $name, $attributes + array( 'product' => $slug ), $attributes['label'] ?? '', $row['view']['url'] ?? '' );
	$shown[] = array( 'slug' => $slug, 'drawn' => $drawn, 'view' => $row['whole'] ? $row['view'] : null );
}
echo json_encode( $shown );`)
    const shown = JSON.parse(output) as Shown[]
    for (const { slug, drawn, view } of shown) {
      const product = snapshot.products.find((one) => one.slug === slug) as ProductView
      for (const [place, [name, attributes]] of SHAPES.entries()) {
        const html = drawn[place] as string
        if (!html) continue
        const expected = server.renderShadowRoot(name, { ...attributes, product: slug }, snapshot, {
          locale: 'en-US',
          styles: 'https://site.example/files/',
        })
        expect(plain(html), `${slug} as ${name} ${JSON.stringify(attributes)}`).toBe(plain(expected))
      }
      if (view) {
        const { secondPicture: _, ...others } = product
        expect(view, slug).toEqual(JSON.parse(JSON.stringify(others)))
      }
    }
    const cards = shown.filter(({ drawn }) => drawn[3]).map(({ slug }) => slug)
    expect(cards).toEqual(snapshot.products.filter((one) => !needsScript(one, version)).map(({ slug }) => slug))
    expect(cards.length).toBeGreaterThan(slugs.length / 3)
    expect(shown.filter(({ view }) => view).length).toBeGreaterThan(slugs.length / 4)
  })

  it('an element has its drawing before the link, in a page alone: feeds, mails and editors get the link', async () => {
    const link = `<a href="${platforms.v3.url}/product-page/blue-mug">Buy Blue Mug</a> <span>€18.00</span></div>`
    const html = await written(platforms.v3, '')
    expect(html).toMatch(
      /^<div data-cartlet="product" data-product="blue-mug"><template shadowrootmode="open" data-cartlet-rendered>/,
    )
    expect(html).toMatch(/<img src="[^"]*blue-mug\.svg" [^>]*>.*€18\.00.*<\/template>/)
    expect(html.endsWith(`</template>${link}`)).toBe(true)
    for (const elsewhere of [
      "$GLOBALS['is_feed'] = true;",
      "$GLOBALS['is_page'] = false;",
      'function amp_is_request() { return true; }',
    ])
      expect(await written(platforms.v3, elsewhere), elsewhere).toBe(
        `<div data-cartlet="product" data-product="blue-mug">${link}`,
      )
  })

  it('a drawing that is older than a day is not shown, nor its price, and the name and the link stay', async () => {
    const aged = await written(platforms.v3, "$options['cartlet_names']['at'] -= 86401;")
    expect(aged).toBe(
      `<div data-cartlet="product" data-product="blue-mug"><a href="${platforms.v3.url}/product-page/blue-mug">Buy Blue Mug</a></div>`,
    )
  })

  it('what was read stays while the shop refuses, and while it is gone', async () => {
    for (const [path, status] of REFUSALS) {
      const refusal = `$before = $options; $GLOBALS['refusal'] = array( '${path}', ${status} ); Cartlet\\read_names();`
      expect(await written(platforms.v3, refusal, 'echo $before === $options ? "kept" : "lost";'), `${path} ${status}`).toBe(
        'kept',
      )
    }
  })

  it.skipIf(!hasIntl)(
    'a price is written as browsers write it in the language of the page, and text that says more stays',
    async () => {
      const amounts = [
        ['de-DE', 1234.5, 'EUR', '€1,234.50'],
        ['ja', 18, 'EUR', '€18.00'],
        ['en-US', 18, 'EUR', '18 € per box'],
        ['en-US', 18, 'CHF', '€18.00'],
      ] as const
      const money = (language: string, value: number, currency: string, text: string) =>
        plugin.run(
          `$GLOBALS['language'] = '${language}'; echo Cartlet\\money( array( 'value' => ${value}, 'currency' => '${currency}', 'formatted' => '${text}' ) );`,
        )
      for (const [language, value, currency, text] of amounts) {
        const format: FormatMoney = (amount, of, text) => formatMoney(amount, of, language, text)
        expect(money(language, value, currency, text)).toBe(amountOf(value, text, currency, format)?.formatted)
      }
    },
  )

  it('what another shop, or another version of the plugin, has read is not shown', async () => {
    for (const other of ["$options['cartlet_names']['client_id'] = 'x';", "$options['cartlet_names']['format'] = 0;"])
      expect(await written(platforms.v3, other), other).toBe('<div data-cartlet="product" data-product="blue-mug">Buy</div>')
  })

  it('the page carries what was read of its own products, and of no other', async () => {
    const printed = async (code: string) =>
      /<script type="application\/json" data-cartlet-snapshot>(.*)<\/script>/.exec(
        await plugin.runBeside(
          `${READ(platforms.v3, ['canvas-tote', 'field-notebook', 'herb-kit'])}\n${code}\nCartlet\\print_snapshot();`,
        ),
      )?.[1]
    expect(await printed('')).toBeUndefined()
    const shown =
      "Cartlet\\element_markup( 'product', array( 'product' => 'field-notebook' ) ); Cartlet\\enqueue_for_markup( '<div data-cartlet=\"buy-button\" data-product=\"herb-kit\"></div>' );"
    const snapshot = readSnapshot(await printed(shown))
    expect(snapshot.products.map(({ slug }) => slug).sort()).toEqual(['field-notebook', 'herb-kit'])
    expect(snapshot).toMatchObject({ clientId: platforms.v3.clientId, api: platforms.v3.url, catalog: 'v3', locale: 'en-US' })
    expect(await printed(`$options['cartlet_names']['at'] -= 86401; ${shown}`)).toBeUndefined()
  })

  it.each([
    { url: `${IMAGES}a~mv2.jpg`, width: 1000, height: 800 },
    { url: `${IMAGES}a~mv2.jpg/v1/fill/w_9,h_9/a.jpg`, width: 500, height: 301 },
    { url: `${IMAGES}a~mv2.jpg`, width: 200, height: 300 },
    { url: `${IMAGES}a~mv2.jpg` },
    { url: `${IMAGES}a.gif`, width: 1000, height: 800 },
    { url: 'https://elsewhere.example/a.jpg', width: 1000, height: 800 },
  ])('a picture has the addresses that a card and a whole product ask for ($url, $width × $height)', (picture) => {
    const addresses = (mode: 'fill' | 'fit') => {
      const px = mode === 'fill' ? 320 : 640
      const { src, srcSet } = pictureAt({ ...picture, alt: '' }, px, px, mode)
      return srcSet?.split(', ').map((one) => one.replace(/ [12]x$/, '')) ?? [src]
    }
    const output = plugin.run(
      `$picture = json_decode( '${JSON.stringify(picture)}', true ); echo json_encode( array( Cartlet\\sized( $picture, false ), Cartlet\\sized( $picture, true ) ) );`,
    )
    expect(JSON.parse(output)).toEqual([addresses('fill'), addresses('fit')])
  })

  it('what is sold in areas for widgets is read as well', () => {
    const found = plugin.run(
      `$options['widget_block'] = array( 2 => array( 'content' => '<!-- wp:cartlet/buy-button {"product":"herb-kit"} /-->' ), '_multiwidget' => 1 ); $wpdb->contents = array( '[cartlet-product product=blue-mug]' ); echo json_encode( Cartlet\\products_of_posts() );`,
    )
    expect(JSON.parse(found)).toEqual(['herb-kit', 'blue-mug'])
  })

  it('a page with many elements unpacks what was read once', async () => {
    const many = 'foreach ( range( 1, 20 ) as $i ) Cartlet\\element_markup( "product", array( "product" => "blue-mug" ) );'
    expect(
      await written(platforms.v3, many, "Cartlet\\print_snapshot(); echo '|', $GLOBALS['unpacked']['cartlet_names'];"),
    ).toMatch(/\|1$/)
  })

  it('texts of the shop stay as they are where WordPress rewrites texts, and no shortcode in them runs', () => {
    const texts = ['"T-shirt" -- it\'s 2x3... (c) :) [cartlet-cart]', '<b>1 & 2</b>']
    for (const text of texts) {
      const html = plugin.run(`echo Cartlet\\exact( base64_decode( '${Buffer.from(text).toString('base64')}' ) );`)
      expect(serialize(parseFragment(html))).toBe(text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;'))
      expect(html).not.toMatch(/["'[\]()<>]|--|\.\.|\dx\d|:\)/)
    }
  })

  it.each([
    ['de-DE', 'de', '{{percent}}\u00a0% Rabatt'],
    ['pt-PT', 'pt-BR', ''],
    ['zh-HK', 'en', ''],
    ['he-IL', 'he', ''],
    ['xx', 'en', ''],
    ['', 'en', ''],
  ])('a page in the language "%s" has the drawings of "%s"', (page, drawn, discount) => {
    const output = plugin.run(`$GLOBALS['language'] = '${page}'; echo json_encode( Cartlet\\drawings() );`)
    const { templates, discount: written } = JSON.parse(output) as { templates: Record<string, string>; discount: string }
    expect(templates['card ready one']).toContain(`<div lang="${drawn}"`)
    expect(templates['card ready one']).toContain(drawn === 'he' ? 'dir="rtl"' : 'dir="{{dir}}"')
    if (discount) expect(written).toBe(discount)
  })
})
