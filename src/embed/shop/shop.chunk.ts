/** What answers the first press; downloads beside the widget. */

// Shared by later chunks: exported here, they travel with the shop instead of in files of their own.
export { getComplex } from '../../platform/http/read-call'
export { readPage } from '../../platform/query/read-page'
export { objectsIn } from '../../store/catalog/untrusted'
export { buy } from './buy'
export { startCheckout } from './checkout'
export { connect } from './connect'
export { loadLanguages, setLocale } from './load-languages'
export * from './load-parts'
