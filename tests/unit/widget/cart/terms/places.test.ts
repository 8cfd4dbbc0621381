import { expect, it } from 'vitest'
import { countries, subdivisions } from '../../../../../src/widget/cart/terms/places'

const names = new Intl.DisplayNames('en', { type: 'region' })
const all = () =>
  countries(
    (code) => names.of(code) ?? code,
    (a, b) => a.localeCompare(b, 'en'),
  )

/** Uninhabited places, to which nothing is delivered. */
const UNINHABITED = ['AQ', 'BV', 'GS', 'HM', 'TF', 'UM']

it('every inhabited country is listed once, with its name and in the order of the names', () => {
  const places = all()
  expect(places).toHaveLength(243)
  expect(new Set(places.map(({ code }) => code)).size).toBe(243)
  expect(places.filter(({ code }) => UNINHABITED.includes(code))).toEqual([])
  expect(places.filter(({ code, name }) => code === name)).toEqual([])
  expect(places[0]?.name).toBe('Afghanistan')
  expect(places.map(({ name }) => name)).toEqual([...places.map(({ name }) => name)].sort((a, b) => a.localeCompare(b, 'en')))
})

it.each([
  ['US', 52, 'US-NY', 'New York'],
  ['CA', 13, 'CA-QC', 'Quebec'],
  ['AU', 8, 'AU-NSW', 'New South Wales'],
])('%s has %i subdivisions', (country, count, code, name) => {
  const parts = subdivisions(country)
  expect(parts).toHaveLength(count)
  expect(parts).toContainEqual({ code, name })
  expect(new Set(parts.map((part) => part.code)).size).toBe(count)
})

it.each(['IE', '', 'toString', '__proto__'])('"%s" has no subdivisions', (country) => {
  expect(subdivisions(country)).toEqual([])
})
