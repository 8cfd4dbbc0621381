/** Catalog v1 product → what its own page shows. The description is unsanitized HTML. */
import type { MediaItemV1, ProductV1 } from '../../../platform/catalog/v1/v1-model'
import type { Content, FileMedia, MediaView, ProductDetails } from '../product-details'
import { numberOf, objectOr, objectsIn, pictureOf, stringsIn, textOf, urlOf, videoSource, wordsOf } from '../untrusted'
import { toPictureV1 } from './v1-product'

const toContent = (html: unknown): Content | undefined => {
  const text = wordsOf(html)
  return text ? { html: text } : undefined
}

const FILES: Readonly<Record<string, FileMedia['kind']>> = { audio: 'audio', document: 'document', zip: 'document' }

/** Version 1 does not name 3D models: they count as documents. */
function toMedia(item: MediaItemV1, name: string): MediaView[] {
  const title = wordsOf(item.title) ?? name
  const thumbnail = pictureOf(item.thumbnail, title)
  const common = { id: wordsOf(item.id), title, thumbnail }
  const sources = objectsIn(objectOr(item.video).files).flatMap(videoSource)
  const best = sources[0]
  const type = textOf(item.mediaType)
  if (type === 'video') return best ? [{ ...common, kind: 'video', sources, poster: thumbnail }] : []
  const kind = Object.entries(FILES).find(([name]) => name === type)?.[1]
  const url = best?.url ?? urlOf(objectOr(item.image).url)
  if (kind) return url ? [{ ...common, kind, url }] : []
  const picture = toPictureV1(item, name)
  return picture ? [{ ...common, kind: 'image', picture }] : []
}

function toWeight({ weight, weightRange }: ProductV1): ProductDetails['weight'] {
  const { minValue, maxValue } = objectOr(weightRange)
  const min = numberOf(minValue) ?? numberOf(weight)
  return min ? { min, max: numberOf(maxValue) ?? min } : undefined
}

export function toDetailsV1(product: ProductV1): ProductDetails {
  const name = textOf(product.name)
  const { mainMedia, items } = objectOr(product.media)
  const listed = objectsIn(items)
  const main = objectOr(mainMedia)
  const media = listed.some(({ id }) => id === main.id) ? listed : [...objectsIn([mainMedia]), ...listed]
  const mainFirst = [...media.filter(({ id }) => id === main.id), ...media.filter(({ id }) => id !== main.id)]
  return {
    id: textOf(product.id),
    media: mainFirst.flatMap((item) => toMedia(item, name)),
    description: toContent(product.description),
    infoSections: objectsIn(product.additionalInfoSections).map(({ title, description }) => ({
      title: textOf(title),
      content: toContent(description),
    })),
    digitalFiles: [],
    weight: toWeight(product),
    sku: wordsOf(product.sku),
    breadcrumbs: [],
    relatedCategoryIds: stringsIn(product.collectionIds),
  }
}
