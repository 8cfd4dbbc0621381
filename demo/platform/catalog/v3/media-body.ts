/** Pictures and clips as version 3 answers them. */
import type { Site } from '../../site'
import type { Picture } from '../product'
import { PICTURE_SIZE, pictureUrl, VIDEO_SIZE, videoUrl } from '../product-body'

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
