import { afterEach, expect, it } from 'vitest'
import { createRoot } from '../../../../src/embed/preact/client'
import { jsx } from '../../../../src/embed/preact/jsx-runtime'

type Props = Record<string, unknown>

const propsOf = (type: unknown, props: Props) => (jsx(type, props) as { props: Props }).props

/** The element that is drawn with these props, and redrawn with each further ones. */
function draw(type: string, ...renders: Props[]): HTMLElement {
  const container = document.createElement('div')
  const root = createRoot(container)
  for (const props of renders) root.render(jsx(type, props) as never)
  return container.firstElementChild as HTMLElement
}

const pollution = Object.prototype as Props
const pollute = (names: Props) => Object.assign(pollution, names)

afterEach(() => {
  for (const name of ['className', 'title', 'dangerouslySetInnerHTML', 'checked', 'children', 'hidden']) delete pollution[name]
})

it('writes attribute names in lower case, as XHTML requires', () => {
  const props = { tabIndex: -1, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, srcSet: 'a.png 2x' }
  expect(Object.keys(propsOf('input', props))).toEqual(
    expect.arrayContaining(['tabindex', 'autocomplete', 'autocapitalize', 'spellcheck', 'srcset']),
  )
  expect(draw('input', props).getAttribute('tabindex')).toBe('-1')
})

it('calls onChange of a field on every input event, as React does', () => {
  const heard: string[] = []
  const input = draw('input', { onChange: ({ type }: Event) => heard.push(type) })
  input.dispatchEvent(new Event('input'))
  expect(heard).toEqual(['input'])
})

it('passes the element to its ref', () => {
  const ref = { current: null }
  expect(draw('p', { ref })).toBe(ref.current)
})

it('leaves the props of components unchanged', () => {
  const props = { className: 'a', tabIndex: 1, ref: {} }
  expect(propsOf(() => null, props)).toBe(props)
})

// hazard 88
it('adds no attributes from a polluted Object.prototype', () => {
  pollute({ className: 'host-class', title: 'host title' })
  const element = draw('div', { id: 'a', ref: {} }, { id: 'b', ref: {} })
  expect(element.getAttributeNames()).toEqual(['id'])
})

it('sets neither state nor content from a polluted Object.prototype, and removes attributes as without it', () => {
  pollute({ checked: true, children: 'host text', hidden: true, title: 'host title' })
  expect(draw('input', { type: 'checkbox' }).outerHTML).toBe('<input type="checkbox">')
  expect(draw('div', { hidden: true, title: 'own' }, {}).outerHTML.replace(' title=""', '')).toBe('<div></div>')
})

it("keeps an element's own attributes when Object.prototype has the same names", () => {
  pollute({ className: 'host-class', title: 'host title' })
  const element = draw('div', { className: 'a' }, { className: 'b', title: 'own' })
  expect([element.className, element.title]).toEqual(['b', 'own'])
})

const html = { __html: '<img src="x" onerror="alert(1)">' }

it('draws no HTML when Object.prototype has dangerouslySetInnerHTML', () => {
  pollute({ dangerouslySetInnerHTML: html })
  const element = draw('div', { children: 'text' }, { children: 'more text' })
  expect(element.outerHTML).toBe('<div>more text</div>')
})

it('ignores dangerouslySetInnerHTML in the props', () => {
  expect(draw('div', { dangerouslySetInnerHTML: html }, { dangerouslySetInnerHTML: { ...html } }).outerHTML).toBe('<div></div>')
})
