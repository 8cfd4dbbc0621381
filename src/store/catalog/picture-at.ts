/** Pictures at the size they are shown in, never larger; what draws knows nothing of the platform's addresses. */
import { imageSrcSet, imageUrl } from '../../platform/wire/image-url'
import type { Picture } from '../views'

export interface SizedPicture {
  src: string
  srcSet?: string
}

/** @param width @param height CSS pixels of the box @param mode `fill` cuts, `fit` shows all of it */
export function pictureAt(
  { url, width: fullWidth, height: fullHeight }: Picture,
  width: number,
  height: number,
  mode: 'fill' | 'fit' = 'fill',
): SizedPicture {
  // By its address alone: an id without one may be of a picture that lies elsewhere.
  const source = { url, width: fullWidth, height: fullHeight }
  const size = { width, height, mode }
  return { src: imageUrl(source, size) ?? url, srcSet: imageSrcSet(source, size, [1, 2]) }
}

const BLUR_PX = 24

/** A few pixels of it, to be blurred while the rest is on its way; undefined where the server cannot make it small. */
export function blurOf(picture: Picture): string | undefined {
  const { src } = pictureAt(picture, BLUR_PX, BLUR_PX, 'fit')
  return src === picture.url || !src.includes('/v1/fill/') ? undefined : src
}
