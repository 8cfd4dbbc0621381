/** The quantity is raised, and the line is removed and restored. */

import { DRAWER, HEADING, oneMore, QUANTITIES, quantityField, removeButton, undoButton } from '../server/places'
import { addsIn, checkAdds, checkLine } from './add'
import { appear, must, press, type Shopper, settle } from './check'

const UPDATE = '/ecom/v1/carts/current/update-line-items-quantity'
const REMOVE = '/ecom/v1/carts/current/remove-line-items'

/** By pointer and by key, once each. Resolves with the new quantity. */
export async function raiseQuantity(shopper: Shopper, quantity: number): Promise<number> {
  const { tab, platform, goods } = shopper
  const field = tab.find(quantityField(goods))
  await press(shopper, oneMore(goods))
  await settle(shopper, 'quantity after "one more"', () => field.value(), String(quantity + 1))
  const changes = () => platform.journal.requests({ path: UPDATE }).length
  await settle(shopper, 'quantity changes that reached the platform', changes, 1)
  const isCounted = async () => (await tab.find(DRAWER).text()).includes(`${quantity + 1} items`)
  await settle(shopper, 'count in the dialog', isCounted, true)

  // Typing and scrolling belong to the widget: shortcuts and scroll handlers of the page must not get them.
  await tab.press('s')
  await field.focus()
  await tab.press('ArrowUp')
  await settle(shopper, 'quantity after ArrowUp', () => field.value(), String(quantity + 2))
  await settle(shopper, 'quantity changes that reached the platform', changes, 2)
  const { x, y, width, height } = await tab.find(DRAWER).box()
  await tab.wheelAt(x + width / 2, y + height / 2, 200)
  // A press on plain text of the dialog: a link or label of the page around the widget must not react to it.
  await tab.clickAt(x + width / 2, y + 8)
  return quantity + 2
}

/** Removed, sent to the platform, restored: the same line with the same quantity. */
export async function removeAndUndo(shopper: Shopper, quantity: number): Promise<void> {
  const { tab, platform, goods } = shopper
  await press(shopper, removeButton(goods))
  await appear(shopper, undoButton(goods))
  await settle(shopper, 'lines after removing', () => tab.find(quantityField(goods)).count(), 0)
  await settle(shopper, 'removals that reached the platform', () => platform.journal.requests({ path: REMOVE }).length, 1)
  const adds = addsIn(platform).length
  // The list is empty now, so focus moves to the top of the cart instead of being lost.
  await settle(shopper, 'focus at the top of the cart', () => tab.find(HEADING).hasFocus(), true)
  // By key: the layout around it moves once the removal is answered.
  await tab.find(undoButton(goods)).focus()
  await tab.press('Enter')
  await settle(shopper, 'undos that reached the platform', () => addsIn(platform).length - adds, 1)
  await settle(shopper, 'quantity after the undo', () => tab.find(quantityField(goods)).value(), String(quantity))
  checkAdds(shopper, [1, quantity])
  await settle(shopper, 'lines after the undo', () => tab.find(QUANTITIES).count(), 1)
  await checkLine(shopper)
  must(platform.journal.requests({ path: REMOVE }).length === 1, 'the line was removed again')
}
