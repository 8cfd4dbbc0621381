/**
 * Products that are known before the platform is queried: from a snapshot, the last visit or pre-rendered content. Downloaded in
 * parallel with the widget.
 */
export { restoreProducts } from '../../store/catalog/cache/product-cache'
export { isProduct } from '../../store/catalog/cache/product-shape'
export { seedProduct } from '../../store/catalog/snapshot/seed-snapshot'
export { pageMoney } from '../page/page-money'
export { adoptDrawn } from './adopt-drawn'
export { openSnapshot } from './open-snapshot'
