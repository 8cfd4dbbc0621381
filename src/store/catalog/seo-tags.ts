/** The tags that a shop has written for the product's own page; of both catalogs. */
import type { SeoTag } from './product-details'
import { objectOr, objectsIn, textOf, wordsOf } from './read'

/** Disabled ones are left out; so are members that are no text. */
export function toSeoTags(seoData: unknown): SeoTag[] {
  const { tags } = objectOr(seoData as { tags?: { type?: unknown; props?: object; children?: unknown; disabled?: unknown }[] })
  return objectsIn(tags).flatMap(({ type, props, children, disabled }) => {
    const texts = Object.entries(objectOr(props)).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    return disabled !== true && wordsOf(type)
      ? [{ type: textOf(type), props: Object.fromEntries(texts), children: wordsOf(children) }]
      : []
  })
}
