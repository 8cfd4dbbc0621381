/** Carries intents out, and records the requests by which the cart is judged. */

import type { CartletError } from '../../../src/index'
import type { CartView } from '../../../src/store-entry'
import type { Tab } from '../world/device'
import { ADD, UPDATE } from '../world/fates'
import type { World } from '../world/world'
import { cartOf, createCartIntents } from './cart-intents'
import { createChoiceChanges } from './choice-changes'
import { loadGoods, ONLY_ADDED, SLUGS, type Slug, stock } from './goods'
import type { Intent } from './intents'
import { judge, quiet } from './judge'
import { createLedger } from './ledger'
import { createVisits } from './visits'
import { createWatch } from './watch'

const MOST_TABS = 3
const slugAt = (index: number) => SLUGS[index] as Slug

export interface Shopper {
  /** Resolves when the next step may follow. */
  carryOut(intent: Intent): Promise<void>
  /** Waits until nothing is under way, and says what is wrong. */
  judge(): Promise<void>
}

export async function createShopper(world: World): Promise<Shopper> {
  const { platform, network, device, problems } = world
  stock(platform)
  const watch = createWatch(world)
  const ledger = createLedger(watch, problems)
  const first = openTab()
  const goods = await loadGoods((slug) => first.shop.loadProduct(slug))
  const choiceChanges = createChoiceChanges(() => Date.now())
  const cart = createCartIntents(world, goods, watch, ledger, choiceChanges)
  await cart.add(first, 'blue-mug', 2)

  function openTab(tabStorage?: Tab['tabStorage']): Tab {
    const tab = device.open(tabStorage)
    watch.enter(tab)
    return tab
  }

  const visits = createVisits({
    world,
    watch,
    goods,
    ledger,
    choiceChanges,
    reload(tab) {
      closeTab(tab)
      return openTab(tab.tabStorage)
    },
  })

  let hasExpired = false

  const tabAt = (index: number): Tab => device.tabs[index % device.tabs.length] as Tab

  function closeTab(tab: Tab): void {
    const own = watch.booksOf(tab)
    // A change that is still on its way has left no mark, so that the other tabs cannot know of it.
    if (device.area === 'full' && own.open.size) device.isBehind = true
    own.open.clear()
    for (const close of [...own.closing]) close()
    own.requests.clear()
    tab.close()
  }

  /** Waits for all other requests, because only then can a request that arrived twice be told from two requests. */
  async function resend(tab: Tab, quantity: number): Promise<void> {
    await quiet(world, watch)
    // Without a place for their mark, tabs cannot tell a repetition from an add of another tab.
    if (device.area === 'full') return
    // For a member it could be an add of another device, too.
    if (tab.client.session.role() === 'member') return
    if (device.storage.read(`cartlet:${platform.clientId}:changed`)?.includes('~')) return
    network.plan(ADD, { kind: 'twice', isSecond: true, lateMs: 50 })
    await cart.add(tab, ONLY_ADDED, quantity)
    network.unplan()
  }

  async function arriveLate(tab: Tab, index: number): Promise<void> {
    await quiet(world, watch)
    const line = cart.lineAt(tab, index)
    network.plan(line ? UPDATE : ADD, { kind: 'late', hangs: false, lateMs: 15_000 })
    await (line ? cart.set(tab, line, line.quantity + 1) : cart.add(tab, 'blue-mug', 1))
  }

  function clear(tab: Tab): void {
    const asked = tab.shop.cart.clear()
    ledger.empty(tab, asked)
    asked.catch((error: CartletError) => {
      if (!tab.told.has(error)) problems.push(`Emptying the cart failed with ${error.code}, and no event said so`)
    })
  }

  /** The screen does not show its failure, which is only an event. */
  function estimate(tab: Tab): void {
    const address = { country: 'IE', city: 'Dublin', postalCode: 'D01 AB12', addressLine: '1 Fern Street' }
    tab.shop.cart.estimate({ address }).catch((error: CartletError) => {
      if (error.code !== 'ABORTED' && !tab.told.has(error))
        problems.push(`An estimate failed with ${error.code}, and no event said so`)
    })
  }

  async function note(tab: Tab, text: string): Promise<void> {
    const own = watch.booksOf(tab)
    if (own.noting) return
    own.noting = true
    const asked = tab.shop.cart.setNote(text).finally(() => {
      own.noting = false
    })
    void watch.follow(tab, 'The note', asked, ({ note: kept = '' }) => kept === text)
  }

  /** As the form does, which offers the removal of the card on screen. */
  async function giftCard(
    tab: Tab,
    intent: { kind: 'gift-card'; code: string } | { kind: 'remove-gift-card' | 'undo-gift-card' },
  ): Promise<void> {
    const actions = await tab.giftCard()
    const holdsOne = ({ giftCards = [] }: CartView) => giftCards.length === 1
    if (intent.kind === 'gift-card')
      return watch.follow(tab, `The gift card ${intent.code}`, actions.apply(intent.code), holdsOne)
    if (intent.kind === 'undo-gift-card') return watch.follow(tab, 'The gift card once more', actions.undo(), holdsOne)
    const [card] = cartOf(tab)?.giftCards ?? []
    const isGone = ({ giftCards = [] }: CartView) => giftCards.every(({ id }) => id !== card?.id)
    if (card) return watch.follow(tab, 'Taking the gift card off', actions.remove(card.id), isGone)
  }

  /** Nothing else is under way: no other answer tells the tabs of it. */
  async function endWithGiftCard(tab: Tab): Promise<void> {
    await quiet(world, watch)
    const isHeld = cartOf(tab)?.giftCards?.length
    return giftCard(tab, isHeld ? { kind: 'remove-gift-card' } : { kind: 'gift-card', code: 'FERN-1000-GIFT' })
  }

  async function carryOut(intent: Intent): Promise<void> {
    const tab = 'tab' in intent ? tabAt(intent.tab) : first
    const line = 'line' in intent ? cart.lineAt(tab, intent.line) : undefined
    switch (intent.kind) {
      case 'add':
        return void cart.add(tab, slugAt(intent.product), intent.quantity)
      case 'double-press':
        for (let press = 0; press < 2; press++) void cart.add(tab, slugAt(intent.product), 1)
        return
      case 'add-everywhere':
        for (const each of device.tabs) void cart.add(each, ONLY_ADDED, intent.quantity)
        return
      case 'set':
        return line && void cart.set(tab, line, intent.quantity)
      case 'clicks':
        return line && cart.click(tab, line, intent.times)
      case 'remove':
        return line && void cart.set(tab, line, 0)
      case 'undo':
        return cart.undo(tab)
      case 'swap':
        // Otherwise the loss would hit another removal, or be used up before the swap's removal.
        if (intent.isLost) await quiet(world, watch)
        return intent.isLost ? cart.swap(tab, intent.line, true) : void cart.swap(tab, intent.line, false)
      case 'coupon': {
        const { code } = intent
        const isApplied = ({ coupon }: CartView) => coupon?.code === code
        return void watch.follow(tab, `The code ${code}`, tab.shop.cart.applyCoupon(code), isApplied)
      }
      case 'uncoupon':
        return void watch.follow(tab, 'Taking the code off', tab.shop.cart.removeCoupon(), ({ coupon }) => !coupon)
      case 'gift-card':
      case 'remove-gift-card':
      case 'undo-gift-card':
        return void giftCard(tab, intent)
      case 'last-gift-card':
        return endWithGiftCard(tab)
      case 'note':
        return note(tab, intent.text)
      case 'open-drawer':
        return tab.shop.openDrawer()
      case 'close-drawer':
        return tab.shop.closeDrawer()
      case 'show':
        if (device.tabs.length < MOST_TABS) openTab()
        return device.show(tab, intent.line % 2 === 0)
      case 'reload':
        closeTab(tab)
        return void openTab(tab.tabStorage)
      case 'close-tab':
        return device.tabs.length > 1 ? closeTab(tab) : undefined
      case 'clear':
        return clear(tab)
      case 'estimate':
        return estimate(tab)
      case 'checkout':
        return visits.checkOut(tab, intent.pays)
      case 'log-in':
        return visits.logIn(tab)
      case 'log-out':
        return visits.logOut(tab)
      case 'other-device':
        return visits.changeElsewhere(slugAt(intent.product), intent.quantity)
      case 'price':
        return platform.setPrice(slugAt(intent.product), intent.minor)
      case 'expire':
        // A page that gets a 401 right after a renewal does not renew again.
        if (!hasExpired) platform.expireAccessTokens()
        hasExpired = true
        return
      case 'offline':
        device.online = false
        setTimeout(() => {
          device.online = true
        }, intent.ms)
        return
      case 'storage':
        device.area = intent.area
        return
      case 'stock':
        return platform.setStock(slugAt(intent.product), intent.quantity)
      case 'weather':
        network.weather = intent.weather
        return
      case 'resend':
        return resend(tab, intent.quantity)
      case 'late':
        return arriveLate(tab, intent.line)
      case 'wait':
        return
    }
  }

  return {
    carryOut,
    judge: () => judge(world, watch, goods, ledger),
  }
}
