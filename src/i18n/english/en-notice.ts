/** English for what an agent or a link did to the cart. */
import type { NoticeMessages } from '../notice-messages'

export const enNotice: NoticeMessages = {
  agentAdded: (name, quantity) => `An assistant added to your cart: ${name} (${quantity}).`,
  agentSet: (name, quantity) => `An assistant changed a quantity in your cart: ${name}, now ${quantity}.`,
  agentRemoved: (name) => `An assistant took out of your cart: ${name}.`,
  agentSeveral: (count) => `An assistant changed your cart: ${count} ${count === 1 ? 'product' : 'products'}.`,
  agentProposes: 'An assistant suggests checking out. Nothing is bought until you do it yourself.',
  linkAdded: (name, quantity) => `Added by your link: ${name} (${quantity}).`,
  linkSeveral: (count) => `Added by your link: ${count} ${count === 1 ? 'product' : 'products'}.`,
  linkAgain: 'You have followed this link before. Nothing was added again.',
  linkUnknown: (slug) => `Your link names a product that is not sold here: ${slug}.`,
  linkQuantity: (slug) => `Your link asks for a quantity that is not possible: ${slug}.`,
  linkTooMany: 'Your link names too many products. Only the first ones were added.',
  soldOut: (name) => `${name} is sold out.`,
  chooseFirst: (name) => `Please choose first what kind of ${name} you want.`,
  notAdded: (name) => `${name} could not be added to your cart.`,
  undo: 'Undo',
  undone: 'Your cart is as it was before.',
  undoFailed: 'That could not be undone. Please look at your cart.',
}
