/**
 * Names that content blockers look for: network lists block addresses by the words in them, cosmetic lists delete nodes by class and id.
 * The words are our own reading of such lists, and wider than the lists.
 */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ROUTE_TABLE } from '../demo/platform/routes/route-table'
import { readSources } from './support/source/source'

const WORDS =
  'ad ads adv advert advertising affiliate analytics banner beacon campaign click collect counter event events impression log logger metrics monitor partner pixel popunder popup promo promotion retarget sponsor sponsored stat stats tag telemetry track tracker tracking'.split(
    ' ',
  )

/** Words in classes and ids for which cosmetic filters delete nodes. */
const COSMETIC =
  'ad ads adv advert banner consent cookie cookies gdpr interstitial newsletter overlay-ad popunder popup promo promotion share social sponsor sponsored subscribe takeover'.split(
    ' ',
  )

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z]+/)
const listed = (names: Iterable<string>, words: readonly string[] = WORDS): string[] =>
  [...names].filter((name) => wordsOf(name).some((word) => words.includes(word)))

// hazard 22
describe('no address has a word that blockers look for', () => {
  it('no file that a page loads has a word in its name that content blockers look for', () => {
    const files = readdirSync('dist').filter((name) => /\.(js|css)$/.test(name))
    expect(files.length).toBeGreaterThan(40)
    expect(listed(files.map((name) => name.replace(/-\w{7}(?=\.)/, '')))).toEqual([])
  })

  it('no call that a page makes has a word in its path that content blockers look for', () => {
    // Calls of an owner's server never meet a content blocker.
    const routes = ROUTE_TABLE.filter(({ caller }) => caller !== 'elevated').flatMap((one) => one.routes)
    // An id stands where the route has a name in braces.
    const calls = routes.map((route) => route.replaceAll(/\{\w+\}/g, ''))
    expect(calls.length).toBeGreaterThan(15)
    expect(listed(calls)).toEqual([])
  })

  it('a name with such a word is found', () => {
    expect(listed(['ad-parts.js', 'loader.js', 'pageTracker.js', 'POST /v1/stats/add'])).toEqual([
      'ad-parts.js',
      'pageTracker.js',
      'POST /v1/stats/add',
    ])
  })
})

/** All class names, ids and element names in the source, including the classes that style sheets select. */
const written = (): Set<string> => {
  const names = new Set<string>()
  for (const { text, path } of readSources('src')) {
    const isStyle = path.endsWith('.css.ts')
    const found = isStyle
      ? text.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)
      : text.matchAll(/(?:className|class|id)=(?:"([^"]+)"|\{[^}]*?['"`]([^'"`]+)['"`])/g)
    for (const [, first, second] of found) for (const name of (first ?? second ?? '').split(/\s+/)) names.add(name)
    for (const [, name] of text.matchAll(/'(cartlet-[a-z-]+)'/g)) names.add(name as string)
  }
  return names
}

// hazard 75
it('no class and no element has a name that cosmetic filters delete', () => {
  const names = written()
  expect(names.size).toBeGreaterThan(100)
  expect(names).toContain('cartlet-overlay')
  expect(listed(names, COSMETIC)).toEqual([])
  expect(listed(['promo-box', 'toggle'], COSMETIC)).toEqual(['promo-box'])
})
