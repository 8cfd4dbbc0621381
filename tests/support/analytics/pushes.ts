/** What a page has pushed to its `dataLayer`, checked against GA4's reference. */
import { type BrowserContext, expect } from '@playwright/test'
import { faultsOf } from './ga4-faults'

export interface Item {
  item_id: string
  item_name: string
  item_variant?: string
  item_list_id?: string
  item_list_name?: string
  index?: number
  coupon?: string
  price: number
  quantity?: number
}

export interface Push {
  event: string
  ecommerce: {
    currency?: string
    value?: number
    transaction_id?: string
    item_list_name?: string
    coupon?: string
    items: Item[]
  }
}

/** Records the pushes of all pages of the visitor, including those that were left, except of pages that define a `dataLayer`. */
export async function recordPushes(context: BrowserContext): Promise<unknown[]> {
  const pushes: unknown[] = []
  await context.exposeBinding('__pushed', (_source, entry: unknown) => pushes.push(entry))
  await context.addInitScript(() => {
    if (window !== window.top) return
    const layer: unknown[] = []
    const tell = (window as unknown as { __pushed(entry: unknown): void }).__pushed
    layer.push = (...entries: unknown[]) => {
      for (const entry of entries) tell(JSON.parse(JSON.stringify(entry)))
      return Array.prototype.push.apply(layer, entries)
    }
    ;(window as unknown as { dataLayer: unknown[] }).dataLayer = layer
  })
  return pushes
}

/** The events among the pushes; checks that each follows the reset that GA4 asks for and matches the reference. */
export function eventsIn(pushes: readonly unknown[]): Push[] {
  return pushes.flatMap((push, place) => {
    if (!(push && typeof push === 'object' && 'event' in push)) return []
    expect(pushes[place - 1], `before ${String(push.event)}`).toEqual({ ecommerce: null })
    expect(faultsOf(push), JSON.stringify(push)).toEqual([])
    return push as Push
  })
}

export const namesIn = (pushes: readonly unknown[]): string[] => eventsIn(pushes).map(({ event }) => event)
