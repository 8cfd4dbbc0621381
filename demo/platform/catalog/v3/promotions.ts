/** Promotions of categories, and groups of products that are one another's choices. */

import type { Site } from '../../site'
import { idFor } from '../../storage/ids'
import type { Catalog } from '../catalog'
import type { Product } from '../product'
import type { Category, CategoryTree } from './categories/categories'
import { datesOf } from './entities'
import { choiceIdOf, customizationId, keyOf } from './keys'
import { imageOf } from './products/media-body'
import { productInventory } from './products/stock'

interface PromotionSeed {
  name: string
  category: string
  picture: string
  /** Among the products of the category. */
  position: number
  appliedToSubcategories: boolean
  enabled: boolean
}

const PROMOTIONS: readonly PromotionSeed[] = [
  { name: 'Winter table', category: 'home', picture: 'blue-mug', position: 1, appliedToSubcategories: true, enabled: true },
  {
    name: 'Letters by hand',
    category: 'stationery',
    picture: 'field-notebook',
    position: 3,
    appliedToSubcategories: false,
    enabled: true,
  },
  { name: 'Last summer', category: 'home', picture: 'canvas-tote', position: 2, appliedToSubcategories: true, enabled: false },
]

const GROUPS = [
  {
    name: 'Mug',
    customization: 'Glaze',
    members: [
      { slug: 'blue-mug', choice: 'Blue', colour: '#3a5f8a' },
      { slug: 'monogram-mug', choice: 'White', colour: '#f4f1ea' },
    ],
  },
  {
    name: 'Stoneware',
    customization: 'Form',
    members: [
      { slug: 'stoneware-bowl', choice: 'Bowl', colour: undefined },
      { slug: 'dinner-plate', choice: 'Plate', colour: undefined },
    ],
  },
]

export const promotionsOf = (site: Site, catalog: Catalog, { all }: CategoryTree) =>
  PROMOTIONS.flatMap(({ name, category: slug, picture: id, position, appliedToSubcategories, enabled }) => {
    const category = all.find((candidate) => candidate.slug === slug)
    const image = imageOf(site, { id: `${id}.svg`, alt: name })
    return category
      ? {
          id: idFor(`promotion/${name}`),
          revision: '1',
          ...datesOf(catalog.products()),
          name,
          media: { id: image.id, image, altText: name, mediaType: 'IMAGE' },
          destinationUrl: `${site.url}/category/${slug}`,
          categories: [{ id: category.id, position, appliedToSubcategories }],
          enabled,
          tags: { publicTags: { tagIds: [] } },
        }
      : []
  })

/** Those that are shown with a category: its own, and what its ancestors pass on. */
export const promotionsFor = (promotions: ReturnType<typeof promotionsOf>, { id }: Category, tree: CategoryTree) => {
  const path = tree.pathTo(id).map((category) => category.id)
  return promotions
    .flatMap((promotion) => {
      const place = promotion.categories.find((one) => one.id === id || (one.appliedToSubcategories && path.includes(one.id)))
      return promotion.enabled && place ? [{ promotion, position: place.position }] : []
    })
    .sort((a, b) => a.position - b.position)
}

const memberOf = (product: Product, customization: string, choice: string, colour: string | undefined) => ({
  productId: product.id,
  slug: product.slug,
  productName: product.name,
  choice: {
    id: choiceIdOf('PRODUCT_OPTION', customization, choice),
    ...(colour === undefined ? { choiceType: 'CHOICE_TEXT' } : { choiceType: 'ONE_COLOR', colorCode: colour }),
    key: keyOf(choice),
    name: choice,
  },
  inventoryAvailabilityStatus: productInventory(product).availabilityStatus,
  status: product.visible ? 'ACTIVE' : 'HIDDEN',
})

export const productGroupsOf = (catalog: Catalog) =>
  GROUPS.flatMap(({ name, customization, members: seeds }) => {
    const found = seeds.flatMap(({ slug, choice, colour }) => {
      const product = catalog.findProductBySlug(slug)
      return product ? [{ product, member: memberOf(product, customization, choice, colour) }] : []
    })
    return found.length > 1
      ? {
          id: idFor(`product-group/${name}`),
          revision: '1',
          ...datesOf(found.map(({ product }) => product)),
          name,
          handle: keyOf(name),
          groupingCustomizationId: customizationId('PRODUCT_OPTION', customization),
          groupingCustomization: {
            name: customization,
            customizationRenderType: seeds[0]?.colour === undefined ? 'TEXT_CHOICES' : 'SWATCH_CHOICES',
          },
          choiceOrder: found.map(({ member }) => member.choice.id),
          members: found.map(({ member }) => member),
        }
      : []
  })
