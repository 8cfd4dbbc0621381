/** Catalog v3 product → what its own page shows. Rich content stays as the platform sent it; `content/` renders it safely. */
import type { ProductV3 } from '../../../platform/catalog/v3/v3-model'
import type { MediaItemV3 } from '../../../platform/catalog/v3/v3-option-model'
import type { VariantV3 } from '../../../platform/catalog/v3/v3-variant-model'
import type { Content, DigitalFileView, MediaView, ProductDetails } from '../product-details'
import { numberOf, objectOr, objectsIn, pictureOf, textOf, urlOf, videoSource, wordsOf } from '../untrusted'
import { toPictureV3 } from './v3-variant'

/** When rich content has no nodes, the plain description is used. */
function toContent(rich: unknown, html: unknown): Content | undefined {
  const { nodes } = objectOr(rich as { nodes?: unknown })
  if (Array.isArray(nodes) && nodes.length) return { richContent: rich as Content['richContent'] & object }
  const text = wordsOf(html)
  return text ? { html: text } : undefined
}

const FILE_TYPES: readonly (readonly [type: RegExp, kind: 'audio' | 'document' | 'model'])[] = [
  [/AUDIO|MUSIC/, 'audio'],
  [/3D|MODEL/, 'model'],
  [/DOCUMENT|ARCHIVE|FILE/, 'document'],
]

/** The platform sends pictures and videos; any other kind becomes a link. */
function toMedia(item: MediaItemV3, name: string): MediaView[] {
  const title = wordsOf(item.altText) ?? wordsOf(item.displayName) ?? name
  const thumbnail = pictureOf(item.thumbnail, title)
  const common = { id: wordsOf(item.id), title, thumbnail }
  const video = objectOr(item.video)
  const sources = [...objectsIn(video.resolutions), ...objectsIn([video])]
    .flatMap(videoSource)
    .filter(({ url }, i, all) => all.findIndex((other) => other.url === url) === i)
    .sort((a, b) => (b.height ?? 0) - (a.height ?? 0))
  if (sources.length)
    return [{ ...common, kind: 'video', sources, poster: pictureOf(objectsIn(video.posters)[0], title) ?? thumbnail }]
  const kind = FILE_TYPES.find(([type]) => type.test(textOf(item.mediaType)))?.[1]
  const url = urlOf((item as { url?: unknown }).url)
  if (kind && url) return [{ ...common, kind, url }]
  const picture = toPictureV3(item, name)
  return picture ? [{ ...common, kind: 'image', picture }] : []
}

function toWeight({ physicalProperties }: ProductV3): ProductDetails['weight'] {
  const { shippingWeightRange, weightMeasurementUnit, weightMeasurementUnitInfo } = objectOr(physicalProperties)
  const { minValue, maxValue } = objectOr(shippingWeightRange)
  const min = numberOf(minValue) ?? numberOf(maxValue)
  const unit = textOf(objectOr(weightMeasurementUnitInfo).weightMeasurementUnit ?? weightMeasurementUnit)
  const max = numberOf(maxValue) ?? min
  return max && min !== undefined ? { min, max, unit: unit === 'KG' || unit === 'LB' ? unit : undefined } : undefined
}

type WithFile = VariantV3 & { digitalProperties?: { digitalFile?: { fileName?: unknown; fileType?: unknown } } }

function toDigitalFiles(variants: readonly WithFile[]): DigitalFileView[] {
  const files = variants.flatMap(({ digitalProperties }) => {
    const { fileName, fileType } = objectOr(objectOr(digitalProperties).digitalFile)
    return wordsOf(fileName) ? [{ name: textOf(fileName), type: wordsOf(fileType) }] : []
  })
  return files.filter(({ name }, i) => files.findIndex((other) => other.name === name) === i)
}

export function toDetailsV3(product: ProductV3): ProductDetails {
  const name = textOf(product.name)
  const media = objectOr(product.media)
  const main = objectsIn([media.main])
  const others = objectsIn(objectOr(media.itemsInfo).items).filter(({ id }) => id !== main[0]?.id)
  const variants = objectsIn(objectOr(product.variantsInfo).variants)
  const places = [
    ...objectsIn(objectOr(product.directCategoriesInfo).categories),
    ...objectsIn(objectOr(product.allCategoriesInfo).categories),
  ]
  const categories = [product.mainCategoryId, ...places.map(({ id }) => id)].flatMap((id) => wordsOf(id) ?? [])
  return {
    id: textOf(product.id),
    media: [...main, ...others].flatMap((item) => toMedia(item, name)),
    description: toContent(product.description, product.plainDescription),
    infoSections: objectsIn(product.infoSections).map(({ title, description, ...section }) => ({
      title: textOf(title),
      content: toContent(description, (section as { plainDescription?: unknown }).plainDescription),
    })),
    digitalFiles: toDigitalFiles(variants),
    weight: toWeight(product),
    sku: variants.length === 1 ? wordsOf(variants[0]?.sku) : undefined,
    breadcrumbs: objectsIn(objectOr(product.breadcrumbsInfo).breadcrumbs).flatMap(({ categoryId, categoryName, categorySlug }) =>
      wordsOf(categoryName) ? [{ id: textOf(categoryId), name: textOf(categoryName), slug: wordsOf(categorySlug) }] : [],
    ),
    relatedCategoryIds: [...new Set(categories)],
  }
}
