/** The systems that the configurator offers, compared with the guides. */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SITE_SYSTEMS, siteSystem } from '../../../src/snippet/site-systems'
import { readMarkdown } from '../../docs/markdown'
import { SYSTEMS } from '../../support/systems/list'

/** Guides about topics other than a system. */
const TOPICS = ['README.md', 'languages.md', 'many-shops.md', 'mails.md', 'from-shopify-buy-button.md']

/** Guides to generators, whose own files replace a copied snippet. */
const GENERATORS = ['astro.md', 'eleventy.md', 'hugo.md', 'jekyll.md']

describe('SITE_SYSTEMS', () => {
  it('the configurator offers exactly the systems that have a guide', () => {
    const guides = readdirSync('docs/guides').filter((name) => ![...TOPICS, ...GENERATORS].includes(name))
    expect(SITE_SYSTEMS.map(({ guide }) => guide).sort()).toEqual(guides.sort())
  })

  it.each(SITE_SYSTEMS)('the configurator chooses the form that the guides name first for $name', ({ form, guide }) => {
    const row = readMarkdown('docs/guides/README.md')
      .text.split('\n')
      .find((line) => line.includes(`](${guide})`))
    expect(row).toMatch(new RegExp(`\\| ${form}\\b[^|]*\\|$`))
  })

  it('integrity does not work in Shopify and in Tag Manager, and their guides say so', () => {
    const without = SITE_SYSTEMS.filter(({ withoutIntegrity }) => withoutIntegrity)
    expect(without.map(({ id }) => id)).toEqual(['shopify', 'tag-manager'])
    for (const { guide } of without) expect(readMarkdown(`docs/guides/${guide}`).text).toContain('`--integrity`')
  })

  it.each(SITE_SYSTEMS)('an end-to-end test covers the system $name of the configurator', ({ id, guide }) => {
    const own = SYSTEMS.filter((row) => row.guide === guide && !row.visitorFinds)
    expect(own.some(({ args }) => (id === 'html' ? !args.length : args.join(' ') === `--system ${id}`))).toBe(true)
  })

  it('an unknown system is treated as plain HTML', () => {
    expect(siteSystem('geocities').id).toBe('html')
  })
})
