/** Products that are known before the platform is asked: of a snapshot, of the last visit, drawn before the page was sent. Downloads beside the widget. */
export { restoreProducts } from '../../store/catalog/cache/product-cache'
export { isProduct } from '../../store/catalog/cache/product-shape'
export { seedProduct } from '../../store/catalog/snapshot/seed-snapshot'
export { adoptDrawn } from './adopt-drawn'
export { openSnapshot } from './open-snapshot'
