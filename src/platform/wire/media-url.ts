/** URLs of original media of any kind. */
import { IMAGES } from './image-url'
import type { MediaValue } from './media'

const VIDEOS = 'https://video.wixstatic.com/video/'
const SOUNDS = 'https://static.wixstatic.com/mp3/'
const DOCUMENTS = 'https://d945e594-8657-47e2-9cd9-e9033c3d8da0.usrfiles.com/ugd/'

/** The URL of the original: the `url` of the value, else one made from its id; undefined without both. */
export function mediaUrl({ kind, id, url }: Pick<MediaValue, 'kind' | 'id' | 'url'>): string | undefined {
  if (url || !id) return url || undefined
  if (kind === 'video') return `${VIDEOS}${id}/file`
  return { image: IMAGES, audio: SOUNDS, document: DOCUMENTS }[kind] + id
}
