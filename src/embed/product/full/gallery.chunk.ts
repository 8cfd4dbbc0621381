/** Download unit: pictures that are swiped and picked; the first of them stands without it, in a whole product. */
export { ProductGallery } from '../../../widget/product/gallery/ProductGallery'
export { watchMediaPolicy } from '../../report/csp-media'
export * from './full.chunk'
