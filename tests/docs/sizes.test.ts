/** The sizes in the README and docs/performance.md are the budgets that `npx tsx tests/size.ts` enforces. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ROOT, readMarkdown, sectionOf, tableIn } from './markdown'

interface Budget {
  name: string
  brotli: number
}
const budgets = JSON.parse(readFileSync(`${ROOT}budgets.json`, 'utf8')) as Record<'groups' | 'react' | 'imports', Budget[]>
const groups = [...budgets.groups, ...budgets.react, ...budgets.imports]

/** The beginning of a row in the documentation, and the beginnings of the names of its budget groups. */
const ROWS: readonly [row: string, ...groups: string[]][] = [
  ['the loader runs', 'loader'],
  ['the first button can be pressed', 'first button'],
  [
    'the first product is in the cart, catalog version 1 / 3',
    'first product added, catalog v1',
    'first product added, catalog v3',
  ],
  ['the first product is in the cart', 'first product added, catalog v3'],
  ['the drawer is open', 'drawer'],
  ['the estimate', 'estimate'],
  ['a product card / a whole product', 'products as cards', 'whole product, after the first button'],
  ['a grid, beside its cards', 'grid of products (without their cards), listing of catalog version 1'],
  ['the log-in form', 'account: the login form'],
  ['another language', 'the page’s language', 'all messages of that language'],
  ['`cartlet/react`, the provider and a buy button', 'provider and buy button'],
  ['`cartlet/react`, with the components and hooks of the cart', 'the same with the cart’s components'],
  ['`cartlet`, `createClient` alone', 'a client with its session'],
  ['`cartlet`, the calls of a purchase', 'session, cart and redirects'],
  ['`cartlet`, the products of both catalogs', 'the same with products of both catalogs'],
]

const budgetOf = (beginning: string): number => {
  const found = groups.find(({ name }) => name.replaceAll("'", '’').startsWith(beginning))
  if (!found) throw new Error(`budgets.json has no group that begins with "${beginning}"`)
  return found.brotli
}

const figuresIn = (text: string): number[] => [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure))
const inKb = (bytes: number): number => Math.round(bytes / 100 + 0.0001) / 10

describe.each([
  ['README.md', 'Size'],
  ['docs/performance.md', 'What a page downloads'],
  ['docs/performance.md', 'What your bundle gets'],
])('the sizes in %s', (path, heading) => {
  const rows = tableIn(sectionOf(readMarkdown(path), heading))

  it('the table of sizes has at least five rows', () => {
    expect(rows.length).toBeGreaterThanOrEqual(5)
  })

  it.each(rows)('the documented sizes of "%s" are the budgets: %s', (row, figures) => {
    const [, ...names] = ROWS.find(([beginning]) => row.startsWith(beginning)) ?? []
    expect(names).not.toEqual([])
    expect(figuresIn(figures)).toEqual(names.map((name) => inKb(budgetOf(name))))
  })
})
