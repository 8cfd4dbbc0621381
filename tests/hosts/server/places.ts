/** What is for sale, and where things are in the widget: found as a visitor finds them, by role and by name. */
import type { Query } from '../engines/tab'

export interface Goods {
  id: string
  slug: string
  /** Name in the catalogue. */
  name: string
  /** What the author's link says, and so the button. */
  words: string
  /** As the catalogue says it, with its currency. */
  price: string
}

export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export const buyButton = ({ words }: Pick<Goods, 'words'>): Query => ({ role: 'button', name: new RegExp(literally(words)) })

export const DRAWER: Query = { role: 'dialog', name: /Your cart/ }
const inDrawer = (role: Query['role'], name?: RegExp): Query => ({ role, name, within: DRAWER })

type Named = Pick<Goods, 'name'>
const of = (start: string, { name }: Named, end = '') => new RegExp(`^${start}${literally(name)}${end}$`)

/** One a line: a list of other things may stand in the cart, too. */
export const QUANTITIES = inDrawer('spinbutton')
export const HEADING = inDrawer('heading', /Your cart/)
export const LINES = inDrawer('listitem')
export const quantityField = (goods: Named): Query => inDrawer('spinbutton', of('Quantity of ', goods))
export const oneMore = (goods: Named): Query => inDrawer('button', of('One more of ', goods))
export const removeButton = (goods: Named): Query => inDrawer('button', of('Remove ', goods))
export const undoButton = (goods: Named): Query => inDrawer('button', of('Undo: put ', goods, ' back'))
export const CHECKOUT = inDrawer('button', /^Checkout$/)

export const cartButton = (items: number): Query => ({
  role: 'button',
  name: new RegExp(`^Cart, ${items} ${items === 1 ? 'item' : 'items'}$`),
})
