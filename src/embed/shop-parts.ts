/** Download unit: what answers the first press, and the calls behind the page's API. The drawer and the products build on it, so they are named here. */
export { getCollectionBySlug, queryCollections } from '../platform/catalog/collection-api'
export { queryProducts } from '../platform/catalog/v1-api'
export { createClient } from '../platform/client'
export { createEngine } from '../store/engine'
export { buy } from './buy'

export const importDrawerParts = () => import('./drawer-parts')
export const importProductParts = () => import('./product-parts')
