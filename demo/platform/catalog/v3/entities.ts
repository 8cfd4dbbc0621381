/** Entities that products share: brands, ribbons, info sections and customizations, collected from the products. */
import type { Site } from '../../site'
import type { Product } from '../product'
import { brandIdOf, infoSectionIdOf, infoSectionName, ribbonIdOf } from './keys'
import { modifierBodies, optionBodies } from './products/customizations'
import { htmlToNodes, richContent } from './products/rich-content'

interface Entity {
  id: string
  name: string
  [field: string]: unknown
}

/** The dates of a shared entity: the earliest creation and the latest update among its products. */
export const datesOf = (products: readonly Product[]) => ({
  createdDate: products.map(({ createdDate }) => createdDate).sort()[0],
  updatedDate: products
    .map(({ lastUpdated }) => lastUpdated)
    .sort()
    .at(-1),
})

const gather = <T>(products: readonly Product[], of: (product: Product) => readonly T[], idOf: (thing: T) => string) => {
  const groups = new Map<string, { thing: T; products: Product[] }>()
  for (const product of products)
    for (const thing of of(product)) {
      const group = groups.get(idOf(thing))
      if (group) group.products.push(product)
      else groups.set(idOf(thing), { thing, products: [product] })
    }
  return [...groups]
}

export const brandsOf = (products: readonly Product[]): Entity[] =>
  gather(products, ({ brand }) => (brand ? [brand] : []), brandIdOf).map(([id, { thing, products: having }]) => ({
    id,
    revision: '1',
    ...datesOf(having),
    name: thing,
    assignedProductsCount: having.length,
  }))

export const ribbonsOf = (products: readonly Product[]): Entity[] =>
  gather(products, ({ ribbon }) => (ribbon ? [ribbon] : []), ribbonIdOf).map(([id, { thing, products: having }]) => ({
    id,
    revision: '1',
    ...datesOf(having),
    name: thing,
    assignedProductCount: having.length,
  }))

export const infoSectionsOf = (products: readonly Product[]): Entity[] =>
  gather(products, ({ infoSections }) => infoSections, infoSectionIdOf).map(([id, { thing, products: having }]) => {
    const { createdDate = '', updatedDate = '' } = datesOf(having)
    return {
      id,
      revision: '1',
      createdDate,
      updatedDate,
      name: thing.title,
      uniqueName: infoSectionName(thing),
      title: thing.title,
      description: richContent(htmlToNodes(thing.description), id, createdDate, updatedDate),
      plainDescription: thing.description,
      assignedProductsCount: having.length,
    }
  })

const NOTHING = new Set<never>()

interface SharedChoice {
  choiceId: string
  choiceType: string
  colorCode?: string
  key: string
  name: string
}

interface Shared {
  id: string
  key: string
  name: string
  type: 'PRODUCT_OPTION' | 'MODIFIER'
  renderType: string
  choices: readonly SharedChoice[]
  freeText?: object
}

const sharedOf = (site: Site, product: Product): Shared[] => [
  ...optionBodies(site, product, NOTHING).map(({ id, key, name, optionRenderType, choicesSettings }) => ({
    id,
    key,
    name,
    type: 'PRODUCT_OPTION' as const,
    renderType: optionRenderType,
    choices: choicesSettings.choices,
  })),
  ...modifierBodies(site, product, NOTHING).map(({ id, key, name, modifierRenderType, ...rest }) => ({
    id,
    key,
    name,
    type: 'MODIFIER' as const,
    renderType: modifierRenderType,
    choices: 'choicesSettings' in rest ? rest.choicesSettings.choices : [],
    ...('freeTextSettings' in rest && { freeText: rest.freeTextSettings }),
  })),
]

/** A customization has the choices of all products that use its name. */
export const customizationsOf = (site: Site, products: readonly Product[]): Entity[] => {
  const shared = new Map(products.map((product) => [product, sharedOf(site, product)]))
  const groups = gather(
    products,
    (product) => shared.get(product) ?? [],
    ({ id }) => id,
  )
  return groups.map(([id, { thing, products: having }]) => {
    const offered = having.flatMap((product) => (shared.get(product) ?? []).filter((one) => one.id === id))
    const choices = new Map(offered.flatMap((one) => one.choices).map((choice) => [choice.choiceId, choice]))
    return {
      id,
      revision: '1',
      ...datesOf(having),
      key: thing.key,
      name: thing.name,
      customizationType: thing.type,
      customizationRenderType: thing.renderType,
      assignedProductsCount: having.length,
      ...(thing.freeText && { freeTextInput: thing.freeText }),
      ...(choices.size > 0 && {
        choicesSettings: {
          choices: [...choices.values()].map(({ choiceId, choiceType, colorCode, key, name }) => ({
            id: choiceId,
            choiceType,
            ...(colorCode !== undefined && { colorCode }),
            key,
            name,
          })),
        },
      }),
    }
  })
}
