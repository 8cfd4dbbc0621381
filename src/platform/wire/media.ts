/** Images, videos, audio and documents as structured values with a `kind`. Unknown fields pass through in both directions. */
import { isRecord } from './record'

interface MediaFacts {
  id?: string
  url?: string
  filename?: string
  /** When `url` expires, if it does. */
  urlExpirationDate?: Date
}

/** Width and height in pixels of the original. */
export interface Image extends MediaFacts {
  kind: 'image'
  width?: number
  height?: number
  /** Alternative text. */
  alt?: string
  /** The point to keep in view when cropping; fractions of width and height, or pixels, as the shop set it. */
  focalPoint?: { x?: number; y?: number }
}

/** A preview image of a video, unconverted. */
export interface Poster {
  id?: string
  url?: string
  width?: number
  height?: number
  altText?: string
  filename?: string
}

export interface Video extends MediaFacts {
  kind: 'video'
  posters?: Poster[]
  /** In place of `posters` in the older form of videos. */
  thumbnail?: Poster
  resolutions?: { url?: string; width?: number; height?: number; format?: string; poster?: Poster }[]
}

export interface Audio extends MediaFacts {
  kind: 'audio'
  /** Seconds. */
  duration?: number
}

/** Named so that it does not shadow the global `Document`. */
export interface DocumentFile extends MediaFacts {
  kind: 'document'
}

export type MediaValue = Image | Video | Audio | DocumentFile

const toMedia =
  (kind: MediaValue['kind']) =>
  (value: unknown): unknown => {
    if (!isRecord(value)) return undefined
    const { altText, ...rest } = value
    return altText === undefined ? { ...rest, kind } : { ...rest, kind, alt: altText }
  }

/** Converts `{ id, url, width, height, altText, … }` of a response; undefined for anything but an object. */
export const toImage = /* @__PURE__ */ toMedia('image')
export const toVideo = /* @__PURE__ */ toMedia('video')
export const toAudio = /* @__PURE__ */ toMedia('audio')
export const toDocument = /* @__PURE__ */ toMedia('document')

/**
 * Converts any media value for a request. Null becomes undefined, as for absent media; a value in the wire format is not changed.
 */
export function fromMedia(value: unknown): unknown {
  if (!isRecord(value)) return value ?? undefined
  const { kind, alt, ...rest } = value
  return alt === undefined ? rest : { ...rest, altText: alt }
}
