/** Images and videos in the JSON of version 3. */
import type { Site } from '../../../site'
import type { Picture } from '../../product'
import { PICTURE_SIZE, pictureUrl, VIDEO_SIZE, videoUrl } from '../../product-body'

const THUMBNAIL_SIZE = 50

export const imageOf = (site: Site, picture: Picture) => ({
  id: picture.id,
  url: pictureUrl(site, picture),
  height: PICTURE_SIZE,
  width: PICTURE_SIZE,
  altText: picture.alt,
  filename: picture.id,
})

export const productMedia = (site: Site, picture: Picture, withThumbnail = false) => {
  const common = {
    altText: picture.alt,
    ...(withThumbnail && {
      thumbnail: { url: pictureUrl(site, picture), height: THUMBNAIL_SIZE, width: THUMBNAIL_SIZE, altText: picture.alt },
    }),
  }
  if (!picture.video) return { id: picture.id, image: imageOf(site, picture), mediaType: 'IMAGE', ...common }
  const { file } = picture.video
  const { altText, ...poster } = imageOf(site, picture)
  return {
    id: file,
    video: {
      id: file,
      url: videoUrl(site, file),
      filename: file,
      posters: [poster],
      resolutions: [{ url: videoUrl(site, file), ...VIDEO_SIZE, format: 'webm' }],
    },
    mediaType: 'VIDEO',
    ...common,
  }
}

/** Adds the address to images of the shop that a description names only by id. */
export function withAddresses<T>(site: Site, value: T): T {
  const read = (name: string, inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map((one) => read('', one))
    if (typeof inner !== 'object' || inner === null) return inner
    const own = Object.entries(inner).map(([key, one]) => [key, read(key, one)])
    const { id, url } = inner as { id?: unknown; url?: unknown }
    const isOurs = name === 'src' && url === undefined && typeof id === 'string' && id.endsWith('.svg')
    return Object.fromEntries(isOurs ? [...own, ['url', pictureUrl(site, { id })]] : own)
  }
  return read('', value) as T
}
