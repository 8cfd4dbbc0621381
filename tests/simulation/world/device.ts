/** A browser with several tabs on the same shop: the real store, client and session, on virtual storage, locks, channel and network. */
import type { Platform } from '../../../demo/platform/platform'
import { type Client, createClient, memoryStorage, type OpenHiddenFrame, type StoragePort, webStorage } from '../../../src/index'
import { once } from '../../../src/store/base/load-once'
import { createGiftCard, type GiftCardActions } from '../../../src/store/drawer/gift-card'
import type { Shop } from '../../../src/store/shop/shop'
import { createWholeShop } from '../../../src/store/shop/whole-shop'
import { keepTabsAgreed } from '../../../src/store/visit/tab-sync'
import { createMembers, type Members, type ShopEvent } from '../../../src/store-entry'
import type { Network, Sender } from './network'
import type { Random } from './random'

export const PAGE = 'https://page.example/shop'

export interface Tab {
  name: string
  device: Device
  shop: Shop
  client: Client
  members: Members
  /** As the form for gift cards uses them. */
  giftCard(): Promise<GiftCardActions>
  /** Storage of this tab, which outlives the page. */
  tabStorage: StoragePort
  /** Errors for which this tab has emitted an event. */
  told: Set<unknown>
  events: ShopEvent[]
  /** Sent requests that change the cart. */
  writes: string[]
  /** When it sent its newest request whose answer is the cart. */
  askedAt: number
  /** The same for the newest cart that has arrived. */
  knownSince(): number
  hidden: boolean
  /** Where the page went, if it was left. */
  left: string | undefined
  /** Closes the page: its open requests are never settled. */
  close(): void
}

export interface Device {
  name: string
  /** The version of the cart that its pages speak. */
  cartApi: 'v1' | 'v2'
  tabs: Tab[]
  /** `full`: nothing but a visitor can be stored. */
  area: 'works' | 'full'
  online: boolean
  /** The cart has changed in a way that no tab of this device can know: on another one, or by a page that is gone and could store no mark. */
  isBehind: boolean
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
  /** The version of the cart that its pages speak. */
  cartApi: 'v1' | 'v2'
}

/** The parts of `Storage` that the product uses. */
function areaOf(state: () => Device['area']): Storage {
  const entries = new Map<string, string>()
  const area: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, text) {
      // Pages that cannot share their visitor share no cart, and there would be nothing to compare.
      if (state() === 'full' && !key.endsWith(':tokens')) throw new DOMException('The quota is exceeded', 'QuotaExceededError')
      entries.set(key, text)
    },
    removeItem: (key) => void entries.delete(key),
  }
  return area as Storage
}

export function createDevice({ name, platform, network, random, cartApi }: DeviceOptions): Device {
  const area = areaOf(() => device.area)
  const listeners = new Map<Tab, () => void>()
  const returns = new Map<Tab, () => void>()
  /** The last holder of each lock; a page that is closed lets go of it. */
  const locks = new Map<string, Promise<unknown>>()
  let pages = 0

  function open(tabStorage = memoryStorage()): Tab {
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

    /** The hosted page in a frame: posts the message that the page's script would post in a browser. */
    const openHiddenFrame: OpenHiddenFrame = (url, hear) => {
      void send(url, {}).then(async (response) => {
        const message = /data-message="([^"]*)"/.exec(await response.text())?.[1] ?? '{}'
        const data: unknown = JSON.parse(message.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
        hear({ data, origin: new URL(url).origin, isFromFrame: true })
      })
      return () => {}
    }

    const client = createClient({
      clientId: platform.clientId,
      api: platform.url,
      headers: { Origin: new URL(PAGE).origin },
      environment: {
        storage,
        lock,
        openHiddenFrame,
        fetch(url, init) {
          const { pathname } = new URL(url)
          const isCart = pathname.includes('/carts/current') && !/\/estimate(-totals)?$/.test(pathname)
          if (isCart) tab.askedAt = Date.now()
          if (isCart && init.method !== 'GET') writes.push(`${init.method} ${pathname.replace(/^.*\/carts\/current\/?/, '')}`)
          return send(url, init)
        },
      },
    })
    const shop = createWholeShop({
      client,
      storage,
      tabStorage,
      cartApi,
      formatMoney: (value, currency) => `${value} ${currency}`,
      navigate: (url) => leave(url),
    })
    shop.listen((event) => {
      events.push(event)
      if (event.type === 'error') told.add(event.error)
    })
    const giftCard = once(async () => createGiftCard(await shop.engine()))
    let knownSince = 0
    // One after the other: the cart that arrives answers the newest request.
    shop.store.subscribe(({ cart }, before) => {
      if (cart.status === 'ready' && cart !== before.cart) knownSince = tab.askedAt
    })
    const leave = (url: string) => {
      tab.left = url
    }
    const members = createMembers({
      client,
      tabStorage,
      currentPage: () => PAGE,
      navigate: leave,
      // After a logout there is no cart to read.
      onIdentity: (role) => void (role !== 'none' && shop.cart.refresh()),
    })
    const tab: Tab = {
      name: sender.name,
      device,
      shop,
      client,
      members,
      giftCard,
      tabStorage,
      told,
      events,
      writes,
      askedAt: 0,
      knownSince: () => knownSince,
      hidden: false,
      left: undefined,
      close() {
        closed = true
        stop()
        members.dispose()
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
    cartApi,
    tabs: [],
    area: 'works',
    online: true,
    isBehind: false,
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
