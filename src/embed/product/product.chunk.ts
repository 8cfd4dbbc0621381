/** Products as cards; loads where one stands. Collections and the quick view build on it. */
// Tells Rollup that the page UI is loaded by now. Without it, icons become small files of their own.
export * from '../page-ui/page-ui.chunk'
export { importLineEditor } from './load-line-editor'
export { product } from './product'
