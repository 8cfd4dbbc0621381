/** Download unit: one picture over the whole screen. */
export { GalleryZoom } from '../../../widget/product/gallery/GalleryZoom'
export * from '../../cart/dialogs'
export * from './gallery.chunk'
