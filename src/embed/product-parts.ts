/** Download unit: products that are looked at, and the choices they come in. */
export const importLineEditor = () => import('./line-editor')
export { product } from './product'
export { openQuickView } from './quick-view'
