/** English for the text below a product, part of its chunk. */
import type { ProductTextMessages } from '../product-messages'

const number = (value: number) => new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(value)

export const enProductText: ProductTextMessages = {
  digital: 'Digital product',
  weight: (min, max, unit) => `Weight ${number(min)}${max > min ? `–${number(max)}` : ''}\u00a0${unit.toLowerCase()}`,
  sku: (sku) => `Item number ${sku}`,
  files: 'Files',
  detailsFailed: 'The description could not be loaded.',
  tryAgain: 'Try again',
  loading: 'Loading',
}
