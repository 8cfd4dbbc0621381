/** The systems that the configurator offers, against the guides. */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SITE_SYSTEMS, siteSystem } from '../../../src/snippet/site-systems'
import { readMarkdown } from '../../docs/markdown'
import { SYSTEMS } from '../../support/systems/list'

/** Guides about something else than a system. */
const TOPICS = ['README.md', 'strict-policy.md', 'languages.md', 'many-shops.md', 'mails.md', 'from-shopify-buy-button.md']

describe('the systems of the configurator', () => {
  it('are those that have a guide', () => {
    const guides = readdirSync('docs/guides').filter((name) => !TOPICS.includes(name))
    expect(SITE_SYSTEMS.map(({ guide }) => guide).sort()).toEqual(guides.sort())
  })

  it.each(SITE_SYSTEMS)('choose the form that the guides name first: $name', ({ form, guide }) => {
    const row = readMarkdown('docs/guides/README.md')
      .text.split('\n')
      .find((line) => line.includes(`](${guide})`))
    expect(row).toMatch(new RegExp(`\\| ${form}\\b[^|]*\\|$`))
  })

  it('leave the import map out exactly where the guide says so as a step', () => {
    const without = SITE_SYSTEMS.filter(({ integrity }) => !integrity).map(({ id }) => id)
    expect(without).toEqual(['shopify', 'tag-manager'])
    for (const { guide } of SITE_SYSTEMS.filter(({ integrity }) => !integrity))
      expect(readMarkdown(`docs/guides/${guide}`).text).toContain('--no-integrity')
  })

  it.each(SITE_SYSTEMS)('are each sold in by a page of a test: $name', ({ id, guide }) => {
    const own = SYSTEMS.filter((row) => row.guide === guide && !row.visitorFinds)
    expect(own.some(({ args }) => (id === 'html' ? !args.length : args.join(' ') === `--system ${id}`))).toBe(true)
  })

  it('are plain HTML where a link names none that is known', () => {
    expect(siteSystem('geocities').id).toBe('html')
  })
})
