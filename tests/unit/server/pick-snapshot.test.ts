/** A page's share of a snapshot. */
import { describe, expect, it } from 'vitest'
import { pickSnapshot } from '../../../src/server/pick-snapshot'
import { readSnapshot } from '../../../src/server/read-snapshot'
import { takeSnapshot } from '../../../src/server/take-snapshot'
import { aSnapshot } from '../../support/fixtures/rendered-page'
import { aProduct } from '../../support/fixtures/views'

const [mug, box, tea] = ['mug', 'box', 'tea'].map((slug) => aProduct({ id: `id-${slug}`, slug, name: slug }))
const whole = {
  ...aSnapshot(),
  products: [mug, box, tea].flatMap((one) => one ?? []),
  collections: [
    { reference: 'home', id: 'c-1', name: 'Home', products: ['id-box'], total: 20 },
    { reference: '', id: '', name: '', products: ['id-tea'] },
  ],
  descriptions: { 'id-mug': 'Holds tea', 'id-tea': 'Is held' },
}
const slugs = ({ products }: { products: readonly { slug: string }[] }) => products.map(({ slug }) => slug)

describe('pickSnapshot', () => {
  it('pickSnapshot keeps the named products, by id or slug, with their descriptions', () => {
    const picked = pickSnapshot(whole, { products: ['mug', 'id-box', 'nothing'] })
    expect(slugs(picked)).toEqual(['mug', 'box'])
    expect(picked).toMatchObject({ collections: [], descriptions: { 'id-mug': 'Holds tea' }, takenAt: whole.takenAt })
    expect(Object.keys(picked.descriptions ?? {})).toEqual(['id-mug'])
  })

  it('pickSnapshot keeps a collection with its products, also that of all products', () => {
    const home = pickSnapshot(whole, { collections: ['home'] })
    expect([slugs(home), home.collections]).toEqual([['box'], [whole.collections[0]]])
    expect(slugs(pickSnapshot(whole, { collections: ['c-1', ''] }))).toEqual(['box', 'tea'])
  })

  it('the result is a snapshot itself, and the whole one stays as it was', () => {
    const before = JSON.stringify(whole)
    const picked = pickSnapshot(whole, { products: ['tea'] })
    expect(readSnapshot(JSON.stringify(picked))).toEqual(picked)
    expect(JSON.stringify(whole)).toBe(before)
  })
})

// What is misspelt would take nothing, and a text is a list of its letters.
const WRONG: [problem: string, choice: object][] = [
  ['product is not an option', { product: ['mug'] }],
  ['products must be a list', { products: 'blue-mug' }],
]
it.each(WRONG)('pickSnapshot and takeSnapshot refuse what they cannot mean: %s', async (problem, choice) => {
  expect(() => pickSnapshot(whole, choice)).toThrow(problem)
  await expect(takeSnapshot({ clientId: 'c', ...choice })).rejects.toThrow(problem)
})
