/** Pictures, players and files of rich content, at the size in which they are shown and loaded lazily. */
import { imageSrcSet, imageUrl } from '../../../platform/wire/image-url'
import { mediaUrl } from '../../../platform/wire/media-url'
import { element, type RichChild, type RichElement, type RichProps } from './rich-tree'
import { countOf, fileUrl, hostOf, lowerOf, recordOf, textOf } from './rich-values'

/** Widest text column in CSS pixels; pictures are at most twice as tall. */
const COLUMN_PX = 720
const BOX = { width: COLUMN_PX, height: 2 * COLUMN_PX, mode: 'fit' } as const
const ID = /^[\w.~-]+$/

/** Alignment and width of a node in the text. */
export function placeOf(data: unknown): RichProps {
  const { width, alignment } = recordOf(recordOf(data).containerData)
  return {
    'data-align': lowerOf(alignment, /^(LEFT|RIGHT|CENTER)$/),
    'data-width': lowerOf(recordOf(width).size, /^(SMALL|MEDIUM|LARGE|ORIGINAL|CONTENT|FULL_WIDTH)$/),
  }
}

function sourceOf(media: unknown) {
  const { src, width, height } = recordOf(media)
  const { id, url } = recordOf(src)
  const address = fileUrl(url)
  return {
    url: address,
    id: !address && ID.test(textOf(id)) ? textOf(id) : undefined,
    width: countOf(width, 0, 20_000) || undefined,
    height: countOf(height, 0, 20_000) || undefined,
  }
}

/** @param alt empty for decorative pictures */
export function picture(media: unknown, alt: string): RichElement | undefined {
  const source = sourceOf(media)
  const src = imageUrl(source, BOX)
  const { width, height } = source
  return src
    ? element('img', [], {
        src,
        srcSet: imageSrcSet(source, BOX),
        alt,
        // Both or none: only both give the aspect ratio.
        ...(width && height && { width, height }),
        loading: 'lazy',
        decoding: 'async',
      })
    : undefined
}

/** Files that a native player can play; other addresses become links. */
const PLAYABLE = {
  video: /\.(mp4|m4v|webm|mov|ogv)$|^\/video\/[^/]+\/file$/i,
  audio: /\.(mp3|m4a|aac|ogg|oga|opus|wav|flac)$|^\/mp3\//i,
}

/** A native player for a file, a link for other addresses, only the name without an address. Loads nothing before playback. */
export function player(kind: 'video' | 'audio', media: unknown, cover: unknown, name: string): RichChild[] {
  const { id, url, width, height } = sourceOf(media)
  const src = fileUrl(mediaUrl({ kind, id, url }))
  if (!src) return name ? [name] : []
  const still = picture(cover, '')
  if (!PLAYABLE[kind].test(new URL(src).pathname))
    return [element('a', [...(still ? [still] : []), name || hostOf(src)], { href: src, rel: 'noopener' })]
  const controls = { src, controls: true, preload: 'none', ...(name && { 'aria-label': name }) } as const
  if (kind === 'audio') return [...(still ? [still] : []), element('audio', [], controls)]
  return [element('video', [], { ...controls, poster: still?.props.src, width, height, playsInline: true })]
}

/** The address of a file to download; undefined for private files. */
export function documentUrl(src: unknown): string | undefined {
  const { id, url, private: isPrivate } = recordOf(src)
  if (isPrivate === true) return undefined
  return fileUrl(url) ?? (ID.test(textOf(id)) ? mediaUrl({ kind: 'document', id: textOf(id) }) : undefined)
}
