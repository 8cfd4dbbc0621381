/** The `cartlet:*` events that reached `document`, recorded outside the page so that they survive a navigation. */
import type { BrowserContext } from '@playwright/test'

export interface SeenEvent {
  name: string
  /** Tag of the element that dispatched the event; `#document` for the page itself. */
  from: string
  // biome-ignore lint/suspicious/noExplicitAny: each event has a detail of its own, and tests look into it.
  detail: any
}

const NAMES = [
  'ready',
  'before-add',
  'before-checkout',
  'product-view',
  'notify-request',
  'cart-change',
  'cart-open',
  'cart-close',
  'coupon-change',
  'checkout',
  'checkout-return',
  'session-change',
  'collection-view',
  'product-select',
  'search',
  'search-results',
  'error',
]

export async function recordEvents(context: BrowserContext): Promise<SeenEvent[]> {
  const seen: SeenEvent[] = []
  await context.exposeBinding('__seen', (_source, event: SeenEvent) => seen.push(event))
  await context.addInitScript((names) => {
    const tell = (window as unknown as { __seen(event: unknown): void }).__seen
    const plain = (key: string, value: unknown) => (key === 'cause' ? undefined : value)
    for (const name of names) {
      document.addEventListener(`cartlet:${name}`, (event) => {
        const detail = JSON.parse(JSON.stringify((event as CustomEvent).detail, plain))
        tell({ name, from: (event.target as Node).nodeName.toLowerCase(), detail })
      })
    }
  }, NAMES)
  return seen
}
