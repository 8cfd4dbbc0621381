/** The buying journey: what a visitor with a pointer and a keyboard does on any page, and what the platform must have heard of it. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Platform } from '../../demo/platform/server'
import type { Query, Tab } from './tab'

export interface Goods {
  /** Name in the catalogue. */
  name: string
  /** What the author's link says, and so the button. */
  words: string
}

/** One thing that is not as promised. */
export class Failure extends Error {}

const SLOW_MS = 10_000
const QUICK_MS = 8000
const LEAST_HEIGHT_PX = 24
const ADD = '/ecom/v1/carts/current/add-to-cart'
const UPDATE = '/ecom/v1/carts/current/update-line-items-quantity'
const CART = '/ecom/v1/carts/current'

export function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Failure(otherwise)
}

/** Asks until the answer is the wanted one; the last answer is told when it never is. */
export async function settle<T>(what: string, ask: () => T | Promise<T>, wanted: T, timeoutMs = QUICK_MS): Promise<void> {
  const end = Date.now() + timeoutMs
  for (;;) {
    const now = await ask()
    if (now === wanted) return
    if (Date.now() > end) throw new Failure(`${what}: ${String(now)} instead of ${String(wanted)}`)
    await wait(50)
  }
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export const buyButton = ({ words }: Goods): Query => ({ role: 'button', name: new RegExp(literally(words)) })
const DIALOG: Query = { role: 'dialog', name: /Your cart/ }

/** Once it stands still: what slides in is somewhere else by the time the pointer is there. */
async function pressAt(tab: Tab, query: Query): Promise<void> {
  let [x, y] = [Number.NaN, Number.NaN]
  const standsStill = async () => {
    const [beforeX, beforeY] = [x, y]
    const box = await tab.find(query).box()
    ;[x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return x === beforeX && y === beforeY
  }
  await settle(`${query.role} ${query.name} stands still`, standsStill, true)
  await tab.clickAt(x, y)
}

const textOf = (value: unknown) => JSON.stringify(value)

/** The body has to be what `JSON.stringify` writes on a page that left it alone, byte for byte. */
function checkAdds(platform: Platform, productId: string, presses: number): void {
  const adds = platform.journal.requests({ method: 'POST', path: ADD })
  must(adds.length === presses, `${adds.length} adds for ${presses} press`)
  for (const { body, text } of adds) {
    const { lineItems } = (body ?? {}) as { lineItems?: { catalogReference?: { catalogItemId?: string }; quantity?: unknown }[] }
    must(text === textOf(body), `the add's body is not canonical JSON: ${text}`)
    must(Array.isArray(lineItems) && lineItems.length === 1, `the add's body holds no single line item: ${text}`)
    must(lineItems[0]?.quantity === 1, `the add's quantity is ${textOf(lineItems[0]?.quantity)}`)
    must(lineItems[0]?.catalogReference?.catalogItemId === productId, `the add names another product: ${text}`)
  }
}

/** Puts one more into the cart and resolves the quantity there is then; a clean page makes a returning visitor with it. */
export async function addOne(tab: Tab, goods: Goods, already: number): Promise<number> {
  const button = tab.find(buyButton(goods))
  await button.appear(SLOW_MS)
  await button.scrollIntoView()
  let centre = { x: 0, y: 0 }
  const isWithinReach = async () => {
    const { x, y, width, height } = await button.box()
    must(height >= LEAST_HEIGHT_PX, `the button is ${height} px high`)
    centre = { x: x + width / 2, y: y + height / 2 }
    return button.isHitAt(centre.x, centre.y)
  }
  await settle('the button is what a pointer hits at its centre', isWithinReach, true)
  await tab.clickAt(centre.x, centre.y)
  await tab.find(DIALOG).appear(SLOW_MS)
  const quantity = already + 1
  await settle('quantity of the line', () => tab.find(field(goods)).value(), String(quantity), SLOW_MS)
  return quantity
}

const field = ({ name }: Goods): Query => ({ role: 'spinbutton', name: new RegExp(literally(name)), within: DIALOG })
const more = ({ name }: Goods): Query => ({ role: 'button', name: new RegExp(`more of ${literally(name)}`), within: DIALOG })

async function checkDialog(tab: Tab, goods: Goods): Promise<void> {
  const dialog = tab.find(DIALOG)
  // It slides in; where it stands at last is what counts.
  await settle(
    'the dialog is what a pointer hits at its centre',
    async () => {
      const { x, y, width, height } = await dialog.box()
      return dialog.isHitAt(x + width / 2, y + height / 2)
    },
    true,
  )
  await tab.find({ role: 'listitem', within: DIALOG }).appear(QUICK_MS)
  const text = await tab.find({ role: 'listitem', within: DIALOG }).text()
  must(text.includes(goods.name), `the line does not name ${goods.name}: ${text}`)
}

export interface JourneyOptions {
  /** How many the visitor's cart holds before. */
  already: number
  /** A look at the open cart. */
  whileOpen?(): Promise<void>
}

/** From the button to the closed cart. Throws a `Failure` that says what was not as promised. */
export async function buyOn(
  tab: Tab,
  platform: Platform,
  goods: Goods & { id: string },
  { already, whileOpen }: JourneyOptions,
): Promise<void> {
  const scrolled = () => tab.read('String(Math.round(window.scrollY))')
  const quantity = await addOne(tab, goods, already)
  const before = await scrolled()
  await checkDialog(tab, goods)
  await settle('adds that reached the platform', () => platform.journal.requests({ path: ADD }).length > 0, true)
  checkAdds(platform, goods.id, 1)
  await whileOpen?.()

  await pressAt(tab, more(goods))
  await settle('quantity after "one more"', () => tab.find(field(goods)).value(), String(quantity + 1))
  await settle('quantity changes that reached the platform', () => platform.journal.requests({ path: UPDATE }).length, 1)
  await settle('count in the dialog', async () => (await tab.find(DIALOG).text()).includes(`${quantity + 1} items`), true)

  // Typing and wheeling belong to the widget: shortcuts and scrollers of the page must not get them.
  await tab.press('s')
  await tab.find(field(goods)).focus()
  await tab.press('ArrowUp')
  await settle('quantity after ArrowUp', () => tab.find(field(goods)).value(), String(quantity + 2))
  const { x, y, width, height } = await tab.find(DIALOG).box()
  await tab.wheelAt(x + width / 2, y + height / 2, 200)
  // A press on plain text of the dialog: a link or label of the page around the widget must not hear of it.
  await tab.clickAt(x + width / 2, y + 8)

  await tab.press('Escape')
  await tab.find(DIALOG).vanish(QUICK_MS)
  await settle(
    'count on the page',
    () => tab.find({ role: 'button', name: new RegExp(`Cart, ${quantity + 2} items`) }).count(),
    1,
  )
  must((await scrolled()) === before, `the page scrolled from ${before} to ${await scrolled()}`)
  checkAdds(platform, goods.id, 1)
  const reads = platform.journal.requests({ method: 'GET', path: CART }).length
  must(reads <= 1, `the cart was read ${reads} times`)
}
