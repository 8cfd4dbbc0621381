/** English for product pictures, part of the gallery's chunk. */
import type { GalleryMessages } from '../product-messages'

export const enGallery: GalleryMessages = {
  pictures: (name) => `Pictures of ${name}`,
  picture: (place, count) => `Picture ${place} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  enlarge: (what) => `Enlarge: ${what}`,
  enlarged: (name) => `${name}, enlarged`,
  closer: 'Closer',
  whole: 'Whole picture',
  video: (title) => `Video: ${title}`,
  model: (title) => `3D model: ${title}`,
  document: (title) => `Document: ${title}`,
  close: 'Close',
}
