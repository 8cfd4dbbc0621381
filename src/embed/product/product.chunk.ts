/** Download unit: products as cards. Lists of them build on it, and so does whatever shows one of them whole. */
// Icons: the page has them by now, so they are no file of their own.
export * from '../page-ui/page-ui.chunk'
export const importLineEditor = () => import('../cart/line-editor')
export { product } from './product'
