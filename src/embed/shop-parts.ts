/** Download unit: what answers the first press, and the calls behind the page's API. The drawer and the products build on it, so they are named here. */
export { createClient } from '../platform/client'
export { loadCatalog } from '../store/catalog/load'
export { createEngine } from '../store/engine'
export { buy } from './buy'

export const importDrawerParts = () => import('./drawer-parts')
export const importProductParts = () => import('./product-parts')
