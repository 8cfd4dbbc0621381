/** The gallery of a whole product; the first image is drawn without it. */
export { ProductGallery } from '../../../widget/product/gallery/ProductGallery'
export { watchMediaPolicy } from '../../report/csp-media'
export * from './full.chunk'
