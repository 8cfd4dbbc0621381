/** Download unit: what answers the first press, and the calls behind the page's API. The drawer builds on it, so it is named here. */
export { createClient } from '../platform/client'
export { loadCatalog } from '../store/catalog/load'
export { createEngine } from '../store/engine'
export { buy } from './buy'

export const importDrawerParts = () => import('./drawer-parts')
