/** Where a shopper leaves the shop's page: to the checkout, to log in and out; and what the same member does on another device. */
import { SEEDED_PASSWORD, seededEmail } from '../../../demo/platform/identity/members/member-seeds'
import { handleCheckoutReturn } from '../../../src/store/visit/checkout-return'
import { PAGE, type Tab } from '../world/device'
import type { World } from '../world/world'
import { cartOf } from './cart-intents'
import type { ChoiceChanges } from './choice-changes'
import { CHOSEN, type Goods, ONLY_ADDED, type Slug } from './goods'
import { quiet } from './judge'
import type { Ledger } from './ledger'
import type { Watch } from './watch'

export interface Visits {
  /** To the checkout and back, with or without an order. */
  checkOut(tab: Tab, pays: boolean): Promise<void>
  logIn(tab: Tab): Promise<void>
  logOut(tab: Tab): Promise<void>
  /** Changes the member's cart. */
  changeElsewhere(slug: Slug, quantity: number): Promise<void>
}

interface Stage {
  world: World
  watch: Watch
  goods: Goods
  ledger: Ledger
  choiceChanges: ChoiceChanges
  /** Shows the page again in a tab that has left it. */
  reload(tab: Tab): Tab
}

const BUYER = {
  email: 'ada@members.example',
  firstName: 'Ada',
  lastName: 'Lovelace',
  addressLine: '1 Fern Street',
  city: 'Dublin',
  postalCode: 'D01 AB12',
  country: 'IE',
  cardNumber: '4242 4242 4242 4242',
  cardExpiry: '12/30',
  cardCvc: '123',
}
const ADA = { email: seededEmail('ada'), password: SEEDED_PASSWORD }

export function createVisits({ world, watch, goods, ledger, choiceChanges, reload }: Stage): Visits {
  const { platform, device, other, network, problems, journal } = world

  /** What a browser shows at an address, without the network's mishaps: the hosted pages are not ours. */
  async function visit(url: string, form?: Record<string, string>): Promise<Response> {
    journal.write('hosted', `${form ? 'POST' : 'GET'} ${url}`)
    const sent = form && { method: 'POST', body: new URLSearchParams(form) }
    return platform.fetch(new Request(url, { redirect: 'manual', ...sent }))
  }

  /** False when the shop cannot sell this: something has sold out meanwhile. */
  async function pay(url: string): Promise<boolean> {
    await visit(url)
    const { status } = await visit(url, BUYER)
    return status === 302 || status === 303
  }

  /** Nothing else is under way, so that it is known what belongs to which cart. */
  const settle = () => quiet(world, watch)

  /** Through a hidden frame, or when that takes too long, through the hosted pages. Returns the tab that is logged in. */
  async function logInto(tab: Tab, showAgain: (tab: Tab) => Tab): Promise<Tab> {
    tab.left = undefined
    await tab.members.login(ADA)
    // A log-in with a token that has just expired fails, and renews it for the next attempt.
    if (!isMember(tab) && tab.left === undefined) await tab.members.login(ADA)
    if (tab.left === undefined) return tab
    const address = (await visit(tab.left)).headers.get('location') ?? ''
    const back = showAgain(tab)
    await back.members.finishRedirect(address)
    return back
  }
  const isMember = ({ client }: Tab) => client.session.role() === 'member'

  return {
    async checkOut(tab, pays) {
      await settle()
      tab.left = undefined
      const asked = tab.shop.checkout(PAGE)
      await watch.follow(tab, 'The checkout', asked, () => true)
      const url = tab.left
      if (url === undefined) return
      const isPaid = pays && (await pay(url))
      const back = reload(tab)
      if (isPaid) ledger.sell()
      await handleCheckoutReturn(back.shop)
      const told = back.events.filter(({ type }) => type === 'checkout-return')
      const statuses = told.map((event) => 'status' in event && event.status)
      const expected = isPaid ? 'SUCCESS' : 'UNKNOWN'
      if (statuses.join() !== expected)
        problems.push(`The return from the checkout says ${statuses.join() || 'nothing'}, not ${expected}`)
    },

    async logIn(tab) {
      if (isMember(tab)) return
      await settle()
      const now = await logInto(tab, reload)
      if (isMember(now)) ledger.logIn()
      else problems.push(`The log-in ends with ${JSON.stringify(now.members.store.getState())}`)
    },

    async logOut(tab) {
      if (!isMember(tab)) return
      await settle()
      tab.left = undefined
      await tab.members.logout(PAGE)
      ledger.logOut()
      if (tab.left !== undefined) await visit(tab.left)
      else if (!('failure' in tab.members.store.getState()))
        problems.push('After the log-out, the hosted pages still know the member, and nothing on screen says so')
      reload(tab)
    },

    async changeElsewhere(slug, quantity) {
      // What is only added is counted, so that nothing else may be under way.
      if (slug === ONLY_ADDED) await settle()
      const { weather } = network
      network.weather = 'fair'
      let tab = other.tabs[0] ?? other.open()
      if (!isMember(tab))
        tab = await logInto(tab, (left) => {
          left.close()
          return other.open(left.tabStorage)
        })
      if (!isMember(tab)) return void problems.push('The other device cannot log in')
      await tab.shop.cart.refresh()
      const line = cartOf(tab)?.lines.find(({ productId }) => goods.is(productId, slug))
      const asked =
        line && slug !== ONLY_ADDED
          ? tab.shop.cart.setQuantity(line.key, quantity)
          : tab.shop.cart.add(goods.request(slug, quantity))
      if (slug === CHOSEN) choiceChanges.enterElsewhere(asked)
      const isDone = await asked.then(
        () => true,
        () => false, // sold out, or changed on the first device meanwhile
      )
      if (slug === ONLY_ADDED && isDone) ledger.addElsewhere(quantity, device.tabs.some(isMember))
      network.weather = weather
      device.isBehind = true
    },
  }
}
