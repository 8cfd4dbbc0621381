/** What `cartlet render` does to a page: what it inserts, and that every other byte is unchanged. */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { describe, expect, it } from 'vitest'
import { scanPage } from '../../../src/cli/page/scan-page'
import { aSnapshot, CLIENT_ID, rendered, sourceOf } from '../../support/fixtures/rendered-page'
import { anAmount, aProduct, aTee } from '../../support/fixtures/views'

const BUTTON = '<cartlet-buy-button product="blue-mug"></cartlet-buy-button>'
const OURS =
  /<template shadowrootmode="open" data-cartlet-rendered>.*?<\/template>|<script type="application\/ld\+json" data-cartlet-rendered>.*?<\/script>/gs

/** The page without the insertions, which are found by a pattern and not by the parser under test. */
const withoutOurs = (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace(OURS, ''), 'latin1')
const countOurs = (bytes: Buffer) => bytes.toString('latin1').match(OURS)?.length ?? 0

const elementsIn = (node: Tree.ParentNode): Tree.Element[] =>
  node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []))
const attributesOf = (element: Tree.Element) => Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))

const LATIN_1 = Buffer.concat([
  Buffer.from('<!doctype html><meta charset=windows-1252><title>Gr'),
  Buffer.from([0xfc, 0xdf, 0xe9]),
  Buffer.from(`</title><p>${BUTTON}`),
  Buffer.from([0x80, 0x81, 0xff]),
])

/** Each page has one buy button to render. */
const NASTY: [what: string, page: string | Buffer][] = [
  [
    'lines that end with CRLF',
    `<!DOCTYPE html>\r\n<html>\r\n<head>\r\n<title>A</title>\r\n</head>\r\n<body>\r\n${BUTTON}\r\n</body>\r\n</html>\r\n`,
  ],
  ['a lone CR and a form feed', `<!DOCTYPE html>\r<body>\f${BUTTON}\r`],
  ['a byte order mark', `\ufeff<!DOCTYPE html><html><head></head><body>${BUTTON}</body></html>`],
  ['no head, body or doctype', `<p>Text ${BUTTON} more`],
  ['nothing besides the element', BUTTON],
  ['a head that is not closed', `<html><head><title>A</title><meta charset=utf-8><body>${BUTTON}`],
  ['text where the head should be', `<html>  hello ${BUTTON}`],
  ['upper case', '<HTML><HEAD></HEAD><BODY><CARTLET-BUY-BUTTON PRODUCT="blue-mug" LABEL=Buy></CARTLET-BUY-BUTTON></BODY></HTML>'],
  ['values without quotes', '<body><div data-cartlet=buy-button data-product=blue-mug title=a/b></div>'],
  ['values in single quotes', `<body><div data-cartlet='buy-button' data-product='blue-mug' title='a > b "c"'></div>`],
  ['an element that is not closed', '<body><div><cartlet-buy-button product=blue-mug>Buy</div><p>after'],
  ['an element that is closed like XML', '<body><p><cartlet-buy-button product="blue-mug"/></p><p>after</p>'],
  ['an element at the end of the file', '<body><cartlet-buy-button product=blue-mug>'],
  ['comments that look like tags', `<body><!-- ${BUTTON} --><!-- > --!>${BUTTON}<!--${BUTTON}`],
  ['a comment before the doctype', `<!-- <head></head> --><!doctype html><title>x</title>${BUTTON}`],
  [
    'scripts and styles that contain tags',
    `<head><script>"</head>${BUTTON}<body>"</script><style>a::after{content:"${BUTTON}"}</style></head><body>${BUTTON}`,
  ],
  ['a script with an escaped comment', `<script><!--<script>${BUTTON}</script>--></script><body>${BUTTON}`],
  ['a textarea and a title that contain tags', `<title>${BUTTON}</title><textarea>${BUTTON}</textarea>${BUTTON}`],
  [
    'templates',
    `<template><head></head>${BUTTON}</template><body><template>${BUTTON}<template>${BUTTON}</template></template>${BUTTON}`,
  ],
  ['noscript', `<head><noscript><link href=x></noscript></head><noscript>${BUTTON}</noscript>${BUTTON}`],
  ['foreign content', `<body><svg><circle/><cartlet-buy-button product="blue-mug"></cartlet-buy-button></svg>${BUTTON}`],
  ['a table around it', `<table><tr><td>${BUTTON}<tr><td>x</table>`],
  ['wrongly nested formatting', `<p><b><i>${BUTTON}</b> text</i> <b>more`],
  ['an encoding of one byte', LATIN_1],
  ['NUL and other control characters', `<body>\0\x01${BUTTON}\x7f\0`],
  ['signs of four bytes', `<body>🧶 ${BUTTON} 🏺<p lang=he>ספל`],
  ['references to characters', `<body title="&lt;&amp;&#x1F9F6;&bogus;">&notit; ${BUTTON} &amp`],
  ['a doctype of old', `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><body bgcolor=#fff>${BUTTON}`],
  ['an end of the body before the end', `<body></body>${BUTTON}</html>\n<!-- end -->\n`],
  ['a CDATA section and a processing instruction', `<body><?php echo "x" ?><![CDATA[ ${'<b>'} ]]>${BUTTON}`],
  ['a broken tag at the end', `<body>${BUTTON}<a href="`],
  ['the tags of a template language', `{% extends "base" %}{{#each x}}<body class="{{ c }}">${BUTTON}{% endblock %}`],
]

describe('rendering a page that is hard to parse', () => {
  it.each(NASTY)('a page with %s keeps every byte of its author', async (_, page) => {
    const { bytes, drawn, notes } = await rendered(page)
    expect({ drawn, notes }).toEqual({ drawn: 1, notes: [] })
    expect(countOurs(bytes)).toBe(2)
    expect(withoutOurs(bytes).equals(Buffer.from(page))).toBe(true)
  })

  it.each(NASTY)('a page with %s gets the button in its element and the data in the head', async (_, page) => {
    const { bytes } = await rendered(page)
    const elements = elementsIn(parse(bytes.toString('utf8').replace(/^\ufeff/, '')))
    const hosts = elements.filter((one) => one.tagName === 'cartlet-buy-button' || attributesOf(one)['data-cartlet'])
    const roots = hosts.flatMap((host) => {
      const [first] = host.childNodes
      return first && 'tagName' in first && first.tagName === 'template' ? [first as Tree.Template] : []
    })
    expect(roots).toHaveLength(1)
    const [root] = roots
    expect(root && elementsIn(root.content).some((one) => one.tagName === 'button')).toBe(true)
    const data = elements.filter((one) => one.tagName === 'script' && 'data-cartlet-rendered' in attributesOf(one))
    expect(data.map((one) => (one.parentNode as Tree.Element).tagName)).toEqual(['head'])
  })

  it.each(NASTY)('a page with %s is not changed by a second run', async (_, page) => {
    const first = await rendered(page)
    expect((await rendered(first.bytes)).edits).toEqual([])
  })

  it.each(
    NASTY,
  )('a page with %s gets a new price, and is restored when the product is gone from the snapshot', async (_, page) => {
    const first = await rendered(page)
    const dearer = aSnapshot({ takenAt: '2026-11-23T10:00:00.000Z', products: [aProduct({ price: anAmount(21) })] })
    const second = await rendered(first.bytes, dearer)
    expect(second.text).toMatch(/(€|&#8364;)21\.00/)
    expect(second.bytes.toString('latin1')).not.toContain('18.00')
    expect(countOurs(second.bytes)).toBe(2)
    const third = await rendered(second.bytes, aSnapshot({ products: [] }))
    expect(third.notes).toEqual([expect.stringContaining('is not in the snapshot')])
    expect(third.bytes.equals(Buffer.from(page))).toBe(true)
  })
})

describe('a page without our elements', () => {
  it.each([
    ['plain', '<!doctype html><html><head><title>About</title></head><body><p>Us</p></body></html>'],
    ['with its own structured data', '<head><script type="application/ld+json">{"a":1}</script></head><p>Us'],
    ['empty', ''],
  ])('a page without our elements is not edited when it is %s', async (_, page) => {
    expect((await rendered(page)).edits).toEqual([])
  })
})

describe('the rendered markup', () => {
  it('writes only ASCII when the page declares no encoding', async () => {
    const { bytes } = await rendered(`<p>${BUTTON}`)
    expect(bytes.toString('latin1')).toMatch(/^[\n\x20-\x7e]*$/)
    expect(bytes.toString()).toContain('&#8364;18.00')
  })

  it('writes UTF-8 when the page declares it', async () => {
    expect((await rendered(`<meta charset="UTF-8">${BUTTON}`)).text).toContain('€18.00')
  })

  it("uses the author's content as the label, in any encoding", async () => {
    const page = Buffer.from(
      '<meta charset=latin1><cartlet-buy-button product=blue-mug> Gr\xfc&szlig;e\n <b>kaufen</b></cartlet-buy-button>',
      'latin1',
    )
    expect((await rendered(page)).text).toContain('<slot name="label">Gr&#252;&#223;e kaufen</slot>')
  })

  it('reads a page that calls itself UTF-16 in ASCII letters as UTF-8, as browsers do', async () => {
    const page = '<meta charset=utf-16><cartlet-buy-button product=blue-mug>Grüße kaufen</cartlet-buy-button>'
    expect((await rendered(page)).text).toContain('<slot name="label">Gr&#252;&#223;e kaufen</slot>')
  })

  it.each([
    ['a picture', '<a href="/mug"><img alt="Buy the mug" src="mug.png"></a>', 'Buy the mug'],
    ['paragraphs', '<p>Buy the</p><p>Blue Mug</p>', 'Buy the Blue Mug'],
    ['a hint that only a search of the page shows', 'Buy the mug<span hidden="until-found"> Needs scripts</span>', 'Buy the mug'],
    ['a drawing', '<svg><title>Cup</title><metadata>Draw 1.2</metadata></svg>Buy the mug', 'Buy the mug'],
  ])("the label is what the author's content says, with %s", async (_, content, label) => {
    const { text } = await rendered(`<cartlet-buy-button product=blue-mug>${content}</cartlet-buy-button>`)
    expect(text).toContain(`<slot name="label">${label}</slot>`)
  })

  it("uses the language and the direction of the element's place in the page", async () => {
    const { text } = await rendered(`<html lang=de><body><p lang="ar" dir=rtl>${BUTTON}`)
    expect(text).toMatch(/<div lang="ar" dir="rtl"/)
  })

  it('links the style sheets beside the loader when the author asks for it, or those in a folder', async () => {
    const script = `<script src="https://cdn.example/c/loader.js?x" data-client-id="${CLIENT_ID}"></script>`
    const { text, bytes } = await rendered(script + BUTTON, aSnapshot(), { linkedStyles: true })
    expect(text).toContain('href="https://cdn.example/c/cartlet-shadow.css"')
    expect(text).not.toContain('<style')
    const moved = await rendered(bytes, aSnapshot(), { styles: '/css' })
    expect(moved.text).toContain('href="/css/cartlet-shadow.css"')
  })

  it('includes the styles, and is stable on a second run', async () => {
    const { text, bytes } = await rendered(BUTTON)
    expect(text).toMatch(/<style data-cartlet-rendered>\s*:host/)
    expect(text).not.toContain('<link')
    expect((await rendered(bytes)).edits).toEqual([])
    expect((await rendered(bytes)).text).toBe((await rendered(BUTTON)).text)
  })

  it('writes no style attribute or event handler, and no style element when they are linked', async () => {
    const grid = '<cartlet-collection></cartlet-collection><cartlet-product product=linen-tee></cartlet-product>'
    const shop = aSnapshot({
      products: [aProduct(), aTee()],
      collections: [{ reference: '', id: '', name: '', products: ['tee-id', 'mug-id'] }],
    })
    const { text, drawn } = await rendered(BUTTON + grid, shop, { linkedStyles: true })
    expect(drawn).toBe(3)
    expect(text).not.toMatch(/<style|\sstyle=|\son\w+=/i)
  })

  it('creates no tags or scripts from text of the shop', async () => {
    const evil = '</script></template><img src=x onerror=alert(1)>"><!--'
    const { bytes, text } = await rendered(
      `<head></head><body>${BUTTON}<cartlet-product product=blue-mug></cartlet-product>`,
      aSnapshot({ products: [aProduct({ name: evil, ribbon: evil, brand: evil, price: anAmount(1, { formatted: evil }) })] }),
    )
    expect(countOurs(bytes)).toBe(3)
    expect(text).not.toContain('<img src=x')
    expect(elementsIn(parse(text)).filter(({ tagName }) => tagName === 'img')).toEqual([])
  })

  it('sets headings one level below the heading before the element', async () => {
    const shop = aSnapshot({ collections: [{ reference: 'all', id: 'all-id', name: 'All', products: ['mug-id'] }] })
    const { text } = await rendered('<h1>Shop</h1><h3>Mugs</h3><cartlet-collection collection=all></cartlet-collection>', shop)
    expect(text).toMatch(/<h4 [^>]*class="name"/)
  })
})

describe('elements that are left to the author', () => {
  it.each([
    [
      'that sells for another shop',
      '<cartlet-buy-button product=blue-mug client-id=other></cartlet-buy-button>',
      /another client id/,
    ],
    [
      'that has a template of the author',
      '<cartlet-product product=blue-mug><ul><template><li data-cartlet-text=name></template></ul></cartlet-product>',
      /has a template of yours/,
    ],
    [
      'that has a shadow root already',
      '<cartlet-buy-button product=blue-mug><template shadowrootmode=open>x</template></cartlet-buy-button>',
      /already has a shadow root/,
    ],
    [
      'whose product is not in the snapshot',
      '<cartlet-product product=vase></cartlet-product>',
      /"vase"> is not in the snapshot/,
    ],
    [
      'whose variant does not exist',
      '<cartlet-buy-button product=blue-mug variant=x></cartlet-buy-button>',
      /not in the snapshot/,
    ],
    ['that is never closed', `<cartlet-buy-button product=blue-mug>${'x'.repeat(70_000)}`, /not closed/],
  ])('does not edit an element %s, and prints a note', async (_, page, note) => {
    const { edits, notes } = await rendered(page)
    expect(edits).toEqual([])
    expect(notes).toEqual([expect.stringMatching(note)])
  })

  it.each([
    '<cartlet-cart-toggle></cartlet-cart-toggle>',
    '<a data-cartlet=buy-button data-product=blue-mug></a>',
    '<cartlet-cart></cartlet-cart>',
    '<cartlet-collection source=recent></cartlet-collection>',
    '<cartlet-collection sort=price-asc></cartlet-collection>',
  ])('leaves without a note: %s', async (page) => {
    expect(await rendered(page)).toMatchObject({ edits: [], notes: [] })
  })
})

describe('the data for search engines', () => {
  const dataIn = (text: string) => JSON.parse(/ld\+json" data-cartlet-rendered>(.*?)<\/script>/s.exec(text)?.[1] ?? 'null')

  it('the structured data names the page as the place of sale, and each product once', async () => {
    const { text } = await rendered(BUTTON + BUTTON, aSnapshot(), { url: 'https://site.example/mug' })
    expect(dataIn(text)['@graph']).toEqual([
      {
        '@type': 'Product',
        productID: 'mug-id',
        name: 'Blue Mug',
        url: 'https://site.example/mug',
        offers: {
          '@type': 'Offer',
          price: 18,
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
          url: 'https://site.example/mug',
        },
      },
    ])
  })

  it('the structured data contains the descriptions of the snapshot', async () => {
    const shop = aSnapshot({ products: [aProduct(), aTee()], descriptions: { 'mug-id': 'Holds 350 ml. </script>' } })
    const { text } = await rendered('<cartlet-product product=blue-mug></cartlet-product>', shop)
    expect(dataIn(text)['@graph']).toMatchObject([{ productID: 'mug-id', description: 'Holds 350 ml. </script>' }])
  })

  it('the structured data lists the variants of a product, and the products of a grid', async () => {
    const shop = aSnapshot({
      products: [aProduct(), aTee()],
      collections: [{ reference: 'all', id: 'all-id', name: 'All', products: ['tee-id', 'mug-id'] }],
    })
    const { text } = await rendered('<cartlet-collection collection=all></cartlet-collection>', shop)
    const [list] = dataIn(text)['@graph']
    expect(list).toMatchObject({ '@type': 'ItemList', name: 'All', numberOfItems: 2 })
    const [tee, mug] = list.itemListElement.map(({ item }: { item: object }) => item)
    expect(mug).toMatchObject({ '@type': 'Product', productID: 'mug-id' })
    expect(tee).toMatchObject({ '@type': 'ProductGroup', variesBy: ['Size', 'Colour'] })
    expect(tee.hasVariant.map(({ name, offers }: { name: string; offers: { price: number } }) => [name, offers.price])).toEqual([
      ['Linen Tee, S, Sage', 38],
      ['Linen Tee, M, Sage', 40],
      ['Linen Tee, S, Clay', 38],
    ])
  })
})

describe('scanPage', () => {
  it.each(['<?xml version="1.0"?><html/>', '\ufeff <?xml version="1.0"?><html/>'])('refuses XML: %s', async (page) => {
    await expect(scanPage(sourceOf(Buffer.from(page), 64))).rejects.toThrow('is XML')
  })

  it('refuses UTF-16', async () => {
    await expect(scanPage(sourceOf(Buffer.from(`\ufeff${BUTTON}`, 'utf16le')))).rejects.toThrow('is UTF-16')
  })

  it('finds the same elements in chunks of every size', async () => {
    const page = Buffer.from(`<html lang=de><head><title>ä</title></head><body>${BUTTON}<p>🧶</p>${BUTTON}</body>`)
    const whole = await scanPage(sourceOf(page, page.length))
    expect(whole.elements).toHaveLength(2)
    for (const size of [3, 4, 5, 11, 64]) expect(await scanPage(sourceOf(page, size))).toEqual(whole)
  })

  it("finds the products that the page's own buttons add", async () => {
    const page =
      '<button data-cartlet-add="blue-mug">Buy</button><a data-cartlet-add=größe></a><template><a data-cartlet-add=x></a></template>'
    expect((await scanPage(sourceOf(Buffer.from(page)))).added).toEqual(['blue-mug', 'größe'])
  })

  it("reads the settings of the shop from the script's address and attributes", async () => {
    const { script } = await scanPage(
      sourceOf(
        Buffer.from(
          '<script src="x.js"></script><script async src="/c/loader.js?client-id=abc&locale=de" data-theme=dark></script>',
        ),
      ),
    )
    expect(script).toEqual({ clientId: 'abc', locale: 'de', theme: 'dark', folder: '/c/' })
  })
})
