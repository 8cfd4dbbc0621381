/** Addresses of pictures at the size in which they are shown, never larger. */
import { imageSrcSet, imageUrl } from '../../platform/wire/image-url'
import type { Picture } from '../base/views'

export interface SizedPicture {
  src: string
  srcSet?: string
}

/** @param width @param height CSS pixels of the box @param mode `fill` crops, `fit` shows the whole picture */
export function pictureAt(
  { url, width: fullWidth, height: fullHeight }: Picture,
  width: number,
  height: number,
  mode: 'fill' | 'fit' = 'fill',
): SizedPicture {
  // Without the media id: it may belong to a picture on another server.
  const source = { url, width: fullWidth, height: fullHeight }
  const size = { width, height, mode }
  return { src: imageUrl(source, size) ?? url, srcSet: imageSrcSet(source, size, [1, 2]) }
}

const BLUR_PX = 24

/** A tiny version to blur while the picture loads; undefined when the server cannot scale it. */
export function blurOf(picture: Picture): string | undefined {
  const { src } = pictureAt(picture, BLUR_PX, BLUR_PX, 'fit')
  return src === picture.url || !src.includes('/v1/fill/') ? undefined : src
}
