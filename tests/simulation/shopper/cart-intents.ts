/** What a shopper does with the lines of the cart. */
import type { CartletError } from '../../../src/index'
import { type CartLineView, type ShopState, selectCart } from '../../../src/store-entry'
import type { Tab } from '../world/device'
import type { World } from '../world/world'
import type { QuantityRequest } from './books'
import type { ChoiceChanges } from './choice-changes'
import { CHOSEN, ENDLESS, type Goods, ONLY_ADDED, type Slug } from './goods'
import type { Ledger } from './ledger'
import { saysNone } from './screen'
import { shownQuantity, type Watch } from './watch'

/** In version 2 of the cart, a refused quantity is followed by the one that is left. */
const MOST_REQUESTS_A_BURST = { v1: 3, v2: 4 }

export interface CartIntents {
  add(tab: Tab, slug: Slug, quantity: number): Promise<void>
  set(tab: Tab, line: CartLineView, quantity: number): Promise<void>
  /** Fast presses on "+": each reads the quantity on screen. */
  click(tab: Tab, line: CartLineView, times: number): Promise<void>
  undo(tab: Tab): void
  swap(tab: Tab, index: number, isLost: boolean): Promise<void>
  /** One of the lines on a tab's screen that the shopper may change. */
  lineAt(tab: Tab, index: number, slug?: Slug): CartLineView | undefined
}

export const cartOf = (tab: Tab) => selectCart(tab.shop.store.getState())

export function createCartIntents(
  { network, problems }: Pick<World, 'network' | 'problems'>,
  goods: Goods,
  { booksOf, follow, askedFrom }: Watch,
  ledger: Ledger,
  choiceChanges: ChoiceChanges,
): CartIntents {
  /** An add of the product with choices was lost: when it arrives, the line that a swap removes keeps its quantity. */
  let mayArrive = false
  const hasChoices = (productId: string) => goods.is(productId, CHOSEN)
  const state = (tab: Tab): ShopState => tab.shop.store.getState()

  function lineAt(tab: Tab, index: number, slug?: Slug): CartLineView | undefined {
    const { intents } = state(tab)
    const lines = (cartOf(tab)?.lines ?? []).filter(
      ({ key, productId }) => intents[key] !== 0 && !goods.is(productId, ONLY_ADDED) && (!slug || goods.is(productId, slug)),
    )
    return lines[index % lines.length]
  }

  function add(tab: Tab, slug: Slug, quantity: number): Promise<void> {
    const { id } = goods.product(slug)
    const asked = tab.shop.cart.add(goods.request(slug, quantity))
    if (slug === ONLY_ADDED) ledger.enter(tab, quantity, asked)
    if (hasChoices(id)) {
      choiceChanges.enter(tab, asked)
      asked.catch(({ delivered }: CartletError) => {
        mayArrive ||= delivered !== 'no'
      })
    }
    return follow(tab, `Adding ${quantity} of ${slug}`, asked, ({ line, outcome, cart }) => {
      const held = cart.lines.find((other) => other.id === line.id)?.quantity ?? 0
      return line.productId === id && held >= (outcome === 'clamped' ? 1 : quantity) && !saysNone(state(tab))
    })
  }

  function set(tab: Tab, line: CartLineView, quantity: number): Promise<void> {
    const since = askedFrom(tab, line.key, quantity)
    const request: QuantityRequest = { quantity, open: true, shown: false }
    booksOf(tab).requests.set(line.key, request)
    const asked = quantity ? tab.shop.cart.setQuantity(line.key, quantity) : tab.shop.cart.remove(line.key)
    const close = () => {
      request.open = false
    }
    asked.then(close, close)
    if (hasChoices(line.productId)) choiceChanges.enter(tab, asked)
    return follow(tab, `${quantity} of "${line.name}"`, asked, (cart) => {
      const now = cart.lines.find(({ key }) => key === line.key)?.quantity ?? 0
      const clamped = state(tab).lineProblems[line.key]?.kind === 'clamped'
      return clamped || since().includes(now)
    })
  }

  async function click(tab: Tab, line: CartLineView, times: number): Promise<void> {
    // A request that the network refuses is sent again.
    const alone = !booksOf(tab).open.size && network.weather === 'fair'
    const sent = tab.writes.length
    const presses: Promise<void>[] = []
    for (let press = 0; press < times; press++) {
      const shown = shownQuantity(state(tab), line.key)
      if (!shown) break
      presses.push(set(tab, line, shown + 1))
      for (let turn = 0; turn < 4; turn++) await undefined // time to show the press, but not to send or answer it
    }
    if (!alone) return
    await Promise.all(presses)
    const requests = tab.writes.length - sent
    if (requests > MOST_REQUESTS_A_BURST[tab.device.cartApi])
      problems.push(`${presses.length} presses on "+" sent ${requests} requests`)
  }

  /** Ends the check of the newest request for a line, because another action on the line follows. */
  function forgetRequest(tab: Tab, key: string): void {
    const request = booksOf(tab).requests.get(key)
    if (request) request.open = false
  }

  function undo(tab: Tab): void {
    const line = state(tab).removed.at(-1)
    if (!line) return
    forgetRequest(tab, line.key)
    const since = askedFrom(tab, line.key, line.quantity)
    const words = JSON.stringify(line.options)
    const asked = tab.shop.cart.undo()
    if (hasChoices(line.productId)) choiceChanges.enter(tab, asked)
    asked.catch(({ code }: CartletError) => {
      const endless = ENDLESS.some((slug) => goods.is(line.productId, slug))
      if (code === 'NOT_ADDED' && endless) problems.push(`"${line.name}" was put back as something that the shop does not have`)
    })
    void follow(tab, `Putting back "${line.name}"`, asked, (cart) => {
      const became = booksOf(tab).swapped.has(line.key) // if its removal was not sent yet, it is still that line, in either size
      const isIt = ({ key, options }: CartLineView) => JSON.stringify(options) === words || (became && key === line.key)
      const back = cart.lines.find((other) => other.productId === line.productId && isIt(other))
      const { addProblem, lineProblems } = state(tab)
      const clamped = addProblem?.name === line.name || lineProblems[line.key]?.kind === 'clamped'
      return since().length > 1 || (back !== undefined && (clamped || back.quantity >= line.quantity))
    })
  }

  async function swap(tab: Tab, index: number, isLost: boolean): Promise<void> {
    const line = lineAt(tab, index, CHOSEN)
    // Only one product in six has choices: without this, hardly any journey would have a swap.
    if (!line) return add(tab, CHOSEN, 1)
    forgetRequest(tab, line.key)
    booksOf(tab).swapped.add(line.key)
    const size = line.options.some(({ value }) => value === 'S') ? 'L' : 'S'
    const product = goods.product(CHOSEN)
    const asked = tab.shop.cart.swap(line.key, { product, options: { Size: size, Colour: 'Sage' } })
    const change = choiceChanges.enter(tab, asked)
    if (isLost) network.plan(/\/remove-line-items$/, { kind: 'lost', hangs: false })
    return follow(
      tab,
      `Size ${size} instead`,
      asked,
      (cart) =>
        mayArrive ||
        !choiceChanges.isAlone(change) ||
        (cart.lines.every(({ id }) => id !== line.id) &&
          cart.lines.some(({ productId, options }) => productId === product.id && options.some(({ value }) => value === size))),
    )
  }

  return { add, set, click, undo, swap, lineAt }
}
