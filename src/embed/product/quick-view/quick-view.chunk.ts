/** Download unit: a product over the page it was asked for on. It is made of what shows one in the page. */
export * from '../../cart/dialogs'
export * from '../full/full.chunk'
export * from '../product.chunk'
export { openQuickView } from './quick-view'
