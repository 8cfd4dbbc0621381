import { describe, expect, it } from 'vitest'
import { offerTools } from '../../../../src/embed/agents/agents.chunk'
import type { Page } from '../../../../src/embed/page/page'

/** The origins of a page and of those around it, and whether it asked for the shops whose tools it offers. */
function offersIn(origins: readonly string[]): boolean {
  let around: unknown
  for (const origin of [...origins].reverse()) {
    const view: Record<string, unknown> = { location: { origin } }
    view.parent = around ?? view
    around = view
  }
  let offers = false
  offerTools({
    view: around,
    document: { modelContext: { registerTool() {} } },
    onShop: () => {
      offers = true
    },
  } as unknown as Page)
  return offers
}

describe('offerTools', () => {
  it('offerTools offers the tools in a page and in a frame of the same site, but not in a frame of another site', () => {
    expect(offersIn(['https://shop.example'])).toBe(true)
    expect(offersIn(['https://shop.example', 'https://shop.example'])).toBe(true)
    expect(offersIn(['https://shop.example', 'https://other.example'])).toBe(false)
    expect(offersIn(['https://shop.example', 'https://shop.example', 'https://other.example'])).toBe(false)
  })
})
