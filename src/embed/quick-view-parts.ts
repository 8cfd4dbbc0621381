/** Download unit: a product over the page it was asked for on. It is made of what shows one in the page. */
export * from './dialogs'
export * from './full-parts'
export * from './product-parts'
export { openQuickView } from './quick-view'
