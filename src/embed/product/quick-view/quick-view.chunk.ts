/** A product in a dialog over the page; loaded when one is opened. Built on the chunks that show products in the page. */
export * from '../../dom/dialogs'
export * from '../full/full.chunk'
export * from '../product.chunk'
export { openQuickView } from './quick-view'
