/** Download unit: what answers the first press, and the calls behind the page's API. The drawer builds on it, so it is named here. */
export { createClient } from '../platform/client'
export { getComplex } from '../platform/http/read-call'
export { readPage } from '../platform/query/read-page'
export { loadCatalog } from '../store/catalog/load'
// Both catalogs read by these: here they travel beside the widget instead of as files of their own.
export { objectsIn } from '../store/catalog/read'
export { createEngine } from '../store/engine'
export { buy } from './buy'

export const importDrawerParts = () => import('./drawer-parts')
