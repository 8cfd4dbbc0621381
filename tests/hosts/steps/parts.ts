/** The larger elements on one page: a full product, a quick view, an account. */

import type { Query } from '../engines/tab'
import { DRAWER, literally, quantityField } from '../server/places'
import { appear, focusedField, press, type Shopper, SLOW_MS, settle, vanish } from './check'

/** From the platform's seed. */
const CHOSEN = { name: 'Linen Tee', size: 'M', colour: 'Sage' }
const MEMBER = { email: 'ada@members.example', password: 'garden-path', name: 'Ada' }

/**
 * A login needs the cryptography that browsers withhold from insecure pages. Tested in the page: the visitor gets a sentence
 * there.
 */
const IS_SECURE = `String(Boolean(window.isSecureContext && window.crypto.subtle))`
/** Where frames are blocked, the login first finds that out, and then goes over the shop's own page. */
const LOGIN_MS = 25_000

const named = (role: Query['role'], name: string, within?: Query): Query => ({
  role,
  name: new RegExp(`^${literally(name)}`),
  within,
})

async function expectInCart(shopper: Shopper, name: string): Promise<void> {
  await appear(shopper, DRAWER)
  const quantity = () => shopper.tab.find(quantityField({ name })).value()
  await settle(shopper, `quantity of ${name}`, quantity, '1', SLOW_MS)
  await shopper.tab.press('Escape')
  await vanish(shopper, DRAWER)
}

/** `cartlet-product`: named, priced, bought. */
async function buyProduct(shopper: Shopper): Promise<void> {
  const { tab, goods } = shopper
  await appear(shopper, named('heading', goods.name))
  const isPriced = async () =>
    (await tab.read(`document.querySelector('cartlet-product').shadowRoot.textContent`)).includes(goods.price)
  await settle(shopper, `the product costs ${goods.price}`, isPriced, true)
  await press(shopper, named('button', 'Add to cart'))
  await expectInCart(shopper, goods.name)
}

/** The quick view: a button of a product with choices opens it. */
async function choose(shopper: Shopper): Promise<void> {
  const view: Query = { role: 'dialog', name: new RegExp(CHOSEN.name) }
  await press(shopper, named('button', 'Choose options'))
  await appear(shopper, view)
  const choices = [new RegExp(`^${CHOSEN.size}$`), new RegExp(`^${CHOSEN.colour}`)]
  for (const name of choices) {
    const choice = await appear(shopper, { role: 'radio', name, within: view })
    await choice.focus()
    await shopper.tab.press('Space')
    await settle(shopper, `${name} is chosen`, () => choice.isChecked(), true)
  }
  await press(shopper, named('button', 'Add to cart', view))
  await expectInCart(shopper, CHOSEN.name)
}

/** `cartlet-account`: a wrong password is reported, and the right one logs in wherever that is possible. */
async function logIn(shopper: Shopper): Promise<void> {
  const { tab } = shopper
  const enter = async (password: string) => {
    const email = await appear(shopper, named('textbox', 'E-mail'))
    await email.scrollIntoView()
    await email.focus()
    if (!(await email.value())) await tab.type(MEMBER.email)
    await settle(shopper, 'the e-mail address in its field', () => email.value(), MEMBER.email)
    await tab.press('Tab')
    await tab.type(password)
    await tab.press('Enter')
  }
  await enter('not the one')
  const sentence = async () => (await tab.find({ role: 'alert' }).text()).trim()
  await settle(shopper, 'a message about the password', async () => /password/i.test(await sentence()), true, SLOW_MS)
  // Focus moves a frame later: keys that are typed before would be lost.
  await settle(shopper, 'focus in the rejected field', () => focusedField(tab), 'password')
  // Read before: where frames are blocked, the login leaves the page at once.
  const isSecure = (await tab.read(IS_SECURE)) === 'true'
  await enter(MEMBER.password)
  if (!isSecure) {
    await settle(shopper, 'a message that this page is not secure', async () => /secure/.test(await sentence()), true, SLOW_MS)
    return
  }
  // Otherwise the page's own sentence, so that the failure says why.
  const isIn = async () => (await tab.find(named('button', `Account: ${MEMBER.name}`)).count()) > 0 || (await sentence())
  await settle(shopper, 'the member is logged in', isIn, true, LOGIN_MS)
  await openMenu(shopper)
}

/** The member's menu is above everything of the page, and inside the window. */
async function openMenu(shopper: Shopper): Promise<void> {
  await press(shopper, named('button', `Account: ${MEMBER.name}`))
  const last = await appear(shopper, named('button', 'Log out'))
  const isInside = async () => {
    const { x, y, width, height } = await last.box()
    const middle = y + height / 2 // its corners are round
    return (await last.isHitAt(x + 2, middle)) && (await last.isHitAt(x + width - 2, middle))
  }
  await settle(shopper, 'Log out is what a pointer hits, from edge to edge', isInside, true)
  await shopper.tab.press('Escape')
  await vanish(shopper, named('button', 'Log out'))
}

export async function tryParts(shopper: Shopper): Promise<void> {
  await buyProduct(shopper)
  await choose(shopper)
  await logIn(shopper)
  // The steps above have scrolled; the page only checks whether anything else did.
  await shopper.tab.read('String(window.scrollTo(0, 0))')
}
