/** Download unit: one picture over the whole screen. */
export { GalleryZoom } from '../../../widget/product/GalleryZoom'
export * from '../../cart/dialogs'
export * from './gallery.chunk'
