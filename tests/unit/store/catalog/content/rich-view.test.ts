import { describe, expect, it } from 'vitest'
import {
  BorderStyle,
  DecorationType,
  FontSizeUnit,
  GalleryLayout,
  LinkTarget,
  MapType,
  NodeType,
  PluginAlignment,
  PluginWidth,
  PollVoteVisibility,
  TextAlignment,
} from '../../../../../src/platform/catalog/content/rich-content-constants'
import { richView } from '../../../../../src/store/catalog/content/rich-view'
import { NODES, node, paragraph, said, text } from '../../../../support/fixtures/content/rich-fixture'
import { forbiddenIn, markupOf } from '../../../../support/fixtures/content/rich-markup'

type Json = Record<string, unknown>
const viewOf = (...nodes: unknown[]) => richView({ nodes })
const drawn = (...nodes: unknown[]) => markupOf(viewOf(...nodes))
const decorated = (...decorations: Json[]) => drawn(paragraph(text('word', ...decorations)))
const link = (url: unknown, more: Json = {}): Json => ({ type: 'LINK', linkData: { link: { url, ...more } } })

/** Each value of an enumeration needs an expected markup; a value that is added to the enumeration fails without one. */
const each = <T extends string>(
  words: Readonly<Record<string, T>>,
  becomes: Readonly<Record<T, string>>,
  draw: (word: T) => string,
) =>
  it.each(Object.values(words))('the enumeration value %s is drawn as specified', (word) => {
    expect(becomes[word]).toBeTypeOf('string')
    expect(draw(word)).toBe(becomes[word])
  })

describe('every kind of node', () => {
  it.each(Object.values(NodeType))('a %s node is drawn as its expected markup', (type) => {
    const [one, becomes] = NODES[type]
    expect(one.type).toBe(type)
    expect(drawn(one)).toBe(becomes)
    expect(forbiddenIn(viewOf(one))).toEqual([])
  })

  it.each(Object.values(NodeType))('a %s node without its data draws nothing, unless it is a divider', (type) => {
    for (const bare of [node(type), { type }, { type, nodes: null }]) expect(drawn(bare)).toBe(type === 'DIVIDER' ? '<hr>' : '')
    expect(forbiddenIn(viewOf({ ...NODES[type][0], nodes: null }))).toEqual([])
  })

  it('a node of an unknown type is drawn as its text', () => {
    expect(drawn(node('HOLOGRAM', { hologramData: { x: 1 } }, [said('Seen from here')]))).toBe('<p>Seen from here</p>')
    expect(drawn({ type: 'VERSE', textData: { text: 'And heard' } })).toBe('And heard')
  })

  it('a node whose type is an inherited property name is drawn as its text', () => {
    for (const type of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      expect(drawn(node(type, {}, [said('Words')]))).toBe('<p>Words</p>')
  })
})

describe('a decoration', () => {
  const DECORATIONS: Readonly<Record<DecorationType, [Json, string]>> = {
    BOLD: [{ fontWeightValue: 700 }, '<strong>word</strong>'],
    ITALIC: [{ italicData: true }, '<em>word</em>'],
    UNDERLINE: [{ underlineData: true }, '<u>word</u>'],
    STRIKETHROUGH: [{ strikethroughData: true }, '<s>word</s>'],
    SUPERSCRIPT: [{ superscriptData: true }, '<sup>word</sup>'],
    SUBSCRIPT: [{ subscriptData: true }, '<sub>word</sub>'],
    SPOILER: [{ spoilerData: { id: 'x' } }, '<span data-rich="spoiler" tabIndex="0">word</span>'],
    LINK: [
      { linkData: { link: { url: 'https://a.example/x', target: 'BLANK', rel: { nofollow: true, ugc: true } } } },
      '<a href="https://a.example/x" target="_blank" rel="noopener nofollow ugc">word</a>',
    ],
    COLOR: [{ colorData: { foreground: '#1f5c4a', background: 'gold' } }, '<span color:#1f5c4a background:gold>word</span>'],
    FONT_SIZE: [{ fontSizeData: { unit: 'PX', value: 20 } }, '<span size:1.25em>word</span>'],
    ANCHOR: [{ anchorData: { anchor: 'top' } }, 'word'],
    MENTION: [{ mentionData: { id: 'm', name: 'Mo' } }, 'word'],
    FONT_FAMILY: [{ fontFamilyData: { value: 'Comic Sans MS' } }, 'word'],
    SKETCH: [{ sketchData: {} }, 'word'],
    EXTERNAL: [{}, 'word'],
  }

  it.each(Object.values(DecorationType))('the decoration %s is drawn as its expected markup', (type) => {
    const [data, becomes] = DECORATIONS[type]
    expect(decorated({ type, ...data })).toBe(`<p>${becomes}</p>`)
  })

  it.each([
    'ITALIC',
    'UNDERLINE',
    'STRIKETHROUGH',
    'SUPERSCRIPT',
    'SUBSCRIPT',
  ])('the decoration %s with the value false is not drawn', (type) => {
    expect(decorated({ type, [`${type.toLowerCase()}Data`]: false })).toBe('<p>word</p>')
  })

  it('a BOLD decoration with a light font weight is not drawn', () => {
    expect(decorated({ type: 'BOLD', fontWeightValue: 400 })).toBe('<p>word</p>')
    expect(decorated({ type: 'BOLD' })).toBe('<p><strong>word</strong></p>')
  })

  it('a repeated decoration is drawn once, and a link encloses the others', () => {
    const bold = { type: 'BOLD', fontWeightValue: 700 }
    const one = link('https://a.example/')
    expect(decorated(bold, one, bold, { type: 'ITALIC' })).toBe(
      '<p><a href="https://a.example/" rel="noopener"><em><strong>word</strong></em></a></p>',
    )
  })

  it('a link with a decorated part stays one link', () => {
    const one = link('https://a.example/')
    expect(drawn(paragraph(text('Read ', one), text('all', one, { type: 'BOLD' }), text(' of it', one), text('.')))).toBe(
      '<p><a href="https://a.example/" rel="noopener">Read <strong>all</strong> of it</a>.</p>',
    )
  })

  describe('the font size', () => {
    each(FontSizeUnit, { PX: '<p><span size:2em>word</span></p>', EM: '<p><span size:3em>word</span></p>' }, (unit) =>
      decorated({ type: 'FONT_SIZE', fontSizeData: { unit, value: 32 } }),
    )
    // hazard 83
    it.each([-1, 0, null, 'x', {}, Number.NaN])('a font size of %s is not drawn', (value) =>
      expect(decorated({ type: 'FONT_SIZE', fontSizeData: { value } })).not.toContain('size:'))
  })
})

describe('a link', () => {
  each(
    LinkTarget,
    { SELF: 'a', BLANK: 'a target="_blank"', PARENT: 'a target="_top"', TOP: 'a target="_top"' },
    (target) =>
      /<(a)[^>]*?( target="\w+")?(?: rel[^>]*)>/
        .exec(decorated(link('https://a.example/', { target })))
        ?.slice(1)
        .join('') ?? '',
  )

  it.each([
    'https://a.example/',
    'http://a.example/x?y#z',
    'mailto:a@b.example',
    'tel:+49301234',
  ])('the URL %s is drawn as a link', (url) => expect(decorated(link(url))).toContain(`href="${url}"`))

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    'about:blank',
    'filesystem:https://a.example/x',
    'view-source:https://a.example',
    'https://bank.example@evil.example/',
    '//evil.example',
    '/relative',
    'relative',
    '#anchor',
    '',
    '   ',
    null,
    7,
    ['https://a.example'],
    { href: 'https://a.example' },
    `https://a.example/${'x'.repeat(5000)}`,
  ])('the URL %j is not drawn as a link', (url) => expect(decorated(link(url))).toBe('<p>word</p>'))

  it('resolves a relative link against the product page', () => {
    const view = richView({ nodes: [paragraph(text('word', link('/shipping')))] }, 'https://shop.example/product-page/mug')
    expect(markupOf(view)).toBe('<p><a href="https://shop.example/shipping" rel="noopener">word</a></p>')
  })
})

describe('styles', () => {
  describe('dividers', () => {
    each(
      BorderStyle,
      {
        SINGLE: '<hr data-line="single">',
        DOUBLE: '<hr data-line="double">',
        DASHED: '<hr data-line="dashed">',
        DOTTED: '<hr data-line="dotted">',
      },
      (lineStyle) => drawn(node('DIVIDER', { dividerData: { lineStyle } })),
    )
  })

  describe('text alignment', () => {
    each(
      TextAlignment,
      {
        AUTO: '<p>word</p>',
        LEFT: '<p data-align="left">word</p>',
        RIGHT: '<p data-align="right">word</p>',
        CENTER: '<p data-align="center">word</p>',
        JUSTIFY: '<p data-align="justify">word</p>',
      },
      (textAlignment) => drawn(node('PARAGRAPH', { paragraphData: { textStyle: { textAlignment } } }, [text('word')])),
    )
  })

  const button = (containerData: Json) => drawn(node('BUTTON', { buttonData: { text: 'Go', containerData } }))
  describe('plugin alignment', () => {
    each(
      PluginAlignment,
      { CENTER: '<p data-align="center">Go</p>', LEFT: '<p data-align="left">Go</p>', RIGHT: '<p data-align="right">Go</p>' },
      (alignment) => button({ alignment }),
    )
  })
  describe('plugin width', () => {
    each(
      PluginWidth,
      {
        CONTENT: '<p data-width="content">Go</p>',
        SMALL: '<p data-width="small">Go</p>',
        ORIGINAL: '<p data-width="original">Go</p>',
        FULL_WIDTH: '<p data-width="full_width">Go</p>',
      },
      (size) => button({ width: { size } }),
    )
  })

  describe('gallery layout', () => {
    const rows = { THUMBNAIL: 'row', SLIDER: 'row', SLIDESHOW: 'row' }
    const columns = { PANORAMA: 'column', COLUMN: 'column', FULLSIZE: 'column' }
    each(GalleryLayout, { COLLAGE: 'grid', MASONRY: 'grid', GRID: 'grid', MAGIC: 'grid', ...rows, ...columns }, (type) => {
      const items = [{ image: { media: { src: { url: 'https://a.example/1.jpg' } } } }]
      return /layout="(\w+)"/.exec(drawn(node('GALLERY', { galleryData: { items, options: { layout: { type } } } })))?.[1] ?? ''
    })
  })

  describe('map type', () => {
    each(MapType, { ROADMAP: 'roadmap', SATELITE: 'satellite', HYBRID: 'satellite', TERRAIN: 'terrain' }, (mapType) => {
      const map = drawn(node('MAP', { mapData: { mapSettings: { address: 'Here', lat: 1, lng: 2, mapType } } }))
      return /basemap=(\w+)/.exec(map)?.[1] ?? ''
    })
    it('a map without coordinates links to a search for its address', () => {
      const map = drawn(node('MAP', { mapData: { mapSettings: { address: 'Rue "A" & <B>', lat: 'x' } } }))
      expect(map).toContain('search/?api=1&query=Rue+%22A%22+%26+%3CB%3E"')
    })
  })

  describe('poll vote visibility', () => {
    const becomes = '<div data-rich="poll"><p><strong>Q</strong></p><ul><li>A</li></ul></div>'
    each(PollVoteVisibility, { CREATOR: becomes, VOTERS: becomes, EVERYONE: becomes }, (view) => {
      const poll = { title: 'Q', options: [{ title: 'A', count: 12 }], settings: { permissions: { view } } }
      return drawn(node('POLL', { pollData: { poll } }))
    })
  })

  it.each([
    '#fff',
    '#1F5C4A',
    'gold',
    'rgb(1, 2, 3)',
    'rgba(1,2,3,1)',
    'rgb(1 2 3 / 100%)',
    'hsl(120, 10%, 10%)',
    'hsl(120deg 10% 10%)',
  ])('%s is drawn as a text colour', (color) =>
    expect(decorated({ type: 'COLOR', colorData: { foreground: color } })).toContain(`color:${color}`))
  it.each([
    'transparent',
    'currentColor',
    '#11223344',
    'rgba(0, 0, 0, 0)',
    'rgb(1 2 3 / 50%)',
    'red;background:url(//evil.example)',
    'url(//evil.example)',
    'var(--x)',
    'expression(alert(1))',
    'rgb(url(x))',
    'red}*{color:blue',
    '#12345',
    'red\\;',
    'x'.repeat(10_000),
    `rgb(${'1'.repeat(10_000)})`,
    '',
    null,
    7,
    {},
  ])('%j is not drawn as a text or background colour', (color) =>
    expect(decorated({ type: 'COLOR', colorData: { foreground: color, background: color } })).toBe('<p><span>word</span></p>'))
})

describe('media', () => {
  const image = (src: Json, more: Json = {}) =>
    drawn(node('IMAGE', { imageData: { image: { src, width: 3000, height: 2000, ...more } } }))

  it('images are requested from the image server at the display size, in three pixel densities', () => {
    const made = image({ id: '11062b_a~mv2.jpg' })
    expect(made).toContain('src="https://static.wixstatic.com/media/11062b_a~mv2.jpg/v1/fill/w_720,h_480,')
    expect(made).toMatch(/srcSet="\S+ 1x, \S+ 2x, \S+ 3x"/)
    expect(made).toContain('width="3000" height="2000"')
  })
  it.each([
    { id: '../../evil' },
    { id: 'a b, https://evil.example 1x' },
    { id: '' },
    { url: 'javascript:alert(1)' },
    { url: 'data:image/svg+xml,<svg onload=alert(1)>' },
    { url: 'wix:image://v1/a' },
    { url: {} },
    {},
  ])('an image with the source %j is not drawn', (src) => expect(image(src)).toBe(''))
  it('an image with an invalid width is drawn without one', () => {
    for (const width of [0, -1, null, '300', Number.NaN, 1e300])
      expect(image({ url: 'https://a.example/1.jpg' }, { width, height: null })).not.toContain('width=')
  })
  it('a decorative image has an empty alt text', () => {
    expect(
      drawn(node('IMAGE', { imageData: { image: { src: { url: 'https://a.example/1.jpg' } }, altText: 'x', decorative: true } })),
    ).toContain('alt=""')
  })
  it('a linked image without an alt text is named after the host of the link', () => {
    const data = { image: { src: { url: 'https://a.example/1.jpg' } }, link: { url: 'https://b.example/' } }
    expect(drawn(node('IMAGE', { imageData: data }))).toContain('alt="b.example"')
  })
  it('a video that is a web page is drawn as a link to it', () => {
    const video = { src: { url: 'https://www.youtube.com/watch?v=1' } }
    expect(drawn(node('VIDEO', { videoData: { video } }))).toBe(
      '<figure><a href="https://www.youtube.com/watch?v=1" rel="noopener">www.youtube.com</a></figure>',
    )
  })
  it('a video has preload="none" and no autoplay', () => {
    const [figure] = viewOf(NODES.VIDEO[0])
    expect(JSON.stringify(figure)).toContain('"preload":"none"')
    expect(JSON.stringify(figure)).not.toContain('autoPlay')
  })
  it('an animated GIF with an MP4 version is drawn as a video', () => {
    const original = { gif: 'https://a.example/1.gif', mp4: 'https://a.example/1.mp4', still: 'https://a.example/1.jpg' }
    expect(drawn(node('GIF', { gifData: { original, width: 20, height: 10 } }))).toBe(
      '<figure><video src="https://a.example/1.mp4" controls poster="https://a.example/1.jpg" width="20" height="10" playsInline></video></figure>',
    )
  })
  it('a private file is drawn as its name without a link', () => {
    const src = { url: 'https://a.example/1.pdf', private: true }
    expect(drawn(node('FILE', { fileData: { src, name: 'Secret' } }))).toBe('<p>Secret</p>')
  })
  it('a node behind a spoiler warning is drawn inside a details element', () => {
    const spoiler = { enabled: true, description: 'Blood', buttonText: 'Show' }
    const data = { text: 'Go', containerData: { spoiler } }
    expect(drawn(node('BUTTON', { buttonData: data }))).toBe('<details><summary>Show</summary><p>Go</p></details>')
  })
})
