/** Addresses of pictures at the size they are shown in. The platform's image server scales and crops; nothing is ever asked larger than it is. */
import type { Image } from './media'

export const IMAGES = 'https://static.wixstatic.com/media/'
/** Formats that scaling would break: drawings have no pixels, animations would stand still. */
const UNSCALABLE = /\.(svg|gif)$/i

export interface ImageSize {
  /** CSS pixels of the box the picture stands in. */
  width: number
  height: number
  /** `fill` cuts off what is beyond the box, `fit` shows the whole picture inside it. @default 'fill' */
  mode?: 'fill' | 'fit'
  /** Device pixels for a CSS pixel. @default 1 */
  density?: number
  /** Of the compression, 1 to 100. @default 80 */
  quality?: number
}

/** What these functions need of a picture. */
export type ImageSource = Pick<Image, 'id' | 'url' | 'width' | 'height'>

/**
 * The address of `image` at the wanted size. The plain address when it lies on another server, is a drawing or an animation, or when
 * `fit` is used for a picture of unknown size. Undefined when there is no picture.
 */
export function imageUrl(image: ImageSource, size: ImageSize): string | undefined {
  const id = idOf(image)
  if (!id) return image.url || undefined
  const target = targetSize(image, size)
  if (!target || UNSCALABLE.test(id)) return `${IMAGES}${id}`
  const [width, height] = target
  return `${IMAGES}${id}/v1/fill/w_${width},h_${height},al_c,q_${size.quality ?? 80},usm_0.66_1.00_0.01,enc_auto/${id}`
}

/** A `srcset` of `image` at these densities. Densities that the original cannot serve are left out; undefined when only one address is left. */
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

/** Device pixels to ask for; null when they cannot be known. */
function targetSize({ width, height }: ImageSource, size: ImageSize): [number, number] | null {
  const density = size.density ?? 1
  const wanted: [number, number] = [size.width * density, size.height * density]
  const known = width !== undefined && height !== undefined && width > 0 && height > 0
  if (size.mode === 'fit') return known ? scaled([width, height], Math.min(wanted[0] / width, wanted[1] / height, 1)) : null
  return scaled(wanted, known ? Math.min(width / wanted[0], height / wanted[1], 1) : 1)
}

const scaled = ([width, height]: [number, number], factor: number): [number, number] => [
  Math.max(1, Math.round(width * factor)),
  Math.max(1, Math.round(height * factor)),
]

/** Its own id, or the one in an address on the image server. */
const idOf = ({ id, url }: ImageSource): string | undefined =>
  id || (url?.startsWith(IMAGES) ? url.slice(IMAGES.length).split(/[/?#]/)[0] : undefined) || undefined
