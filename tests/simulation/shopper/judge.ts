/** The end of a journey: nothing lost, nothing doubled, nothing busy, and every screen agrees with the platform. */
import { getCurrentCart, getCurrentCartV2 } from '../../../src/index'
import type { Tab } from '../world/device'
import type { World } from '../world/world'
import { cartOf } from './cart-intents'
import { type Goods, ONLY_ADDED } from './goods'
import type { Ledger } from './ledger'
import { asText, unquiet } from './screen'
import type { Watch } from './watch'

/** After the last answer: longer than the last time that a page reads the cart again. */
const AGREED_WITHIN_MS = 40_000
const STEP_MS = 250

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Makes the network fair, and waits until nothing is under way in any tab or at the platform. */
export async function quiet({ network, device }: World, watch: Watch): Promise<void> {
  network.weather = 'fair'
  network.unplan()
  device.online = true
  while (watch.isOpen() || network.underWay()) await wait(STEP_MS)
}

/** @param known the tab has just read the cart, so that it knows the prices, too */
async function differenceIn(tab: Tab, known: boolean): Promise<string | undefined> {
  const busy = unquiet(tab.shop.store.getState())
  if (busy) return busy
  const cart = await getCurrentCart(tab.client)
  const coupon = cart?.appliedDiscounts?.find((discount) => discount.coupon)?.coupon?.code
  const takesCards = tab.device.cartApi === 'v2'
  const giftCards = takesCards ? (await getCurrentCartV2(tab.client))?.paymentInfo?.giftCards : undefined
  const there = asText(cart?.lineItems ?? [], coupon, cart?.buyerNote, giftCards)
  const shown = cartOf(tab)
  const here = asText(shown?.lines ?? [], shown?.coupon?.code, shown?.note, shown?.giftCards)
  if (here !== there) return `it shows ${here}, the platform has ${there}`
  const asked = cart?.lineItems?.map(({ id, price }) => `${id} ${Number(price?.amount)}`).sort()
  const drawn = shown?.lines.map(({ id, price }) => `${id} ${price.value}`).sort()
  return !known || `${asked ?? ''}` === `${drawn ?? ''}` ? undefined : `it asks ${drawn}, the platform ${asked}`
}

export async function judge(world: World, watch: Watch, goods: Goods, ledger: Ledger): Promise<void> {
  const { clock, device, other, problems } = world

  async function agree(tab: Tab, known: boolean): Promise<void> {
    const until = clock.now() + AGREED_WITHIN_MS
    for (;;) {
      const difference = await differenceIn(tab, known)
      if (!difference) return
      if (clock.now() > until) return void problems.push(`Tab ${tab.name} does not agree: ${difference}`)
      await wait(STEP_MS)
    }
  }

  await quiet(world, watch)
  // Visible tabs must agree without an action; hidden ones once they become visible.
  for (const tab of device.tabs) if (!tab.hidden && !device.isBehind) await agree(tab, false)
  for (const tab of [...device.tabs, ...other.tabs]) {
    tab.device.show(tab, true)
    await agree(tab, true)
  }
  const [tab] = device.tabs
  const held = (tab && cartOf(tab)?.lines.filter(({ productId }) => goods.is(productId, ONLY_ADDED))) ?? []
  const wrong = held.length > 1 ? 'One product stands on two lines' : ledger.compare(held[0]?.quantity ?? 0)
  if (wrong) problems.push(wrong)
}
