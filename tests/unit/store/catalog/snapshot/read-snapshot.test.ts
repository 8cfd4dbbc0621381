import { describe, expect, it } from 'vitest'
import type { Snapshot } from '../../../../../src/store/base/snapshot-model'
import { readSnapshot } from '../../../../../src/store/catalog/snapshot/read-snapshot'
import { aProduct } from '../../../../support/fixtures/views'

const NOW = Date.parse('2026-11-23T12:00:00Z')
const TERMS = { clientId: 'c1', api: 'https://www.wixapis.com', maxAgeHours: 24, now: NOW }
const HOME = { reference: 'home', id: 'home-id', name: 'Home', products: ['p1'] }

const aSnapshot = (changes: object = {}): Snapshot => ({
  cartlet: 1,
  clientId: 'c1',
  takenAt: '2026-11-23T11:00:00.000Z',
  locale: 'en',
  catalog: 'v1',
  products: [aProduct({ id: 'p1', slug: 'blue-mug' }), aProduct({ id: 'p2', slug: 'tote' })],
  collections: [HOME],
  ...changes,
})
const read = (changes?: object, terms?: Partial<typeof TERMS>) =>
  readSnapshot(JSON.stringify(aSnapshot(changes)), { ...TERMS, ...terms })

describe('readSnapshot', () => {
  it('reads a whole snapshot with the time at which it was taken', () => {
    expect(read()).toEqual({ snapshot: aSnapshot(), readAt: NOW - 3_600_000, broken: 0 })
  })

  it.each<[string, object, RegExp]>([
    ['of another format', { cartlet: 2 }, /format 2/],
    ['whose client id is an object', { clientId: { toString: 1 } }, /another shop \(client id \)/],
    ['of no format', { cartlet: undefined }, /format/],
    ['of another shop', { clientId: 'c2' }, /another shop \(client id c2\)/],
    ['of another API', { api: 'https://api.example' }, /another API \(https:\/\/api\.example\)/],
    ['of no API that can be read', { api: 'none' }, /another API \(none\)/],
    ['whose API is a number', { api: 7 }, /another API \(\)/],
    ['of an unknown catalog', { catalog: 'v2' }, /lacks the catalog/],
    ['of a catalog with another beginning', { catalog: 'ov1' }, /lacks the catalog/],
    ['of a catalog with another end', { catalog: 'v11' }, /lacks the catalog/],
    ['without products', { products: undefined }, /lacks the catalog or the products/],
    ['whose products are an object', { products: { length: 1 } }, /lacks the catalog or the products/],
    ['of an unreadable time', { takenAt: 'yesterday' }, /unreadable time \(yesterday\)/],
    ['whose time is a number', { takenAt: NOW }, /unreadable time \(\)/],
    ['of tomorrow', { takenAt: '2026-11-24T12:00:00Z' }, /future/],
    ['of the day before yesterday', { takenAt: '2026-11-21T12:00:00Z' }, /older than 24 hours/],
  ])('a snapshot %s is refused with a description of the problem', (_, changes, problem) => {
    const reading = read(changes)
    expect(reading).not.toHaveProperty('snapshot')
    expect('problem' in reading && reading.problem).toMatch(problem)
  })

  it.each([
    ['nothing', ''],
    ['half a file', JSON.stringify(aSnapshot()).slice(0, 200)],
    ['an error page', '<!doctype html><title>Not found</title>'],
    ['the failure of the request', 'TypeError: Failed to fetch'],
    ['null', 'null'],
    ['a list', '[]'],
  ])('a file that is %s is refused, and the problem quotes its beginning', (_, text) => {
    expect(readSnapshot(text, TERMS)).toEqual({
      problem: `is not readable: it begins with ${JSON.stringify(text.trim().slice(0, 40))}`,
    })
  })

  it('compares only the origin of the API, and takes a missing one for the default API', () => {
    expect(read({ api: 'https://www.wixapis.com/' })).toHaveProperty('snapshot')
    expect(read({ api: 'http://localhost:4401' }, { api: 'http://localhost:4401/x' })).toHaveProperty('snapshot')
    expect(read({}, { api: 'http://localhost:4401' })).toHaveProperty('problem')
  })

  it('accepts a snapshot up to the age that the author allows', () => {
    const takenAt = '2026-11-21T12:00:00Z'
    expect(read({ takenAt }, { maxAgeHours: 48 })).toHaveProperty('snapshot')
    expect(read({ takenAt }, { maxAgeHours: 47 })).toHaveProperty('problem')
  })

  it('accepts a snapshot from a clock that is five minutes ahead', () => {
    expect(read({ takenAt: '2026-11-23T12:05:00Z' })).toHaveProperty('snapshot')
    expect(read({ takenAt: '2026-11-23T12:10:00Z' })).toHaveProperty('snapshot')
    expect(read({ takenAt: '2026-11-23T12:10:01Z' })).toHaveProperty('problem')
  })

  it('drops and counts broken products, and keeps the others', () => {
    const broken = { ...aProduct({ id: 'p2' }), price: { value: '18' } }
    const reading = read({ products: [aProduct({ id: 'p1' }), broken, null, { ...aProduct(), url: 'javascript:alert(1)' }] })
    expect(reading).toMatchObject({ broken: 3, snapshot: { products: [{ id: 'p1' }] } })
  })

  it('drops and counts broken collections, and keeps the others', () => {
    const broken = [{ reference: 7 }, { id: null }, { name: undefined }, { products: [1, 'p1'] }, { products: 'p1' }]
    const reading = read({ collections: [HOME, ...broken.map((part) => ({ ...HOME, ...part })), 'home'] })
    expect(reading).toMatchObject({ broken: 6, snapshot: { collections: [HOME] } })
    expect(read({ collections: 'home' })).toMatchObject({ broken: 0, snapshot: { collections: [] } })
  })

  it('a snapshot with a "__proto__" member does not pollute Object.prototype', () => {
    const text = JSON.stringify(aSnapshot()).replace('{', '{"__proto__":{"polluted":true},')
    readSnapshot(text, TERMS)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})
