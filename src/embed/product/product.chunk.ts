/** Products as cards; loaded when the page has one. Collections and the quick view build on it. */
export { importLineEditor } from './load-line-editor'
export { product } from './product'
