import { afterEach, expect, it } from 'vitest'
import { createRoot } from '../../../../src/embed/preact/client'
import { jsx } from '../../../../src/embed/preact/jsx-runtime'

type Props = Record<string, unknown>

const propsOf = (type: unknown, props: Props) => jsx(type, props).props as Props

/** What is drawn for an element with these props, and again with the second ones. */
function draw(type: string, ...renders: Props[]): HTMLElement {
  const container = document.createElement('div')
  const root = createRoot(container)
  for (const props of renders) root.render(jsx(type, props) as never)
  return container.firstElementChild as HTMLElement
}

const pollution = Object.prototype as Props
const pollute = (names: Props) => Object.assign(pollution, names)

afterEach(() => {
  for (const name of ['className', 'title', 'dangerouslySetInnerHTML']) delete pollution[name]
})

it('spells attributes in lower case, so that XHTML understands them', () => {
  const props = { tabIndex: -1, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, srcSet: 'a.png 2x' }
  expect(Object.keys(propsOf('input', props))).toEqual(
    expect.arrayContaining(['tabindex', 'autocomplete', 'autocapitalize', 'spellcheck', 'srcset']),
  )
  expect(draw('input', props).getAttribute('tabindex')).toBe('-1')
})

it('tells a field’s onChange of every letter, as React does', () => {
  const heard: string[] = []
  const input = draw('input', { onChange: ({ type }: Event) => heard.push(type) })
  input.dispatchEvent(new Event('input'))
  expect(heard).toEqual(['input'])
})

it('hands the element to its ref', () => {
  const ref = { current: null }
  expect(draw('p', { ref })).toBe(ref.current)
})

it('leaves the props of components alone', () => {
  const props = { className: 'a', tabIndex: 1, ref: {} }
  expect(propsOf(() => null, props)).toBe(props)
})

// hazard 88
it('gives an element no attribute that a page hung on Object.prototype', () => {
  pollute({ className: 'host-class', title: 'host title' })
  const element = draw('div', { id: 'a', ref: {} }, { id: 'b', ref: {} })
  expect(element.getAttributeNames()).toEqual(['id'])
})

it('keeps the attributes of its own where Object.prototype has the same names', () => {
  pollute({ className: 'host-class', title: 'host title' })
  const element = draw('div', { className: 'a' }, { className: 'b', title: 'own' })
  expect([element.className, element.title]).toEqual(['b', 'own'])
})

const html = { __html: '<img src="x" onerror="alert(1)">' }

it('draws no HTML where Object.prototype has dangerouslySetInnerHTML', () => {
  pollute({ dangerouslySetInnerHTML: html })
  const element = draw('div', { children: 'text' }, { children: 'more text' })
  expect(element.outerHTML).toBe('<div>more text</div>')
})

it('draws no HTML where the props have dangerouslySetInnerHTML', () => {
  expect(draw('div', { dangerouslySetInnerHTML: html }, { dangerouslySetInnerHTML: { ...html } }).outerHTML).toBe('<div></div>')
})
