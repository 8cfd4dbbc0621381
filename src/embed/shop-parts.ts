/** Download unit: what answers the first press, and the calls behind the page's API. The drawer builds on it, so it is named here. */
export { getCollectionBySlug, queryCollections } from '../platform/catalog/collection-api'
export { queryProducts } from '../platform/catalog/v1-api'
export { createClient } from '../platform/client'
export { createEngine } from '../store/engine'
export { buy } from './buy'

export const importDrawerParts = () => import('./drawer-parts')
export const importAccountParts = () => import('./account-parts')
