/** Products as cards; loads where one stands. Collections and the quick view build on it. */
export { importLineEditor } from './load-line-editor'
export { product } from './product'
