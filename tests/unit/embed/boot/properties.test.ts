/** Attributes as properties, by the manifest. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConfig, toAttribute } from '../../../../src/embed/boot/config'
import { adoptProperties, defineProperties } from '../../../../src/embed/boot/properties'
import { createPage } from '../../../../src/embed/page/create-page'
import { checkProperty } from '../../../../src/embed/report/property-check'
import { attributesOf, ELEMENTS } from '../../../../src/manifest/elements'
import { propertyName } from '../../../../src/manifest/outputs/types-of'

const ROWS = ELEMENTS.flatMap(attributesOf).filter(({ native }) => !native)
const NAMES = [...new Set(ROWS.map(({ name }) => propertyName(name)))]

class Reflecting extends HTMLElement {
  connectedCallback() {
    adoptProperties(this, NAMES)
  }
}
// What is handed to the page is tested in a browser: tests/e2e/api/properties.spec.ts.
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

describe('the property of an attribute', () => {
  it.each(ROWS)('$name has the type of its row', ({ name, type }) => {
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
  ])('%s = %j writes %j', (property, value, written) => {
    const element = create()
    element.setAttribute(toAttribute(property), 'before')
    element[property] = value
    expect(element.getAttribute(toAttribute(property))).toBe(written)
  })

  it('is off when its attribute says "false", as frameworks write it', () => {
    const element = create()
    element.setAttribute('hide-when-empty', 'false')
    expect(element.hideWhenEmpty).toBe(false)
  })

  it('keeps its attribute when it is set to an object', () => {
    const element = create()
    element.product = 'blue-mug'
    element.product = Object.create(null)
    expect(element.getAttribute('product')).toBe('blue-mug')
  })

  it('takes what was set before the element was upgraded, and reflects from then on', () => {
    const element = document.createElement('x-later') as HTMLElement & Properties
    element.product = 'blue-mug'
    element.notOurs = 1
    class Later extends Reflecting {}
    customElements.define('x-later', Later)
    // As the browser does it to an element that is already there.
    Object.setPrototypeOf(element, Later.prototype)
    ;(element as unknown as Reflecting).connectedCallback()
    expect(element.getAttribute('product')).toBe('blue-mug')
    expect(Object.keys(element)).not.toContain('product')
    expect(element.notOurs).toBe(1)
    element.product = 'linen-tee'
    expect(element.getAttribute('product')).toBe('linen-tee')
  })
})

describe('the author is told of a value', () => {
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
  ])('that %s cannot take: %s', (property, value, problem, hint) => {
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
  ])('and not where %s takes it: %j', (property, value) => {
    checkProperty(create(), property, value)
    expect(lines).toEqual([])
  })
})
