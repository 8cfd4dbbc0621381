import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFormats } from '../../../../src/embed/cart/formats'

const AFTERNOON = new Date(2027, 3, 7, 14, 30)
const plain = (text: string) => text.replace(/\s/g, ' ')
afterEach(() => vi.unstubAllGlobals())

describe.each([
  ['en-GB', '€1,234.50', '7 Apr 2027', 'Wed 7 Apr, 14:30', '14:30', 'Germany', '1.5 kg'],
  ['de', '1.234,50 €', '07.04.2027', 'Mi., 7. Apr., 14:30', '14:30', 'Deutschland', '1,5 kg'],
])('createFormats for %s', (locale, money, date, dateTime, time, country, weight) => {
  const formats = createFormats(locale)
  it('writes money, dates, times, countries and weights by the conventions of the locale', () => {
    expect(plain(formats.money(1234.5, 'EUR'))).toBe(money)
    expect(plain(formats.date(AFTERNOON))).toBe(date)
    expect(plain(formats.dateTime(AFTERNOON))).toBe(dateTime)
    expect(plain(formats.time(AFTERNOON))).toBe(time)
    expect(formats.country('DE')).toBe(country)
    expect(plain(formats.weight(1.5, 'KG'))).toBe(weight)
  })
})

it('abbreviates pounds and writes an unknown unit in lower case', () => {
  const { weight } = createFormats('en')
  expect(plain(weight(2, 'LB'))).toBe('2 lb')
  expect(weight(2, 'STONE')).toBe('2 stone')
  expect(weight(2, '')).toBe('2')
})

it('compares names in the order of the language', () => {
  expect(['Zypern', 'Österreich', 'Polen'].sort(createFormats('de').compare)).toEqual(['Österreich', 'Polen', 'Zypern'])
})

it('falls back to the country code and ISO-like dates when Intl is incomplete', () => {
  vi.stubGlobal('Intl', { NumberFormat: Intl.NumberFormat })
  const { country, date } = createFormats('en')
  expect(country('DE')).toBe('DE')
  expect(date(new Date('2027-04-07T14:30:00Z'))).toBe('2027-04-07 14:30')
})

it.each([
  ['en-GB', 'SW1Y 4JH, United Kingdom'],
  ['de', 'SW1Y 4JH, Vereinigtes Königreich'],
  ['ar', 'SW1Y 4JH، المملكة المتحدة'],
  ['ja', 'イギリス SW1Y 4JH'],
  ['zh-CN', '英国 SW1Y 4JH'],
])('writes the place in %s in the order of addresses there: %s', (locale, place) => {
  const formats = createFormats(locale)
  expect(formats.place('GB', 'SW1Y 4JH')).toBe(place)
  expect(formats.place('GB')).toBe(formats.country('GB'))
})
