/** Media URIs, as the platform's own SDK writes them: `wix:image://v1/ID/NAME#originWidth=W&originHeight=H`. */
import type { Audio, DocumentFile, Image, MediaValue, Poster, Video } from './media'

/** The `wix:` URI of `media`; its `url` when it has no id; undefined without either. */
export function toMediaUri(media: MediaValue): string | undefined {
  if (!media.id) return media.url || undefined
  const name = media.filename || (media.kind === 'image' && media.alt)
  const facts = factsOf(media)
  return `wix:${media.kind}://v1/${media.id}${name ? `/${encodeURIComponent(name)}` : ''}${facts ? `#${facts}` : ''}`
}

function factsOf(media: MediaValue): string {
  if (media.kind === 'image') return sized('origin', media)
  if (media.kind === 'audio') return `duration=${media.duration ?? 0}`
  if (media.kind === 'document') return ''
  const poster = media.posters?.[1] ?? media.posters?.[0] ?? media.thumbnail
  const id = poster && (poster.id || poster.url?.split('/').pop())
  if (!poster || !id) return ''
  const size = sized('poster', poster)
  return `posterUri=${id}${size && `&${size}`}`
}

/** Without width or height, both are left out; the SDK writes "undefined" there. */
const sized = (prefix: string, { width, height }: Poster): string =>
  width === undefined || height === undefined ? '' : `${prefix}Width=${width}&${prefix}Height=${height}`

const URI = /^(?:wix:)?(image|video|audio|document):\/\/v1\/(?:ugd\/)?([^/]+?)(?:\/([^/#]*))?(?:#([^#]*))?$/

/**
 * The media value of the URI `text`, with or without `wix:`; null for any other value, including URLs. It has only the
 * information in the text, and therefore no `url` (see `imageUrl` and `mediaUrl`).
 */
export function parseMediaUri(text: unknown): MediaValue | null {
  const parts = typeof text === 'string' ? URI.exec(text) : null
  if (!parts) return null
  const [, kind, id = '', name, fragment] = parts
  const facts = new URLSearchParams(fragment)
  const filename = name ? decode(name) : undefined
  const named = filename === undefined ? { id } : { id, filename }
  if (kind === 'image') {
    const image: Image = { kind, ...named, ...sizeIn(facts, 'origin') }
    return filename === undefined ? image : { ...image, alt: filename }
  }
  if (kind === 'video') {
    const video: Video = { kind, ...named }
    const poster = facts.get('posterUri')
    return poster ? { ...video, posters: [{ id: poster, ...sizeIn(facts, 'poster') }] } : video
  }
  if (kind === 'audio') {
    const audio: Audio = { kind, ...named }
    const duration = numberIn(facts, 'duration')
    return duration === undefined ? audio : { ...audio, duration }
  }
  return { kind: 'document', ...named } satisfies DocumentFile
}

function sizeIn(facts: URLSearchParams, prefix: string): Pick<Poster, 'width' | 'height'> {
  const width = numberIn(facts, `${prefix}Width`)
  const height = numberIn(facts, `${prefix}Height`)
  return width === undefined || height === undefined ? {} : { width, height }
}

function numberIn(facts: URLSearchParams, name: string): number | undefined {
  const text = facts.get(name)
  return text && Number.isFinite(Number(text)) ? Number(text) : undefined
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
