/** "Did you mean …?" suggests a name for a typing error, and nothing for an unrelated word. */
import { describe, expect, it } from 'vitest'
import { distance, nearest } from '../../../src/checkup/markup/nearest'

describe('distance', () => {
  it.each([
    ['', 'abc', 3],
    ['product', 'product', 0],
    ['prodcut', 'product', 1],
    ['quantiy', 'quantity', 1],
    ['ful', 'full', 1],
    ['layout', 'label', 4],
  ])('the edit distance from %s to %s is %i, in both directions', (a, b, edits) => {
    expect(distance(a, b)).toBe(edits)
    expect(distance(b, a)).toBe(edits)
  })
})

describe('nearest', () => {
  const names = ['client-id', 'api', 'locale', 'on-add', 'seo', 'theme']
  it.each([
    ['clientid', 'client-id'],
    ['client_id', 'client-id'],
    ['clientId', 'client-id'],
    ['onadd', 'on-add'],
    ['local', 'locale'],
    ['them', 'theme'],
    ['src', undefined],
    ['id', undefined],
    ['domain', undefined],
    ['website-id', undefined],
  ])('the nearest name to %s is %s', (written, meant) => {
    expect(nearest(written, names)).toBe(meant)
  })
})
