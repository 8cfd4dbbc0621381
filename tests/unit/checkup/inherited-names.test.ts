/** Names of attributes, elements and protocols that every object inherits. */
import { expect, it } from 'vitest'
import { misspeltAttributes, misspeltSettings } from '../../../src/checkup/markup/misspelt'
import { missingValues, wrongValues } from '../../../src/checkup/markup/values'
import type { Tag } from '../../../src/checkup/model'
import { decidingDirective } from '../../../src/checkup/policy/allows'

const tag = (name: string, attributes: Record<string, string>): Tag => ({ name, attributes, within: [] })

it('an attribute that every object inherits is neither known nor a setting of the page', () => {
  const host = tag('cartlet-buy-button', { product: 'mug', constructor: '', valueof: '', 'data-constructor': '' })
  const read = (name: string) => host.attributes[name]
  expect(misspeltAttributes({ tag: host, element: 'buy-button', read })).toEqual([])
  expect(misspeltAttributes({ tag: host, element: 'constructor', read })).toEqual(
    misspeltAttributes({ tag: host, element: 'nothing', read }),
  )
  expect(wrongValues({ tag: host, element: 'constructor', read })).toEqual([])
  expect(missingValues({ tag: host, element: 'constructor', read })).toEqual([])
})

it('a setting that every object inherits is not known to the script', () => {
  const script = (attributes: Record<string, string>) => misspeltSettings(tag('script', attributes)).map(({ cause }) => cause)
  expect(script({ constructor: 'x' })).toEqual(script({ 'no-such-thing': 'x' }))
  expect(script({ src: 'loader.js?amp;constructor=x' })).toEqual(script({ src: 'loader.js?amp;no-such-thing=x' }))
})

it('a directive that every object inherits falls back to default-src alone', () =>
  expect(decidingDirective(new Map([['default-src', []]]) as never, 'constructor')).toBe('default-src'))
