/** The gallery of a whole product; its first picture is drawn without it. */
export { ProductGallery } from '../../../widget/product/gallery/ProductGallery'
export { watchMediaPolicy } from '../../report/csp-media'
export * from './full.chunk'
