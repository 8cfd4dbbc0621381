import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DecorationType, NodeType } from '../../../../src/platform/catalog/content/rich-content-constants'
import { richView } from '../../../../src/store/catalog/content/rich-view'
import { node, paragraph, said, text } from '../../../support/fixtures/content/rich-fixture'
import { depthOf, elementsIn, forbiddenIn, markupOf, textIn } from '../../../support/fixtures/content/rich-markup'

type Json = Record<string, unknown>
const viewOf = (...nodes: unknown[]) => richView({ nodes })
const drawn = (...nodes: unknown[]) => markupOf(viewOf(...nodes))

describe('richView of invalid or excessive content', () => {
  it.each([
    undefined,
    null,
    7,
    'text',
    [],
    {},
    { nodes: null },
    { nodes: {} },
    { nodes: [null, 7, 'x', [], {}] },
  ])('richView of %j is empty', (content) => expect(richView(content)).toEqual([]))

  it('cuts off content that is nested too deeply', () => {
    let deep: Json = said('The bottom')
    for (let level = 0; level < 10_000; level++) deep = node('BLOCKQUOTE', {}, [said('Down'), deep])
    const view = viewOf(deep)
    expect(depthOf(view)).toBeLessThan(100)
    expect(textIn(view)).not.toContain('bottom')
    expect(textIn(view)).toContain('DownDown')
  })

  it('draws the text on the 40th level of nested content, and none below', () => {
    const nested = (levels: number) => {
      let deep: Json = said('The bottom')
      for (let level = 1; level < levels; level++) deep = node('BLOCKQUOTE', {}, [deep])
      return textIn(viewOf(deep))
    }
    expect([nested(39), nested(40)]).toEqual(['The bottom', ''])
  })

  it('a node whose children are no list has none', () => {
    expect(textIn(viewOf({ ...node('BLOCKQUOTE'), nodes: 'text' }, said('After')))).toBe('After')
  })

  it('limits the number of elements of cyclic content', () => {
    const snake = node('BLOCKQUOTE')
    snake.nodes = [said('Head'), snake]
    expect(elementsIn(viewOf(snake))).toBeLessThan(100)
    const hydra = node('BLOCKQUOTE')
    hydra.nodes = [hydra, hydra, said('Head')]
    expect(elementsIn(viewOf(hydra))).toBeLessThan(3000)
  })

  it('limits a description to 3000 elements and 200,000 characters', () => {
    expect(elementsIn(viewOf(...Array.from({ length: 20_000 }, () => said('x'))))).toBeLessThanOrEqual(3000)
    expect(textIn(viewOf(...Array.from({ length: 100 }, () => said('x'.repeat(10_000)))))).toHaveLength(200_000)
  })

  const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index))
  it('reads 3000 nodes of a description, whatever they draw', () => {
    expect(textIn(viewOf(...many(3001, () => text('x'))))).toHaveLength(3000)
    const cells = node(
      'LAYOUT',
      {},
      many(20, () => node('LAYOUT_CELL')),
    )
    // The layout is the 2991st, and nine of its cells are the last.
    expect(elementsIn(viewOf(...many(2990, () => node('TOC')), cells))).toBe(10)
  })

  const image = { src: { url: 'https://static.wixstatic.com/media/a.jpg' }, width: 10, height: 10 }
  const LINK = { url: 'https://shop.example/' }
  const shown = { image: { media: image, link: LINK }, title: 'A mug' }
  const BOLD = [{ type: 'BOLD' }, { type: 'ITALIC' }, { type: 'UNDERLINE' }, { type: 'LINK', linkData: { link: LINK } }]
  const cell = () => node('TABLE_CELL', {}, [said('x')])
  it.each<[string, () => unknown[]]>([
    ['600 galleries of 200 pictures', () => many(600, () => node('GALLERY', { galleryData: { items: many(200, () => shown) } }))],
    [
      '600 polls of 200 options',
      () =>
        many(600, () => node('POLL', { pollData: { poll: { title: 'Which?', options: many(200, () => ({ title: 'This' })) } } })),
    ],
    [
      'a table of 900 cells',
      () => [
        node(
          'TABLE',
          {},
          many(30, () => node('TABLE_ROW', {}, many(30, cell))),
        ),
      ],
    ],
    ['700 tables of one cell', () => many(700, () => node('TABLE', {}, [node('TABLE_ROW', {}, [cell()])]))],
    [
      'a list of 2000 items',
      () => [
        node(
          'BULLETED_LIST',
          {},
          many(2000, () => node('LIST_ITEM', {}, [said('x')])),
        ),
      ],
    ],
    [
      '2900 words, each a bold link',
      () => [paragraph(...many(2900, (i) => ({ type: 'TEXT', textData: { text: `${i} `, decorations: BOLD } })))],
    ],
    [
      '1500 cards',
      () =>
        many(1500, () =>
          node('LINK_PREVIEW', {
            linkPreviewData: { link: LINK, title: 'x', description: 'y', thumbnailUrl: 'https://a.example/1.jpg' },
          }),
        ),
    ],
    [
      '1000 pictures with spoilers',
      () =>
        many(1000, () =>
          node('IMAGE', {
            imageData: { image, link: LINK, caption: 'x', containerData: { spoiler: { enabled: true, buttonText: 'Show' } } },
          }),
        ),
    ],
  ])('limits the elements drawn for %s to 3000', (_, nodes) => {
    const made = elementsIn(viewOf(...nodes()))
    expect(made).toBeLessThanOrEqual(3000)
    expect(made).toBeGreaterThan(1500)
  })

  it('reduces a block inside a paragraph to its text', () => {
    expect(drawn(paragraph(node('TABLE', {}, [node('TABLE_ROW', {}, [node('TABLE_CELL', {}, [said('cell')])])])))).toBe(
      '<p>cell</p>',
    )
  })

  it('content with "__proto__" members does not pollute Object.prototype', () => {
    const evil = JSON.parse(
      '{"__proto__":{"polluted":1},"nodes":[{"type":"GIF","gifData":{"original":{"__proto__":{"gif":"https://a.example/1.gif"}}}},{"type":"IMAGE","__proto__":{"polluted":1},"imageData":{"constructor":{"prototype":{"polluted":1}}}}]}',
    )
    expect(richView(evil)).toEqual([])
    expect(({} as Json).polluted).toBeUndefined()
  })

  const words = fc.oneof(
    fc.constantFrom(
      ...Object.values(NodeType),
      ...Object.values(DecorationType),
      '__proto__',
      'javascript:alert(1)',
      'https://a.example/',
      'gold',
      '<img src=x onerror=alert(1)>',
    ),
    fc.string(),
  )
  const members = fc.constantFrom(
    'nodes',
    'type',
    'textData',
    'text',
    'decorations',
    'linkData',
    'link',
    'url',
    'src',
    'image',
    'media',
    'items',
    'style',
    'containerData',
    'spoiler',
    'enabled',
    'buttonText',
    'level',
    'start',
    '__proto__',
    ...Object.values(NodeType).map(
      (type) => `${type.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())}Data`,
    ),
  )
  const json = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'medium' },
      words,
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('value')),
      fc.dictionary(members, tie('value')),
    ),
  })).value

  it('maps arbitrary content to allowed elements only and never throws', () => {
    fc.assert(
      fc.property(fc.array(json), fc.constantFrom(...Object.values(NodeType)), json, (nodes, type, data) => {
        const member = `${type.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())}Data`
        const view = viewOf(...nodes, { type, [member]: data, nodes })
        expect(forbiddenIn(view)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})
