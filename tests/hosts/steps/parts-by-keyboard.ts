/** Quick view and account by keyboard alone: the Tab key leads to each control, and focus returns to what opened a dialog. */
import type { Query } from '../engines/tab'
import { DRAWER, quantityField } from '../server/places'
import { appear, focusedField, must, type Shopper, SLOW_MS, settle, vanish } from './check'

/** From the platform's seed. */
const TEE = { name: 'Linen Tee' }
const MEMBER = { email: 'ada@members.example', password: 'garden-path', name: 'Ada' }
const MOST_TABS = 40
const LOGIN_MS = 25_000

const VIEW: Query = { role: 'dialog', name: /Linen Tee/ }
const OPENER: Query = { role: 'button', name: /^Choose options/ }

/** Moves the focus there with the Tab key only. */
async function tabTo({ tab }: Shopper, query: Query, name: string): Promise<void> {
  const target = tab.find(query)
  for (let tabs = 0; !(await target.hasFocus()); tabs += 1) {
    must(tabs < MOST_TABS, `${name} has no focus after ${MOST_TABS} presses of Tab`)
    await tab.press('Tab')
  }
}

async function chooseByKeyboard(shopper: Shopper): Promise<void> {
  const { tab } = shopper
  const opener = await appear(shopper, OPENER)
  await tabTo(shopper, OPENER, 'the button that opens the quick view')
  await tab.press('Enter')
  const view = await appear(shopper, VIEW)
  await settle(shopper, 'focus in the quick view', () => view.hasFocus(), true)
  await tab.press('Escape')
  await vanish(shopper, VIEW)
  await settle(shopper, 'focus back on the opener of the quick view', () => opener.hasFocus(), true)
  await tab.press('Enter')
  await appear(shopper, VIEW)
  await settle(shopper, 'focus in the quick view again', () => tab.find(VIEW).hasFocus(), true)

  const size: Query = { role: 'radio', name: /^S$/, within: VIEW }
  await appear(shopper, size)
  await tabTo(shopper, size, 'the first size')
  await tab.press('ArrowRight')
  const next = tab.find({ role: 'radio', name: /^M$/, within: VIEW })
  await settle(shopper, 'an arrow key chooses the next size', () => next.isChecked(), true)
  const colour: Query = { role: 'radio', name: /^Sage/, within: VIEW }
  await tabTo(shopper, colour, 'the first colour')
  await tab.press('Space')
  await settle(shopper, 'the colour is chosen', () => tab.find(colour).isChecked(), true)
  await tabTo(shopper, { role: 'button', name: /^Add to cart/, within: VIEW }, 'the button that adds')
  await tab.press('Enter')
  await appear(shopper, DRAWER)
  await settle(shopper, 'quantity of the line', () => tab.find(quantityField(TEE)).value(), '1', SLOW_MS)
  await settle(shopper, 'focus in the cart', () => tab.find(DRAWER).hasFocus(), true)
  await tab.press('Escape')
  await vanish(shopper, DRAWER)
  await settle(shopper, 'focus back on the opener of the quick view', () => opener.hasFocus(), true)
}

async function logInByKeyboard(shopper: Shopper): Promise<void> {
  const { tab } = shopper
  const email: Query = { role: 'textbox', name: /^E-mail/ }
  const sentence = async () => (await tab.find({ role: 'alert' }).text()).trim()
  await appear(shopper, email)
  await tabTo(shopper, email, 'the e-mail field')
  await tab.type(MEMBER.email)
  await tab.press('Tab')
  await tab.type('not the one')
  await tab.press('Enter')
  await settle(shopper, 'a message about the password', async () => /password/i.test(await sentence()), true, SLOW_MS)
  // Focus is on the field that has to be typed again.
  await settle(shopper, 'focus in the rejected field', () => focusedField(tab), 'password')
  for (const _ of 'not the one') await tab.press('Backspace')
  await tab.type(MEMBER.password)
  await tab.press('Enter')
  const member: Query = { role: 'button', name: new RegExp(`^Account: ${MEMBER.name}`) }
  await settle(shopper, 'the member is logged in', async () => (await tab.find(member).count()) > 0, true, LOGIN_MS)
  await tabTo(shopper, member, 'the member button')
  await tab.press('Enter')
  const logOut: Query = { role: 'button', name: /^Log out/ }
  await appear(shopper, logOut)
  await tab.press('Escape')
  await vanish(shopper, logOut)
  await settle(shopper, 'focus back on the member button', () => tab.find(member).hasFocus(), true)
}

export async function tryPartsByKeyboard(shopper: Shopper): Promise<void> {
  await chooseByKeyboard(shopper)
  await logInByKeyboard(shopper)
  await shopper.tab.read('String(window.scrollTo(0, 0))')
}
