/** Download unit: products that are looked at, and the choices they come in. */
export { product } from './product'
export { openQuickView } from './quick-view'
