import { expect, it } from 'vitest'
import { parseManifest } from '../../hosts/manifest'

it('a page is visited with the buying journey unless the manifest says otherwise', () => {
  const { cases, notes } = parseManifest({
    pages: {
      'a.html': {},
      'b.html': { page: '../others/a.html', journey: 'parts', variants: ['', { query: '?k', journey: 'keyboard' }] },
    },
  })
  expect(cases.map(({ name, page, journey, outcome }) => [name, page, journey, outcome])).toEqual([
    ['a.html', 'a.html', 'buying', 'journey'],
    ['b.html', '../others/a.html', 'parts', 'journey'],
    ['b.html?k', '../others/a.html', 'keyboard', 'journey'],
  ])
  expect(notes).toEqual([])
})

it('a page says why an engine cannot pass it, in all its variants or in one', () => {
  const { cases, notes } = parseManifest({
    pages: { 'a.html': { cannot: { WebKit: 'it refuses files' }, variants: ['', { query: '?k', cannot: {} }] }, 'b.html': {} },
  })
  expect(cases.map(({ cannot }) => cannot)).toEqual([{ webkit: 'it refuses files' }, {}, {}])
  expect(notes).toEqual([])
})

it('reports unknown keys and values, and uses the defaults instead', () => {
  const { cases, notes } = parseManifest({ pages: { 'a.html': { journey: 'flying', outcome: 'luck', colour: 'red' } } })
  expect(cases.map(({ journey, outcome }) => [journey, outcome])).toEqual([['buying', 'journey']])
  expect(notes).toEqual([
    'a.html: "colour" is not known and ignored',
    'a.html: outcome "luck" is not known, taken as "journey"',
    'a.html: journey "flying" is not known, taken as "buying"',
  ])
})
