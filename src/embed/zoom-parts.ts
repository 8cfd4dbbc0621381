/** Download unit: one picture over the whole screen. */
export { GalleryZoom } from '../widget/product/GalleryZoom'
export * from './dialogs'
export * from './gallery-parts'
