/** Pictures, videos, sounds and documents as structured values. `kind` tells them apart; fields we do not name pass through both ways. */
import { isRecord } from './record'

interface MediaFacts {
  id?: string
  url?: string
  filename?: string
  /** When `url` stops working, where it does. */
  urlExpirationDate?: Date
}

/** Width and height in pixels of the original. */
export interface Image extends MediaFacts {
  kind: 'image'
  width?: number
  height?: number
  /** What to say in the picture's place. */
  alt?: string
  /** The point to keep in view when cropping; fractions of width and height, or pixels, as the shop set it. */
  focalPoint?: { x?: number; y?: number }
}

/** A picture inside a video; as the wire writes it. */
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
  /** In place of `posters` where the older form of video is used. */
  thumbnail?: Poster
  resolutions?: { url?: string; width?: number; height?: number; format?: string; poster?: Poster }[]
}

export interface Audio extends MediaFacts {
  kind: 'audio'
  /** Seconds. */
  duration?: number
}

/** Named so as not to hide the page's own `Document`. */
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

/** From the reply's `{ id, url, width, height, altText, … }`; undefined for everything that is no object. */
export const toImage = /* @__PURE__ */ toMedia('image')
export const toVideo = /* @__PURE__ */ toMedia('video')
export const toAudio = /* @__PURE__ */ toMedia('audio')
export const toDocument = /* @__PURE__ */ toMedia('document')

/** Any of them as requests carry it. Null is left out, as an absent picture is; a value already in the wire's form stays as it is. */
export function fromMedia(value: unknown): unknown {
  if (!isRecord(value)) return value ?? undefined
  const { kind, alt, ...rest } = value
  return alt === undefined ? rest : { ...rest, altText: alt }
}
