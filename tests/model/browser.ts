/** A browser with several tabs on the same shop: the real store and client against the real local platform. */
import type { Platform } from '../../demo/platform/server'
import { type Client, createClient, defaultEnvironment, type Environment, memoryStorage, type StoragePort } from '../../src/index'
import type { Shop } from '../../src/store/shop'
import { keepTabsAgreed } from '../../src/store/visit/tab-sync'
import { createWholeShop } from '../../src/store/whole-shop'
import type { ShopEvent } from '../../src/store-entry'

/** Factor by which every wait is shortened; the timeout of a request is 300 ms. */
const HASTE = 20
const DEADLINE_MS = 300
const PATIENCE_MS = 20_000
const machine = defaultEnvironment()

export interface Tab {
  shop: Shop
  /** Errors for which this tab has emitted an event. */
  told: Set<unknown>
  /** Sent requests that change the cart. */
  writes: string[]
  hidden: boolean
  /** Closes the page: its open requests are never settled. */
  close(): void
}

export interface Browser {
  tabs: Tab[]
  storage: StoragePort
  open(): Tab
  /** A client of the same visitor with a long timeout. */
  client(): Client
  /** Makes a tab visible; `alone` hides all others. */
  show(tab: Tab, alone: boolean): void
  /** Sends the next write to this path twice, as after a broken reused connection; the page gets only the second response. */
  resendNext(path: string): void
}

/** @param platform called each time, because the platform may have been restarted */
export function openBrowser(platform: () => Platform): Browser {
  const storage = memoryStorage()
  const listeners = new Map<Tab, () => void>()
  const returns = new Map<Tab, () => void>()
  let resend = ''

  const client = (environment: Partial<Environment>, timeoutMs: number): Client =>
    createClient({
      clientId: platform().clientId,
      apiOrigin: platform().url,
      timeoutMs,
      environment: { storage, ...environment },
    })

  function open(): Tab {
    const told = new Set<unknown>()
    const writes: string[] = []
    let closed = false

    const never = new Promise<never>(() => {})
    const own: StoragePort = {
      ...storage,
      write: (key, value) => !closed && storage.write(key, value),
      remove: (key) => void (closed || storage.remove(key)),
    }

    async function fetch(url: string, init: RequestInit): Promise<Response> {
      if (closed) return never
      const { pathname } = new URL(url)
      const name = `${init.method} ${pathname.replace(/^.*\/carts\/current\/?/, '')}`
      if (init.method !== 'GET' && pathname.includes('/carts/current') && !pathname.endsWith('estimate-totals')) writes.push(name)
      if (resend && pathname.endsWith(resend)) {
        resend = ''
        await machine.fetch(url, init)
      }
      // A response for a closed page is dropped.
      return machine.fetch(url, init).then(
        (response) => (closed ? never : response),
        (error: unknown) => (closed ? never : Promise.reject(error)),
      )
    }

    const shop = createWholeShop({
      client: client({ storage: own, fetch, sleep: (ms, signal) => machine.sleep(ms / HASTE, signal) }, DEADLINE_MS * HASTE),
      storage: own,
      formatMoney: (value, currency) => `${value} ${currency}`,
      navigate: () => {},
      sleep: (ms) => machine.sleep(ms / HASTE),
    })
    shop.listen((event: ShopEvent) => {
      if (event.type === 'error') told.add(event.error)
    })
    const tab: Tab = {
      shop,
      told,
      writes,
      hidden: false,
      close() {
        closed = true
        stop()
        browser.tabs.splice(browser.tabs.indexOf(tab), 1)
      },
    }
    const stop = keepTabsAgreed(shop, {
      tell() {
        for (const [other, hear] of [...listeners]) if (other !== tab) queueMicrotask(hear)
      },
      onTold(listener) {
        listeners.set(tab, listener)
        return () => listeners.delete(tab)
      },
      onReturn(listener) {
        returns.set(tab, listener)
        return () => returns.delete(tab)
      },
      hidden: () => tab.hidden,
    })
    browser.tabs.push(tab)
    shop.showTotals()
    void shop.cart.refreshOnce()
    return tab
  }

  const browser: Browser = {
    tabs: [],
    storage,
    open,
    client: () => client({}, PATIENCE_MS),
    show(tab, alone) {
      for (const other of browser.tabs) other.hidden ||= alone
      tab.hidden = false
      returns.get(tab)?.()
    },
    resendNext(path) {
      resend = path
    },
  }
  return browser
}
