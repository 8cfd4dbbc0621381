/** What is for sale, and the parts of the widget as a visitor finds them: by role and by name. */
import type { Query } from '../engines/tab'

export interface Goods {
  id: string
  slug: string
  /** Name in the catalogue. */
  name: string
  /** The text of the author's link, and so of the button. */
  words: string
  /** As the catalogue shows it, with its currency. */
  price: string
}

export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export const buyButton = ({ words }: Pick<Goods, 'words'>): Query => ({ role: 'button', name: new RegExp(literally(words)) })

export const DRAWER: Query = { role: 'dialog', name: /Your cart/ }
const inDrawer = (role: Query['role'], name?: RegExp): Query => ({ role, name, within: DRAWER })

type Named = Pick<Goods, 'name'>
const of = (start: string, { name }: Named, end = '') => new RegExp(`^${start}${literally(name)}${end}$`)

/** One for each line: the cart may contain other lists, too. */
export const QUANTITIES = inDrawer('spinbutton')
export const HEADING = inDrawer('heading', /Your cart/)
export const LINES = inDrawer('listitem')
export const quantityField = (goods: Named): Query => inDrawer('spinbutton', of('Quantity of ', goods))
export const oneMore = (goods: Named): Query => inDrawer('button', of('Increase quantity for ', goods))
export const removeButton = (goods: Named): Query => inDrawer('button', of('Remove ', goods))
export const undoButton = (goods: Named): Query => inDrawer('button', of('Undo: put ', goods, ' back'))
export const CHECKOUT = inDrawer('button', /^Checkout$/)

export const cartButton = (items: number): Query => ({
  role: 'button',
  name: new RegExp(`^Cart, ${items} ${items === 1 ? 'item' : 'items'}$`),
})
