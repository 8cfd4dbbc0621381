/** Takes product data from properties, and tells the author of a value that a property cannot take. */

import type { Page } from '../page/page'
import { pageMoney } from '../page/page-money'
import { report } from '../report/console'
import { EXPECTED_VALUES, type ExpectedValue } from '../report/expected-values'
import { readAttribute } from '../settings/read-attribute'

const WANTED: Record<'text' | 'number' | 'flag', string> = {
  text: 'a string',
  number: 'a number',
  flag: 'true or false',
}

/** Accepts the text of attributes as well, because frameworks set properties to it. */
function fits(expected: ExpectedValue, value: unknown): boolean {
  if (expected === 'flag') return typeof value === 'boolean' || value === '' || value === 'true' || value === 'false'
  if (expected === 'number') return (typeof value === 'number' || typeof value === 'string') && Number.isFinite(Number(value))
  return typeof value === 'string' && (typeof expected === 'string' || expected.includes(value.trim()))
}

/** A value for the console: short, and without calling code of the value. */
function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'object' || typeof value === 'function')
    return Array.isArray(value) ? 'an array' : `a ${typeof value}`.replace('a o', 'an o')
  return String(value)
}

export function checkProperty(element: HTMLElement, property: string, value: unknown): void {
  const expected = EXPECTED_VALUES[property]
  if (value === null || value === undefined || !expected || fits(expected, value)) return
  const wanted = typeof expected === 'string' ? WANTED[expected] : `one of ${expected.map((one) => `"${one}"`).join(', ')}`
  report(
    `<${element.localName}>: the property ${property} cannot be ${shown(value)}.`,
    `Set it to ${wanted}, or to null to remove the attribute.`,
  )
}

/** Draws a product from its data at once, then requests it, as for a snapshot. @returns false if the value is no product */
async function takeProduct(page: Page, element: HTMLElement, value: object): Promise<boolean> {
  const { isProduct, seedProduct } = await import('./snapshot.chunk')
  if (!isProduct(value)) return false
  const { store } = page.shopFor(readAttribute(element)('client-id')).shop
  seedProduct(store, value, Date.now(), pageMoney(page.config, page.document))
  return true
}

export async function takeProperty(page: Page, element: HTMLElement, property: string, value: unknown): Promise<void> {
  const isData = property === 'product' && typeof value === 'object' && value !== null
  if (!isData || !(await takeProduct(page, element, value))) checkProperty(element, property, value)
}
