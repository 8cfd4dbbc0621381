/** Attributes as properties, as the manifest lists them. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { adoptProperties, defineProperties } from '../../../../src/embed/boot/properties'
import { readConfig, toAttribute } from '../../../../src/embed/settings/config'
import { checkProperty } from '../../../../src/embed/snapshot/property-check.chunk'
import { createPage } from '../../../../src/embed/start/create-page'
import { attributesOf, ELEMENTS } from '../../../../src/manifest/elements'
import { propertyName } from '../../../../src/manifest/outputs/types-of'

const ROWS = ELEMENTS.flatMap(attributesOf).filter(({ native }) => !native)
const NAMES = [...new Set(ROWS.map(({ name }) => propertyName(name)))]

class Reflecting extends HTMLElement {
  connectedCallback() {
    adoptProperties(this, NAMES)
  }
}
// The values that the page receives are tested in a browser: tests/e2e/api/properties.spec.ts.
defineProperties(
  Reflecting.prototype,
  NAMES,
  createPage(
    readConfig({ script: null, globalConfig: { clientId: 'shop' } }, () => {}),
    window,
  ),
)
customElements.define('x-reflecting', Reflecting)

type Properties = Record<string, unknown>
const create = () => document.createElement('x-reflecting') as HTMLElement & Properties

afterEach(() => document.body.replaceChildren())

describe('reflected properties', () => {
  it.each(ROWS)('the property of $name has the type that the manifest gives', ({ name, type }) => {
    expect(toAttribute(propertyName(name))).toBe(name)
    const element = create()
    const property = propertyName(name)
    expect(element[property]).toBe(type === 'flag' ? false : null)
    element.setAttribute(name, '7')
    expect(element[property]).toBe({ flag: true, number: 7, text: '7', choice: '7', list: '7' }[type])
  })

  it.each([
    ['product', 'blue-mug', 'blue-mug'],
    ['notifyUrl', '', ''],
    ['quantity', 2, '2'],
    ['seo', true, ''],
    ['seo', false, null],
    ['seo', 'false', 'false'],
    ['label', null, null],
    ['label', undefined, null],
  ])('setting %s to %j writes the attribute value %j', (property, value, written) => {
    const element = create()
    element.setAttribute(toAttribute(property), 'before')
    element[property] = value
    expect(element.getAttribute(toAttribute(property))).toBe(written)
  })

  it('a flag is false when its attribute is "false", as some frameworks write it', () => {
    const element = create()
    element.setAttribute('hide-when-empty', 'false')
    expect(element.hideWhenEmpty).toBe(false)
  })

  it('setting an object leaves the attribute unchanged', () => {
    const element = create()
    element.product = 'blue-mug'
    element.product = Object.create(null)
    expect(element.getAttribute('product')).toBe('blue-mug')
  })

  it('adopts properties that were set before the upgrade, and reflects later changes', () => {
    const element = document.createElement('x-later') as HTMLElement & Properties
    element.product = 'blue-mug'
    element.notOurs = 1
    class Later extends Reflecting {}
    customElements.define('x-later', Later)
    // As the browser does with an element that already exists.
    Object.setPrototypeOf(element, Later.prototype)
    ;(element as unknown as Reflecting).connectedCallback()
    expect(element.getAttribute('product')).toBe('blue-mug')
    expect(Object.keys(element)).not.toContain('product')
    expect(element.notOurs).toBe(1)
    element.product = 'linen-tee'
    expect(element.getAttribute('product')).toBe('linen-tee')
  })
})

describe('checkProperty', () => {
  const lines: string[] = []
  beforeEach(() => {
    lines.length = 0
    vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(`${line}`))
  })
  afterEach(() => void vi.restoreAllMocks())

  it.each<[property: string, value: unknown, problem: string, hint: string]>([
    ['layout', 'ful', 'cannot be "ful"', 'one of "card", "full"'],
    ['product', { id: 'blue-mug' }, 'cannot be an object', 'a string'],
    ['product', 12, 'cannot be 12', 'a string'],
    ['product', ['blue-mug'], 'cannot be an array', 'a string'],
    ['quantity', 'many', 'cannot be "many"', 'a number'],
    ['limit', Number.NaN, 'cannot be NaN', 'a number'],
    ['seo', 1, 'cannot be 1', 'true or false'],
    ['label', Symbol('x'), 'cannot be Symbol(x)', 'a string'],
  ])('reports that the property %s cannot take this value: %s', (property, value, problem, hint) => {
    checkProperty(create(), property, value)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`<x-reflecting>: the property ${property} ${problem}.`)
    expect(lines[0]).toContain(hint)
  })

  it.each<[property: string, value: unknown]>([
    ['layout', 'full'],
    ['layout', null],
    ['product', undefined],
    ['quantity', '2'],
    ['limit', 8],
    ['seo', true],
    ['seo', ''],
    ['theme', 'dark'],
  ])('reports nothing for the property %s with the valid value %j', (property, value) => {
    checkProperty(create(), property, value)
    expect(lines).toEqual([])
  })
})
