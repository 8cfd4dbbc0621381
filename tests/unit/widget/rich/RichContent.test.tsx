import { describe, expect, it, vi } from 'vitest'
import { htmlView } from '../../../../src/store/catalog/content/html-view'
import type { RichView } from '../../../../src/store/catalog/content/rich-tree'
import { richView } from '../../../../src/store/catalog/content/rich-view'
import { RichContent } from '../../../../src/widget/rich/RichContent'
import { richCss } from '../../../../src/widget/rich/rich.css'
import { NASTY_HTML } from '../../../support/fixtures/content/nasty-html'
import { EVERY_NODE, node, paragraph, text } from '../../../support/fixtures/content/rich-fixture'
import { EVIL, renderInShop } from '../../../support/pages/render'

const drawn = (content: RichView, headingLevel?: number) =>
  renderInShop(<RichContent content={content} headingLevel={headingLevel} />)

const HARMLESS =
  /^(a|audio|blockquote|br|code|details|div|em|figcaption|figure|h[1-6]|hr|img|li|ol|p|pre|s|span|strong|sub|summary|sup|table|tbody|td|th|tr|u|ul|video)$/
const ATTRIBUTES =
  /^(class|href|target|rel|src|srcset|poster|alt|width|height|loading|decoding|controls|preload|playsinline|start|colspan|rowspan|scope|open|tabindex|dir|aria-label|data-(rich|align|width|line|layout|checked|paint))$/i

function forbiddenIn(container: Element): string[] {
  return [...container.querySelectorAll('*')].flatMap((element) => {
    const problems = HARMLESS.test(element.localName) ? [] : [element.localName]
    for (const { name, value } of element.attributes) {
      const isPaint = name === 'style' && /^(--ct-rich-(color|background|size|span): [\w#(),.%\s/-]+;? ?)+$/.test(value)
      if (!isPaint && !ATTRIBUTES.test(name)) problems.push(`${element.localName} ${name}="${value}"`)
      if (/^(href|src|poster)$/i.test(name) && !/^(https?:|mailto:|tel:)/.test(value)) problems.push(`${name}="${value}"`)
    }
    return problems
  })
}

describe('RichContent', () => {
  it('renders every kind of node as harmless elements, and adopts its own style sheet', () => {
    const { container, adoptStyles } = drawn(richView(EVERY_NODE))
    expect(forbiddenIn(container)).toEqual([])
    expect(container.querySelectorAll('.rich *').length).toBeGreaterThan(90)
    expect(container.querySelector('video')?.getAttribute('preload')).toBe('none')
    expect(adoptStyles).toHaveBeenCalledWith(richCss)
  })

  it('renders malicious HTML as harmless elements', () => {
    for (const html of NASTY_HTML) {
      const { container } = drawn(htmlView(html))
      expect(forbiddenIn(container)).toEqual([])
      expect(container.textContent).toContain('seen')
    }
  })

  it('causes no console errors about keys or property names', () => {
    const notifyAuthor = vi.spyOn(console, 'error')
    drawn(richView(EVERY_NODE))
    for (const html of NASTY_HTML) drawn(htmlView(html))
    expect(notifyAuthor.mock.calls).toEqual([])
    notifyAuthor.mockRestore()
  })

  it('shows markup in a text node as plain text', () => {
    const { container } = drawn(richView({ nodes: [paragraph(text(EVIL))] }))
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toBe(EVIL)
  })

  it('renders nothing for empty content', () => {
    expect(drawn([]).container.innerHTML).toBe('')
  })

  it('renders the new content when its content changes', () => {
    const { container, redraw } = drawn(htmlView('<p>Old</p><ul><li>x</li></ul>'))
    redraw(<RichContent content={htmlView('<h2>New</h2>')} />)
    expect(container.textContent).toBe('New')
  })
})

describe('headings of a description', () => {
  const ranks = (html: string, level?: number) =>
    [...drawn(htmlView(html), level).container.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => localName)

  it.each([
    ['<h1>a</h1><h2>b</h2>', 2, ['h3', 'h4']],
    ['<h2>a</h2><h3>b</h3><h2>c</h2>', 2, ['h3', 'h4', 'h3']],
    ['<h5>a</h5><h6>b</h6>', 2, ['h3', 'h4']],
    ['<div><h3>a</h3></div>', 3, ['h4']],
    ['<h1>a</h1><h6>b</h6>', 4, ['h5', 'h6']],
  ])('the headings in %s below a heading of level %i become %j', (html, level, expected) =>
    expect(ranks(html, level)).toEqual(expected))

  it('the headings of a description start at h3 by default', () => expect(ranks('<h1>a</h1>')).toEqual(['h3']))
})

describe('colours of a description', () => {
  const colored = (colorData: object) => richView({ nodes: [paragraph(text('word', { type: 'COLOR', colorData }))] })

  it('sets colours as custom properties through the CSSOM, which no content security policy blocks', () => {
    const { container } = drawn(colored({ foreground: '#1f5c4a', background: 'gold' }))
    const span = container.querySelector('span') as HTMLElement
    expect(span.dataset.paint).toBe('color background')
    expect(span.style.getPropertyValue('--ct-rich-color')).toBe('#1f5c4a')
    expect(span.style.getPropertyValue('--ct-rich-background')).toBe('gold')
  })

  it('drops a colour that is not valid', () => {
    const { container } = drawn(colored({ foreground: 'red;background:url(//evil.example)' }))
    expect(container.querySelector('[data-paint], [style]')).toBeNull()
  })

  it('changes and removes a colour when the content changes', () => {
    const { container, redraw } = drawn(colored({ foreground: 'red' }))
    redraw(<RichContent content={colored({ foreground: 'blue' })} />)
    expect(container.querySelector('span')?.style.getPropertyValue('--ct-rich-color')).toBe('blue')
    redraw(<RichContent content={colored({})} />)
    expect(container.querySelector('[data-paint]')).toBeNull()
  })
})

it('shows collapsible items open or closed as the shop saved them', () => {
  const item = (title: string) =>
    node('COLLAPSIBLE_ITEM', {}, [
      node('COLLAPSIBLE_ITEM_TITLE', {}, [paragraph(text(title))]),
      node('COLLAPSIBLE_ITEM_BODY', {}, [paragraph(text('body'))]),
    ])
  const list = node('COLLAPSIBLE_LIST', { collapsibleListData: { initialExpandedItems: 'FIRST' } }, [item('One'), item('Two')])
  const { container } = drawn(richView({ nodes: [list] }))
  expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false])
})
