/** Compares the products, variants and collections that the page names with what the shop shows to visitors. */
import { isOdd, mendReference } from '../../store/catalog/mend-reference'
import { nearest } from '../markup/nearest'
import { isReference } from '../markup/values'
import type { Finding, ProductState, ShopPort, Tag } from '../model'
import type { Embedded } from '../page/read-page'
import { findingAt } from '../page/where'

export interface Wanted {
  tag: Tag
  product: string
  variant?: string
  offersNotice?: boolean
}

/** Products that elements and buttons of one shop name. */
export function wantedProducts(embedded: readonly Embedded[], buttons: readonly Tag[]): Wanted[] {
  const ofElements = embedded.flatMap(({ tag, element, read }): Wanted[] => {
    const product = read('product')
    if (!product || (element === 'collection' && read('source') !== 'related')) return []
    const variant = read('variant')
    return [{ tag, product, ...(variant && { variant }), offersNotice: read('notify-url') !== undefined }]
  })
  const ofButtons = buttons.flatMap((tag): Wanted[] => {
    const product = tag.attributes['data-cartlet-add']?.trim()
    const variant = tag.attributes['data-variant']?.trim()
    return product ? [{ tag, product, ...(variant && { variant }) }] : []
  })
  return [...ofElements, ...ofButtons].filter(({ product }) => isReference(product))
}

const slugOf = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')

/** The slug that was probably meant. */
function meant(reference: string, some: readonly { slug: string; name: string }[]): string | undefined {
  const byName = some.find(({ name, slug }) => name === reference || slug === slugOf(reference))
  return (
    byName?.slug ??
    nearest(
      reference,
      some.map(({ slug }) => slug),
    )
  )
}

function ofKnown({ tag, variant, offersNotice }: Wanted, found: ProductState): Finding[] {
  if (variant && found.variantIds.length && !found.variantIds.includes(variant))
    return [
      findingAt(tag, {
        code: 'variant-unknown',
        severity: 'error',
        cause: `"${found.name}" has no variant "${variant}".`,
        hint: `Its variants are: ${found.variantIds.slice(0, 5).join(', ')}${found.variantIds.length > 5 ? ', …' : ''}.`,
      }),
    ]
  if (!found.isSoldOut) return []
  return [
    findingAt(tag, {
      code: 'product-sold-out',
      severity: 'note',
      cause: `"${found.name}" is sold out, and is shown as sold out.`,
      hint: offersNotice
        ? 'Visitors can ask to be told when it is back.'
        : 'With notify-url="…", visitors can ask to be told when it is back.',
    }),
  ]
}

/** As pages ask for it. */
const asAsked = (reference: string) => (isOdd(reference) ? mendReference(reference) : reference)

export async function checkProducts(written: readonly Wanted[], shop: ShopPort): Promise<Finding[]> {
  const wanted = await Promise.all(written.map(async (one) => ({ ...one, product: await asAsked(one.product) })))
  const references = [...new Set(wanted.map(({ product }) => product))]
  if (!references.length) return []
  const products = await shop.products(references)
  const find = (reference: string) => products.find(({ id, slug }) => slug === reference || id === reference)
  const unknown = references.filter((reference) => !find(reference))
  const rows = wanted.flatMap((one) => {
    const found = find(one.product)
    return found ? ofKnown(one, found) : []
  })
  if (!unknown.length) return rows
  const some = await shop.someProducts()
  const isOtherShop = unknown.length === references.length && unknown.every((one) => !meant(one, some)) && references.length > 1
  const [first] = wanted
  if (isOtherShop && first)
    return [
      findingAt(first.tag, {
        code: 'shop-has-none-of-these',
        severity: 'error',
        cause: `The shop has none of the ${references.length} products on this page (${references.slice(0, 3).join(', ')}…): the client id probably belongs to another shop.`,
        hint: `This shop sells, for example: ${
          some
            .slice(0, 3)
            .map(({ slug }) => slug)
            .join(', ') || 'nothing yet'
        }.`,
      }),
    ]
  const missing = wanted
    .filter(({ product }) => unknown.includes(product))
    .map(({ tag, product }) => {
      const slug = meant(product, some)
      return findingAt(tag, {
        code: 'product-unknown',
        severity: 'error',
        cause: `The shop has no visible product "${product}": it does not exist, or it is hidden.`,
        hint: slug
          ? `Did you mean "${slug}"?`
          : "The slug is the last part of its page's address in the shop. Is the product visible there?",
      })
    })
  return [...rows, ...missing]
}

export async function checkCollections(embedded: readonly Embedded[], shop: ShopPort): Promise<Finding[]> {
  const named = embedded.flatMap(({ tag, element, read }) => {
    const reference = read('collection')
    return element === 'collection' && reference && isReference(reference) && (read('source') ?? 'collection') === 'collection'
      ? [{ tag, reference }]
      : []
  })
  const rows = await Promise.all(
    named.map(async ({ tag, reference }): Promise<Finding[]> => {
      const count = await shop.collection(await asAsked(reference))
      if (count === null)
        return [
          findingAt(tag, {
            code: 'collection-unknown',
            severity: 'error',
            cause: `The shop has no visible collection "${reference}".`,
            hint: "The slug is the last part of its page's address in the shop.",
          }),
        ]
      if (count) return []
      return [
        findingAt(tag, {
          code: 'collection-empty',
          severity: 'warning',
          cause: `The collection "${reference}" has no visible product.`,
          hint: 'Add products to it in the dashboard.',
        }),
      ]
    }),
  )
  return rows.flat()
}
