/** One image over the whole screen; loaded when one is pressed. */
export { GalleryZoom } from '../../../widget/product/gallery/GalleryZoom'
export * from '../../dom/dialogs'
export * from './gallery.chunk'
