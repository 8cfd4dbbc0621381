/** What answers the first press; downloads beside the widget. */
export { createPageClient } from '../../platform/client'
export { getComplex } from '../../platform/http/read-call'
export { readPage } from '../../platform/query/read-page'
export { loadCatalog } from '../../store/catalog/load'
// Shared by the chunks of both catalogs: exported here, it travels with the shop instead of in a file of its own.
export { objectsIn } from '../../store/catalog/untrusted'
export { createEngine } from '../../store/engine'
export { buy } from './buy'
export { startCheckout } from './checkout'
export { loadLanguages, setLocale } from './load-languages'
export * from './load-parts'
export { pageFetch } from './page-fetch'
