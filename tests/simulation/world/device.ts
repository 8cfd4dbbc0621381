/** A browser with several tabs on the same shop: the real store, client and session, on virtual storage, locks, channel and network. */
import type { Platform } from '../../../demo/platform/platform'
import { type Client, createClient, type StoragePort, webStorage } from '../../../src/index'
import type { Shop } from '../../../src/store/shop/shop'
import { createWholeShop } from '../../../src/store/shop/whole-shop'
import { keepTabsAgreed } from '../../../src/store/visit/tab-sync'
import type { ShopEvent } from '../../../src/store-entry'
import type { Network, Sender } from './network'
import type { Random } from './random'

export const PAGE = 'https://page.example/shop'

export interface Tab {
  name: string
  device: Device
  shop: Shop
  client: Client
  /** Storage of this tab, which outlives the page. */
  tabStorage: StoragePort
  /** Errors for which this tab has emitted an event. */
  told: Set<unknown>
  events: ShopEvent[]
  /** Sent requests that change the cart. */
  writes: string[]
  hidden: boolean
  /** Where the page went, if it was left. */
  left: string | undefined
  /** Closes the page: its open requests are never settled. */
  close(): void
}

export interface Device {
  name: string
  tabs: Tab[]
  /** `full`: nothing more can be stored; `blocked`: every access throws. */
  area: 'works' | 'full' | 'blocked'
  online: boolean
  storage: StoragePort
  /** @param tabStorage of the page that this tab showed before */
  open(tabStorage?: StoragePort): Tab
  /** Makes a tab visible; `alone` hides all others. */
  show(tab: Tab, alone: boolean): void
}

export interface DeviceOptions {
  name: string
  platform: Platform
  network: Network
  random: Random
}

/** The parts of `Storage` that the product uses. */
function areaOf(state: () => Device['area']): Storage {
  const entries = new Map<string, string>()
  const check = (isWrite: boolean) => {
    if (state() === 'blocked') throw new DOMException('The operation is insecure', 'SecurityError')
    if (isWrite && state() === 'full') throw new DOMException('The quota is exceeded', 'QuotaExceededError')
  }
  const area: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem(key) {
      check(false)
      return entries.get(key) ?? null
    },
    setItem(key, text) {
      check(true)
      entries.set(key, text)
    },
    removeItem(key) {
      check(false)
      entries.delete(key)
    },
  }
  return area as Storage
}

export function createDevice({ name, platform, network, random }: DeviceOptions): Device {
  const area = areaOf(() => device.area)
  const listeners = new Map<Tab, () => void>()
  const returns = new Map<Tab, () => void>()
  /** The last holder of each lock; a page that is closed lets go of it. */
  const locks = new Map<string, Promise<unknown>>()
  let pages = 0

  function open(tabStorage = webStorage(() => areaOf(() => 'works'))): Tab {
    pages += 1
    const events: ShopEvent[] = []
    const told = new Set<unknown>()
    const writes: string[] = []
    let closed = false
    let close = () => {}
    const closing = new Promise<void>((resolve) => {
      close = resolve
    })
    const sender: Sender = { name: `${name}${pages}`, isOnline: () => device.online, isClosed: () => closed }
    const send = network.fetchFor(sender)
    const storage: StoragePort = {
      ...device.storage,
      write: (key, value) => !closed && device.storage.write(key, value),
      remove: (key) => void (closed || device.storage.remove(key)),
    }

    async function lock<T>(key: string, task: () => Promise<T>): Promise<T> {
      const before = locks.get(key)
      const mine = (async () => {
        await before
        return closed ? new Promise<never>(() => {}) : task()
      })()
      locks.set(key, Promise.race([mine.catch(() => {}), closing]))
      return mine
    }

    const client = createClient({
      clientId: platform.clientId,
      apiOrigin: platform.url,
      headers: { Origin: new URL(PAGE).origin },
      environment: {
        storage,
        lock,
        fetch(url, init) {
          const { pathname } = new URL(url)
          const isWrite = init.method !== 'GET' && pathname.includes('/carts/current') && !pathname.endsWith('estimate-totals')
          if (isWrite) writes.push(`${init.method} ${pathname.replace(/^.*\/carts\/current\/?/, '')}`)
          return send(url, init)
        },
      },
    })
    const shop = createWholeShop({
      client,
      storage,
      tabStorage,
      formatMoney: (value, currency) => `${value} ${currency}`,
      navigate(url) {
        tab.left = url
      },
    })
    shop.listen((event) => {
      events.push(event)
      if (event.type === 'error') told.add(event.error)
    })
    const tab: Tab = {
      name: sender.name,
      device,
      shop,
      client,
      tabStorage,
      told,
      events,
      writes,
      hidden: false,
      left: undefined,
      close() {
        closed = true
        stop()
        listeners.delete(tab)
        returns.delete(tab)
        device.tabs.splice(device.tabs.indexOf(tab), 1)
        close()
      },
    }
    const stop = keepTabsAgreed(shop, {
      tell() {
        if (closed) return
        for (const other of [...listeners.keys()])
          if (other !== tab) setTimeout(() => listeners.get(other)?.(), random.int(0, 30))
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
    device.tabs.push(tab)
    shop.showTotals()
    void shop.cart.refreshOnce()
    return tab
  }

  const device: Device = {
    name,
    tabs: [],
    area: 'works',
    online: true,
    storage: webStorage(() => area),
    open,
    show(tab, alone) {
      for (const other of device.tabs) other.hidden ||= alone
      tab.hidden = false
      returns.get(tab)?.()
    },
  }
  return device
}
