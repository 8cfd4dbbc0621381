/** Carries intents out, and records the requests by which the cart is judged. */
import type { Platform } from '../../demo/platform/server'
import { type CartletError, getCurrentCart } from '../../src/index'
import { createWholeShop } from '../../src/store/whole-shop'
import { type CartLineView, type CartView, type ProductView, type ShopState, selectCart } from '../../src/store-entry'
import type { Books, QuantityRequest } from './books'
import { openBrowser, type Tab } from './browser'
import { createChoiceChanges } from './choice-changes'
import { CART, type Intent } from './intents'
import { asText, saysNone, unquiet } from './screen'

/** Some are plenty in stock, of one there are three, of one none. The last is only added, never changed, so that its quantities can be summed. */
const PRODUCTS = ['blue-mug', 'engraved-pen', 'low-stock-vase', 'linen-tee', 'brass-lamp', 'field-notebook'] as const
type Slug = (typeof PRODUCTS)[number]
const ONLY_ADDED: Slug = 'field-notebook'
/** Never out of stock: if one of these is not added, that is our mistake. */
const ENDLESS: readonly Slug[] = [ONLY_ADDED, 'engraved-pen']
const MOST_TABS = 3
const AGREED_WITHIN_MS = 2_000
const STALL_MS = 450
const LONGEST_STALL_MS = 500
const MOST_REQUESTS_A_BURST = 3

export interface Stage {
  platform(): Platform
  /** Restarts the platform on the same port and database. */
  restart(): Promise<void>
}

export interface Shopper {
  carryOut(intent: Intent): Promise<void>
  /** Waits until nothing is under way, and returns a sentence for each problem at the end or on the way. */
  judge(): Promise<string[]>
  end(): void
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const cartOf = (tab: Tab) => selectCart(tab.shop.store.getState())

export async function aShopper({ platform, restart }: Stage): Promise<Shopper> {
  const browser = openBrowser(platform)
  const problems: string[] = []
  const books = new Map<Tab, Books>()
  const products = new Map<Slug, ProductView>()
  const onlyAdded = { sure: 0, perhaps: 0 }
  const choiceChanges = createChoiceChanges()
  let stalled = false

  for (const slug of PRODUCTS) if (slug !== 'brass-lamp') platform().setStock(slug, 24)
  platform().setStock('low-stock-vase', 3)
  for (const slug of ENDLESS) platform().setStock(slug, 100_000)
  const witness = browser.client()
  const early = createWholeShop({ client: witness, storage: browser.storage, formatMoney: String, navigate: () => {} })
  for (const slug of PRODUCTS) products.set(slug, await early.loadProduct(slug))
  await early.cart.add({ product: products.get('blue-mug') as ProductView, quantity: 2 })
  const first = openTab()

  function openTab(): Tab {
    const tab = browser.open()
    const own: Books = {
      requests: new Map(),
      asked: new Map(),
      seen: new Set(),
      open: new Set(),
      swapped: new Set(),
      noting: false,
      closing: new Set(),
    }
    books.set(tab, own)
    tab.shop.store.subscribe((state) => {
      for (const shown of [state.addProblem, state.coupon, state.note, ...Object.values(state.lineProblems)])
        if (shown && 'error' in shown) own.seen.add(shown.error)
      for (const [key, request] of own.requests) look(tab, key, request, state)
    })
    return tab
  }

  const shownQuantity = ({ intents, ...state }: ShopState, key: string) =>
    intents[key] ?? selectCart(state as ShopState)?.lines.find((line) => line.key === key)?.quantity

  function look(tab: Tab, key: string, request: QuantityRequest, state: ShopState): void {
    if (shownQuantity(state, key) === request.quantity) request.shown = true
    else if (request.shown && request.open) void confirmRepaint(tab, key, request)
  }

  /** The requested quantity of an answered request disappears from the screen shortly before its promise settles. */
  async function confirmRepaint(tab: Tab, key: string, request: QuantityRequest): Promise<void> {
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
    const shown = shownQuantity(tab.shop.store.getState(), key)
    if (!request.open || books.get(tab)?.requests.get(key) !== request || shown === request.quantity) return
    problems.push(`${shown} was painted over a request for ${request.quantity} that was not answered yet`)
    request.open = false
  }

  const tabAt = (index: number): Tab => browser.tabs[index % browser.tabs.length] as Tab

  /** One of the lines on a tab's screen that the shopper may change. */
  function lineAt(tab: Tab, index: number, slug?: Slug): CartLineView | undefined {
    const { intents } = tab.shop.store.getState()
    const lines = (cartOf(tab)?.lines ?? []).filter(
      ({ key, productId }) =>
        intents[key] !== 0 && productId !== products.get(ONLY_ADDED)?.id && (!slug || productId === products.get(slug)?.id),
    )
    return lines[index % lines.length]
  }

  /** Checks that a request had its effect, or that its failure was emitted and is in the state. */
  function follow<T>(tab: Tab, what: string, asked: Promise<T>, got: (result: T) => boolean): Promise<void> {
    const own = books.get(tab) as Books
    const watched = asked.then(
      (result) => {
        if (own.open.has(watched) && !got(result)) problems.push(`${what} was confirmed, and is not so`)
      },
      (error: CartletError) => {
        if (!own.open.has(watched) || error.code === 'LINE_NOT_FOUND' || error.code === 'NOTHING_TO_UNDO') return
        if (!tab.told.has(error)) problems.push(`${what} failed with ${error.code}, and no event said so`)
        if (!own.seen.has(error) && error.code !== 'LINE_GONE')
          problems.push(`${what} failed with ${error.code}, and nothing on screen said so`)
      },
    )
    own.open.add(watched)
    void watched.finally(() => own.open.delete(watched))
    return watched
  }

  function add(tab: Tab, slug: Slug, quantity: number): Promise<void> {
    const product = products.get(slug) as ProductView
    const asked = tab.shop.cart.add({
      product,
      quantity,
      ...(slug === 'engraved-pen' && { customText: { Engraving: `No. ${quantity}` } }),
      ...(slug === 'linen-tee' && { options: { Size: quantity > 1 ? 'M' : 'S', Colour: 'Sage' } }),
    })
    if (slug === ONLY_ADDED) enterAdd(tab, quantity, asked)
    if (hasChoices(product.id)) choiceChanges.enter(tab, asked)
    return follow(tab, `Adding ${quantity} of ${slug}`, asked, ({ line, outcome, cart }) => {
      const held = cart.lines.find(({ id }) => id === line.id)?.quantity ?? 0
      return (
        line.productId === product.id && held >= (outcome === 'clamped' ? 1 : quantity) && !saysNone(tab.shop.store.getState())
      )
    })
  }

  function enterAdd(tab: Tab, quantity: number, asked: Promise<unknown>): void {
    const { closing } = books.get(tab) as Books
    const enter = (sure: number, perhaps: number) => {
      if (!closing.delete(closed)) return
      onlyAdded.sure += sure
      onlyAdded.perhaps += perhaps
    }
    const closed = () => enter(0, quantity)
    closing.add(closed)
    asked.then(
      () => enter(quantity, 0),
      ({ code, delivered }: CartletError) => {
        if (code === 'NOT_ADDED') problems.push('What the shop has enough of is said not to be had')
        enter(0, delivered === 'no' ? 0 : quantity)
      },
    )
  }

  /** Records a requested quantity. Returns a function that lists the quantities requested from then on. */
  function askedFrom(tab: Tab, key: string, quantity: number): () => number[] {
    const { asked } = books.get(tab) as Books
    const list = asked.get(key) ?? []
    asked.set(key, list)
    const from = list.push(quantity) - 1
    return () => list.slice(from)
  }

  const hasChoices = (productId: string): boolean => productId === products.get('linen-tee')?.id

  function set(tab: Tab, line: CartLineView, quantity: number): Promise<void> {
    const { requests } = books.get(tab) as Books
    const since = askedFrom(tab, line.key, quantity)
    const request: QuantityRequest = { quantity, open: true, shown: false }
    requests.set(line.key, request)
    const asked = quantity ? tab.shop.cart.setQuantity(line.key, quantity) : tab.shop.cart.remove(line.key)
    const close = () => {
      request.open = false
    }
    asked.then(close, close)
    if (hasChoices(line.productId)) choiceChanges.enter(tab, asked)
    return follow(tab, `${quantity} of "${line.name}"`, asked, (cart) => {
      const now = cart.lines.find(({ key }) => key === line.key)?.quantity ?? 0
      const clamped = tab.shop.store.getState().lineProblems[line.key]?.kind === 'clamped'
      return clamped || since().includes(now)
    })
  }

  /** Fast presses on "+": each reads the quantity on screen. */
  async function click(tab: Tab, line: CartLineView, times: number): Promise<void> {
    const alone = !books.get(tab)?.open.size && !platform().faults.pending().length // a request that a fault refuses is sent again
    const sent = tab.writes.length
    const presses: Promise<void>[] = []
    for (let press = 0; press < times; press++) {
      const shown = shownQuantity(tab.shop.store.getState(), line.key)
      if (!shown) break
      presses.push(set(tab, line, shown + 1))
      for (let turn = 0; turn < 4; turn++) await undefined // time to show the press, but not to send or answer it
    }
    if (!alone) return
    await Promise.all(presses)
    const requests = tab.writes.length - sent
    if (requests > MOST_REQUESTS_A_BURST) problems.push(`${presses.length} presses on "+" sent ${requests} requests`)
  }

  /** Ends the check of the newest request for a line, because another action on the line follows. */
  function forgetWish(tab: Tab, key: string): void {
    const request = books.get(tab)?.requests.get(key)
    if (request) request.open = false
  }

  function undo(tab: Tab): void {
    const line = tab.shop.store.getState().removed.at(-1)
    if (!line) return
    forgetWish(tab, line.key)
    const since = askedFrom(tab, line.key, line.quantity)
    const words = JSON.stringify(line.options)
    const asked = tab.shop.cart.undo()
    if (hasChoices(line.productId)) choiceChanges.enter(tab, asked)
    asked.catch(({ code }: CartletError) => {
      const endless = ENDLESS.some((slug) => products.get(slug)?.id === line.productId)
      if (code === 'NOT_ADDED' && endless) problems.push(`"${line.name}" was put back as something that the shop does not have`)
    })
    void follow(tab, `Putting back "${line.name}"`, asked, (cart) => {
      const became = books.get(tab)?.swapped.has(line.key) // if its removal was not sent yet, it is still that line, in either size
      const isIt = ({ key, options }: CartLineView) => JSON.stringify(options) === words || (became && key === line.key)
      const back = cart.lines.find((other) => other.productId === line.productId && isIt(other))
      const { addProblem, lineProblems } = tab.shop.store.getState()
      const clamped = addProblem?.name === line.name || lineProblems[line.key]?.kind === 'clamped'
      return since().length > 1 || (Boolean(back) && (clamped || (back as CartLineView).quantity >= line.quantity))
    })
  }

  async function swap(tab: Tab, index: number, isLost: boolean): Promise<void> {
    // Otherwise the fault would hit another removal, or be used up before the swap's removal.
    if (isLost) await quiet()
    const line = lineAt(tab, index, 'linen-tee')
    const product = products.get('linen-tee') as ProductView
    // Only one product in six has choices: without this, hardly any run would have a swap.
    if (!line) return add(tab, 'linen-tee', 1)
    forgetWish(tab, line.key)
    books.get(tab)?.swapped.add(line.key)
    const size = line.options.some(({ value }) => value === 'S') ? 'L' : 'S'
    const asked = tab.shop.cart.swap(line.key, { product, options: { Size: size, Colour: 'Sage' } })
    const change = choiceChanges.enter(tab, asked)
    if (isLost) platform().faults.add({ path: `${CART}/remove-line-items`, when: 'before', kind: 'drop' })
    return follow(
      tab,
      `Size ${size} instead`,
      asked,
      (cart) =>
        !choiceChanges.isAlone(change) ||
        (cart.lines.every(({ id }) => id !== line.id) &&
          cart.lines.some(({ productId, options }) => productId === product.id && options.some(({ value }) => value === size))),
    )
  }

  function reload(tab: Tab): void {
    const own = books.get(tab) as Books
    own.open.clear()
    for (const close of [...own.closing]) close()
    own.requests.clear()
    tab.close()
    openTab()
  }

  /** Waits for all other requests, because only then can a request that arrived twice be told from two requests. */
  async function resend(tab: Tab, quantity: number): Promise<void> {
    await quiet()
    if (browser.storage.read(`cartlet:${platform().clientId}:changed`)?.includes('~')) return
    browser.resendNext('/add-to-cart')
    await add(tab, ONLY_ADDED, quantity)
    browser.resendNext('')
  }

  async function arriveLate(tab: Tab, line: CartLineView | undefined): Promise<void> {
    await quiet()
    stalled = true
    platform().faults.add({ path: `${CART}/*`, method: 'POST', kind: 'delay', ms: STALL_MS })
    await (line ? set(tab, line, line.quantity + 1) : add(tab, 'blue-mug', 1))
  }

  async function carryOut(intent: Intent): Promise<void> {
    const tab = 'tab' in intent ? tabAt(intent.tab) : first
    const line = 'line' in intent ? lineAt(tab, intent.line) : undefined
    switch (intent.kind) {
      case 'add':
        return void add(tab, PRODUCTS[intent.product] as Slug, intent.quantity)
      case 'set':
        return line && void set(tab, line, intent.quantity)
      case 'clicks':
        return line && click(tab, line, intent.times)
      case 'remove':
        return line && void set(tab, line, 0)
      case 'undo':
        return undo(tab)
      case 'swap':
        return intent.isLost ? swap(tab, intent.line, true) : void swap(tab, intent.line, false)
      case 'coupon': {
        const { code } = intent
        const applied = (cart: CartView) => cart.coupon?.code === code
        return void follow(tab, `The code ${code}`, tab.shop.cart.applyCoupon(code), applied)
      }
      case 'uncoupon':
        return void follow(tab, 'Taking the code off', tab.shop.cart.removeCoupon(), ({ coupon }) => !coupon)
      case 'note': {
        const { text } = intent
        const own = books.get(tab) as Books
        if (own.noting) return
        own.noting = true
        const asked = tab.shop.cart.setNote(text).finally(() => {
          own.noting = false
        })
        return void follow(tab, 'The note', asked, ({ note = '' }) => note === text)
      }
      case 'show':
        if (browser.tabs.length < MOST_TABS) openTab()
        return browser.show(tab, intent.line % 2 === 0)
      case 'reload':
        return reload(tab)
      case 'stock':
        return platform().setStock(PRODUCTS[intent.product] as Slug, intent.quantity)
      case 'fault':
        stalled ||= intent.rule.kind === 'delay'
        return platform().faults.add(intent.rule)
      case 'resend':
        return resend(tab, intent.quantity)
      case 'restart':
        return restart()
      case 'late':
        return arriveLate(tab, line)
      case 'wait':
        return wait(intent.ms)
    }
  }

  /** Waits until nothing is under way in any tab or at the platform. */
  async function quiet(): Promise<void> {
    platform().faults.clear()
    while ([...books.values()].some(({ open }) => open.size)) await wait(5)
    if (stalled) await wait(LONGEST_STALL_MS)
    stalled = false
  }

  async function differenceIn(tab: Tab): Promise<string | undefined> {
    const busy = unquiet(tab.shop.store.getState())
    if (busy) return busy
    const cart = await getCurrentCart(witness)
    const coupon = cart?.appliedDiscounts?.find((discount) => discount.coupon)?.coupon?.code
    const there = asText(cart?.lineItems ?? [], coupon, cart?.buyerNote)
    const shown = cartOf(tab)
    const here = asText(shown?.lines ?? [], shown?.coupon?.code, shown?.note)
    return here === there ? undefined : `it shows ${here}, the platform has ${there}`
  }

  async function agree(tab: Tab): Promise<void> {
    const until = Date.now() + AGREED_WITHIN_MS
    for (;;) {
      const difference = await differenceIn(tab)
      if (!difference) return
      if (Date.now() > until) {
        problems.push(`A tab does not agree: ${difference}`)
        return
      }
      await wait(10)
    }
  }

  async function judge(): Promise<string[]> {
    await quiet()
    // Visible tabs must agree without an action; hidden ones once they become visible.
    for (const tab of browser.tabs) if (!tab.hidden) await agree(tab)
    for (const tab of [...browser.tabs]) {
      browser.show(tab, true)
      await agree(tab)
    }
    const held = cartOf(tabAt(0))?.lines.filter(({ productId }) => productId === products.get(ONLY_ADDED)?.id) ?? []
    const count = held[0]?.quantity ?? 0
    const { sure, perhaps } = onlyAdded
    if (count < sure || count > sure + perhaps || held.length > 1)
      problems.push(`${sure} pieces were added for sure and ${perhaps} perhaps, but ${count} are in the cart`)
    return problems
  }

  return {
    carryOut,
    judge,
    end() {
      for (const tab of [...browser.tabs]) tab.close()
    },
  }
}
