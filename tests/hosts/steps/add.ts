/** A button is seen, read and pressed; the cart opens with one more in it. */
import type { Platform } from '../../../demo/platform/server'
import { buyButton, DRAWER, LINES, literally, QUANTITIES, quantityField } from '../server/places'
import { appear, must, type Shopper, SLOW_MS, settle } from './check'

const ADD = '/ecom/v1/carts/current/add-to-cart'
const LEAST_HEIGHT_PX = 24

/** The button's name and its text say what it sells and for how much. */
export async function readButton(shopper: Shopper): Promise<void> {
  const { tab, goods } = shopper
  const button = await appear(shopper, buyButton(goods))
  await button.scrollIntoView()
  must(goods.words.includes(goods.name), `the author does not name ${goods.name}`)
  const full = { role: 'button', name: new RegExp(`${literally(goods.words)}.*${literally(goods.price)}`) } as const
  await settle(
    shopper,
    `a button named "${goods.words}" and "${goods.price}"`,
    async () => (await tab.find(full).count()) > 0,
    true,
  )
  // Inside a button of the page, the inner one is ours.
  const inner = { ...full, within: full }
  // A page that moves it may have taken it out just now.
  const unlike = async () => {
    const text = await tab.find((await tab.find(inner).count()) ? inner : full).text()
    return text.includes(goods.words) && text.includes(goods.price) ? '' : text || 'nothing'
  }
  await settle(shopper, 'the button reads', unlike, '')
}

/** Adds one and resolves with the new quantity; also creates a returning visitor on the clean page. */
export async function addOne(shopper: Shopper, already: number): Promise<number> {
  const { tab, goods } = shopper
  const button = await appear(shopper, buyButton(goods))
  await button.scrollIntoView()
  let centre = { x: 0, y: 0 }
  const isWithinReach = async () => {
    const { x, y, width, height } = await button.box()
    must(height >= LEAST_HEIGHT_PX, `the button is ${height} px high`)
    centre = { x: x + width / 2, y: y + height / 2 }
    return button.isHitAt(centre.x, centre.y)
  }
  await settle(shopper, 'the button is what a pointer hits at its centre', isWithinReach, true)
  await tab.clickAt(centre.x, centre.y)
  await appear(shopper, DRAWER)
  const quantity = already + 1
  await settle(shopper, 'quantity of the line', () => tab.find(quantityField(goods)).value(), String(quantity), SLOW_MS)
  return quantity
}

/** The cart holds the line of the product, and no other. */
export async function checkLine({ tab, goods }: Shopper): Promise<void> {
  const lines = await tab.find(QUANTITIES).count()
  must(lines === 1, `${lines} lines in the cart`)
  const text = await tab.find(LINES).text()
  must(text.includes(goods.name), `the line does not name ${goods.name}: ${text}`)
  must(text.includes(goods.price), `the line does not say ${goods.price}: ${text}`)
}

/** The drawer slides in; only its final position counts. */
export async function checkDrawer(shopper: Shopper): Promise<void> {
  const drawer = shopper.tab.find(DRAWER)
  const isHit = async () => {
    const { x, y, width, height } = await drawer.box()
    return drawer.isHitAt(x + width / 2, y + height / 2)
  }
  await settle(shopper, 'the dialog is what a pointer hits at its centre', isHit, true)
  await appear(shopper, LINES)
  await checkLine(shopper)
}

const textOf = (value: unknown) => JSON.stringify(value)

export const addsIn = (platform: Platform) => platform.journal.requests({ method: 'POST', path: ADD })

/** The bodies must be what `JSON.stringify` writes on an unmodified page, byte for byte. @param quantities one for each add */
export function checkAdds({ platform, goods }: Shopper, quantities: readonly number[]): void {
  const adds = addsIn(platform)
  must(adds.length === quantities.length, `${adds.length} adds for ${quantities.length} press`)
  adds.forEach(({ body, text }, place) => {
    const { lineItems } = (body ?? {}) as { lineItems?: { catalogReference?: { catalogItemId?: string }; quantity?: unknown }[] }
    must(text === textOf(body), `the add's body is not canonical JSON: ${text}`)
    must(Array.isArray(lineItems) && lineItems.length === 1, `the add's body holds no single line item: ${text}`)
    must(lineItems[0]?.quantity === quantities[place], `the add's quantity is ${textOf(lineItems[0]?.quantity)}`)
    must(lineItems[0]?.catalogReference?.catalogItemId === goods.id, `the add names another product: ${text}`)
  })
}
