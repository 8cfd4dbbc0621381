/** Download unit: what answers the first press, and the calls behind the page's API. The drawer and the products build on it, so they are named here. */
export { createPageClient } from '../../platform/client'
export { getComplex } from '../../platform/http/read-call'
export { readPage } from '../../platform/query/read-page'
export { loadCatalog } from '../../store/catalog/load'
// Both catalogs read by these: here they travel beside the widget instead of as files of their own.
export { objectsIn } from '../../store/catalog/untrusted'
export { createEngine } from '../../store/engine'
export { buy } from './buy'
export { checkout } from './checkout'
export { learn, setLocale } from './load-languages'
export { pageFetch } from './page-fetch'

export const importConsent = () => import('../visit/consent')
export const importDrawerParts = () => import('../cart/drawer.chunk')
export const importProductParts = () => import('../product/product.chunk')
export const importAccountParts = () => import('../account/account.chunk')
export const importCollectionParts = () => import('../product/collection/collection.chunk')
