/** English for products, part of the chunk that draws them. */
import type { ProductMessages } from '../product-messages'

const number = (value: number, style?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 2, ...style }).format(value)

const percent = (share: number) => number(share / 100, { style: 'percent', maximumFractionDigits: 1 })

export const enProduct: ProductMessages = {
  chooseFirst: (option) => `Please choose: ${option}`,
  choosePlaceholder: (option) => `Choose: ${option}`,
  soldOutChoice: 'sold out',
  preorderChoice: 'pre-order',
  lowStockChoice: (left) => `only ${left} left`,
  notMade: (others) => (others ? `not made in ${others}` : 'not made'),
  notMadeNames: (names, others) => (others ? `Not made in ${others}: ${names}` : `Not made: ${names}`),
  plus: (price) => `+ ${price}`,
  optional: 'optional',
  textMissing: (title) => `Please write something for “${title}”`,
  textTooShort: (title, least) => `“${title}” needs at least ${least} characters`,
  charactersLeft: (left) => (left === 1 ? '1 character left' : `${left} characters left`),
  noChoice: 'None',
  purchase: 'Purchase',
  buyOnce: 'Buy once',
  frequency: (unit, interval) => (interval === 1 ? `every ${unit}` : `every ${interval} ${unit}s`),
  cycles: (count) => (count === 1 ? '1 payment' : `${count} payments`),
  percentOff: (share) => `${percent(share)} off`,
  amountOff: (amount) => `${amount} off`,
  perPayment: (price) => `${price} per payment`,

  from: (price) => `From ${price}`,
  unitPrice: (price, quantity, sign) => `${price} / ${quantity === 1 ? '' : `${number(quantity)}\u00a0`}${sign}`,
  lowStock: 'Low stock',
  onlyLeft: (left) => `Only ${left} left`,
  soldOut: 'Sold out',
  preorder: 'Pre-order',
  preorderLimit: (limit) => `You can pre-order at most ${limit}.`,
  notify: 'Tell me when it is back',
  addToCart: 'Add to cart',
  buyNow: 'Buy now',
  quantityOf: (name) => `Quantity of ${name}`,
  decrease: (name) => `One less of ${name}`,
  increase: (name) => `One more of ${name}`,
  moreColours: (count) => `+${count}`,
  inColours: (names) => `In ${names}`,
  details: 'More about it',
  loading: 'Loading',
  unavailable: 'This product cannot be shown right now.',

  close: 'Close',
}
