/** URLs of images at their displayed size. The platform's image server scales and crops; the original size is never exceeded. */
import type { Image } from './media'

export const IMAGES = 'https://static.wixstatic.com/media/'
/** Formats that scaling would break: vector images have no pixels, and animations would stop. */
const UNSCALABLE = /\.(svg|gif)$/i

export interface ImageSize {
  /** Size of the image's box in CSS pixels. */
  width: number
  height: number
  /** `fill` crops the image to the box, `fit` shows the whole image inside it. @default 'fill' */
  mode?: 'fill' | 'fit'
  /** Device pixels per CSS pixel. @default 1 */
  density?: number
  /** Quality of the compression, 1 to 100. @default 80 */
  quality?: number
}

/** The part of an image that these functions need. */
export type ImageSource = Pick<Image, 'id' | 'url' | 'width' | 'height'>

/**
 * The URL of `image` at the given size. The unscaled URL for an image on another server, an SVG or a GIF, and for `fit` with an
 * image of unknown size. Undefined without id and URL.
 */
export function imageUrl(image: ImageSource, size: ImageSize): string | undefined {
  const id = idOf(image)
  if (!id) return image.url || undefined
  const target = targetSize(image, size)
  if (!target || UNSCALABLE.test(id)) return `${IMAGES}${id}`
  const [width, height] = target
  return `${IMAGES}${id}/v1/fill/w_${width},h_${height},al_c,q_${size.quality ?? 80},usm_0.66_1.00_0.01,enc_auto/${id}`
}

/**
 * A `srcset` of `image` at these densities. Densities beyond the size of the original, which would repeat a URL, are left out;
 * undefined when only one URL is left.
 */
export function imageSrcSet(
  image: ImageSource,
  size: Omit<ImageSize, 'density'>,
  densities: readonly number[] = [1, 2, 3],
): string | undefined {
  const seen = new Set<string>()
  const entries = densities.flatMap((density) => {
    const url = imageUrl(image, { ...size, density })
    if (!url || seen.has(url)) return []
    seen.add(url)
    return [`${url} ${density}x`]
  })
  return entries.length > 1 ? entries.join(', ') : undefined
}

/** The size to request in device pixels; null when it is unknown. */
function targetSize({ width, height }: ImageSource, size: ImageSize): [number, number] | null {
  const density = size.density ?? 1
  const wanted: [number, number] = [size.width * density, size.height * density]
  const isSizeKnown = width !== undefined && height !== undefined && width > 0 && height > 0
  if (size.mode === 'fit') return isSizeKnown ? scaled([width, height], Math.min(wanted[0] / width, wanted[1] / height, 1)) : null
  return scaled(wanted, isSizeKnown ? Math.min(width / wanted[0], height / wanted[1], 1) : 1)
}

const scaled = ([width, height]: [number, number], factor: number): [number, number] => [
  Math.max(1, Math.round(width * factor)),
  Math.max(1, Math.round(height * factor)),
]

/** The id of the image, or the one in its URL on the image server. */
const idOf = ({ id, url }: ImageSource): string | undefined =>
  id || (url?.startsWith(IMAGES) ? url.slice(IMAGES.length).split(/[/?#]/)[0] : undefined) || undefined
