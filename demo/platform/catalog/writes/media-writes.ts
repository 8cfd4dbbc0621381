/** Images of products and of their choices. */
import { createHash } from 'node:crypto'
import { refuse } from '../../gateway/errors'
import { optionalList, optionalRecord, optionalString, own, requiredIds, requiredString } from '../../untrusted'
import type { Picture, ProductDocument } from '../product'

const MAX_MEDIA = 15
const MAX_URL = 2000

const readUrl = (value: unknown, at: string): string => {
  const text = requiredString(value, at, MAX_URL)
  const parsed = URL.canParse(text) ? new URL(text) : refuse(at, 'must be an absolute URL', 'FORMAT')
  return /^https?:$/.test(parsed.protocol) ? parsed.href : refuse(at, 'must be an http or https URL', 'FORMAT')
}

/** An image added by URL has no id; the same URL always gets the same one. */
const idOfUrl = (url: string): string => `${createHash('sha256').update(url).digest('hex').slice(0, 32)}~mv2`

interface MediaEntry {
  picture: Picture
  choice?: { option: string; choice: string }
}

/** Reads images by `mediaId` from the shop's media folder, or by `url`; a `choice` adds the image to that choice as well. */
export const readMedia = (value: unknown, isKnown: (mediaId: string) => boolean): MediaEntry[] =>
  (optionalList(value, 'media', MAX_MEDIA) ?? refuse('media', 'is required', 'REQUIRED_FIELD')).map((entry, index) => {
    const at = `media[${index}]`
    const media = optionalRecord(entry, at) ?? {}
    const mediaId = optionalString(own(media, 'mediaId'), `${at}.mediaId`, 200)
    const choice = optionalRecord(own(media, 'choice'), `${at}.choice`)
    const placed = choice && {
      option: requiredString(own(choice, 'option'), `${at}.choice.option`),
      choice: requiredString(own(choice, 'choice'), `${at}.choice.choice`),
    }
    if (mediaId !== undefined && !isKnown(mediaId)) return refuse(`${at}.mediaId`, 'is not in the media folder of this shop')
    const url = mediaId === undefined ? readUrl(own(media, 'url'), `${at}.url`) : ''
    const picture: Picture = mediaId === undefined ? { id: idOfUrl(url), alt: '', url } : { id: mediaId, alt: '' }
    return { picture, ...(placed && { choice: placed }) }
  })

const withChoicePictures = (
  document: ProductDocument,
  at: string,
  option: string,
  choice: string,
  change: (pictures: readonly Picture[]) => Picture[],
): ProductDocument => {
  const wanted = document.options.find((candidate) => candidate.name === option)
  if (!wanted) return refuse(`${at}.option`, 'is not an option of this product')
  if (!wanted.choices.some((candidate) => candidate.name === choice))
    return refuse(`${at}.choice`, 'is not a choice of this option')
  const elsewhere = document.options.some(
    (other) => other !== wanted && other.choices.some((candidate) => (candidate.pictures ?? []).length > 0),
  )
  if (elsewhere) return refuse(`${at}.option`, 'another option has pictures already; only one option can have them')
  const choices = wanted.choices.map((candidate) =>
    candidate.name === choice ? { ...candidate, pictures: change(candidate.pictures ?? []) } : candidate,
  )
  return {
    ...document,
    options: document.options.map((candidate) => (candidate === wanted ? { ...wanted, choices } : candidate)),
  }
}

const joined = (pictures: readonly Picture[], more: readonly Picture[]): Picture[] => [
  ...pictures,
  ...more.filter((picture) => !pictures.some((known) => known.id === picture.id)),
]

export const addMedia = (document: ProductDocument, entries: readonly MediaEntry[]): ProductDocument => {
  let changed: ProductDocument = {
    ...document,
    pictures: joined(
      document.pictures,
      entries.map(({ picture }) => picture),
    ),
  }
  if (changed.pictures.length > MAX_MEDIA)
    return refuse(
      'media',
      `the product would have ${changed.pictures.length} pictures, expected ${MAX_MEDIA} or less`,
      'MAX_SIZE',
    )
  entries.forEach(({ picture, choice }, index) => {
    if (choice)
      changed = withChoicePictures(changed, `media[${index}].choice`, choice.option, choice.choice, (known) =>
        joined(known, [picture]),
      )
  })
  return changed
}

/** Without ids, removes every image of the product and of its choices. */
export const removeMedia = (document: ProductDocument, mediaIds: readonly string[]): ProductDocument => {
  const stays = (picture: Picture) => mediaIds.length > 0 && !mediaIds.includes(picture.id)
  return {
    ...document,
    pictures: document.pictures.filter(stays),
    options: document.options.map((option) => ({
      ...option,
      choices: option.choices.map(({ pictures, ...choice }) => {
        const left = (pictures ?? []).filter(stays)
        return { ...choice, ...(left.length > 0 && { pictures: left }) }
      }),
    })),
  }
}

interface Assignment {
  option: string
  choice: string
  mediaIds: string[]
}

export const readAssignments = (value: unknown): Assignment[] =>
  (optionalList(value, 'media', 100) ?? refuse('media', 'is required', 'REQUIRED_FIELD')).map((entry, index) => {
    const at = `media[${index}]`
    const assignment = optionalRecord(entry, at) ?? {}
    return {
      option: requiredString(own(assignment, 'option'), `${at}.option`),
      choice: requiredString(own(assignment, 'choice'), `${at}.choice`),
      mediaIds: requiredIds(own(assignment, 'mediaIds'), `${at}.mediaIds`, MAX_MEDIA),
    }
  })

/** A choice can only have images that the product has. */
export const assignMedia = (document: ProductDocument, assignments: readonly Assignment[]): ProductDocument => {
  let changed = document
  assignments.forEach(({ option, choice, mediaIds }, index) => {
    const at = `media[${index}]`
    const pictures = mediaIds.map(
      (id, i) =>
        document.pictures.find((picture) => picture.id === id) ??
        refuse(`${at}.mediaIds[${i}]`, 'is not a picture of this product'),
    )
    changed = withChoicePictures(changed, at, option, choice, () => pictures)
  })
  return changed
}

export const unassignMedia = (document: ProductDocument, assignments: readonly Assignment[]): ProductDocument => {
  let changed = document
  assignments.forEach(({ option, choice, mediaIds }, index) => {
    changed = withChoicePictures(changed, `media[${index}]`, option, choice, (known) =>
      known.filter((picture) => !mediaIds.includes(picture.id)),
    )
  })
  return changed
}
