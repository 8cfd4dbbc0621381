import { afterEach, expect, it } from 'vitest'
import { jsx } from '../../../../src/embed/preact/jsx-runtime'

const propsOf = (type: unknown, props: Record<string, unknown>) =>
  (jsx(type, props) as unknown as { props: Record<string, unknown> }).props

afterEach(() => {
  delete (Object.prototype as { className?: string }).className
})

it('spells attributes as markup does, so that XHTML understands them', () => {
  expect(
    Object.keys(propsOf('input', { className: 'a', tabIndex: -1, autoComplete: 'off', htmlFor: 'b', spellCheck: false })),
  ).toEqual(['class', 'tabindex', 'autocomplete', 'for', 'spellcheck'])
})

it('listens for every change of a field, as React does', () => {
  const onChange = () => {}
  expect(propsOf('input', { onChange })).toEqual({ onInput: onChange })
})

it('keeps translation off where it is asked to', () => {
  expect(propsOf('span', { translate: 'no' })).toEqual({ translate: false })
})

it('leaves the props of components alone', () => {
  const Component = () => null
  expect(propsOf(Component, { className: 'a', translate: 'no' })).toEqual({ className: 'a', translate: 'no' })
})

// hazard 88
it('gives an element no attribute that a page hung on Object.prototype', () => {
  ;(Object.prototype as { className?: string }).className = 'host-class'
  expect(Object.keys(propsOf('div', { id: 'a', ref: {} }))).toContain('id')
  expect(Object.hasOwn(propsOf('div', { id: 'a' }), 'class')).toBe(false)
})
