/** What `cartlet/react` adds to a React app, against budgets.json. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { reactBundle } from '../support/source/react-bundle'

interface ReactBudget {
  name: string
  names: string[]
  /** Chunks that are loaded later and count here. */
  lazy?: string[]
  /** Bytes. */
  brotli: number
}

const { react } = JSON.parse(readFileSync('budgets.json', 'utf8')) as { react: ReactBudget[] }

describe.each(react)('$name', ({ names, lazy, brotli }) => {
  it(`the components weigh at most ${brotli} bytes beyond React`, { timeout: 60_000 }, async () => {
    expect((await reactBundle(names, lazy)).brotli).toBeLessThanOrEqual(brotli)
  })
})

describe('a React page with only a buy button', () => {
  it('a React page with only a buy button loads gallery, drawer and forms lazily, and no Preact', {
    timeout: 60_000,
  }, async () => {
    const { code, later } = await reactBundle(['CartletProvider', 'BuyButton'])
    expect(code).not.toMatch(/from\s*["']preact|__H\b|debounceRendering/)
    for (const name of ['gallery', 'drawer', 'account-forms', 'product', 'collection', 'shop-of-shop'])
      expect(later.some((one) => one.startsWith(`${name}.on-react-`))).toBe(true)
  })
})
