/** Options and modifiers of a product: options define variants, modifiers do not. */
import type { Site } from '../../../site'
import type { Choice, Product, ProductOption } from '../../product'
import { choiceInStock } from '../../product-body'
import { choiceIdOf, customizationId, keyOf } from '../keys'
import type { Requested } from '../requested-fields'
import { imageOf, productMedia } from './media-body'

const isSwatch = (choices: readonly { colour?: string }[]): boolean => choices.some((choice) => choice.colour !== undefined)

const choiceType = ({ colour }: { colour?: string }) =>
  colour === undefined ? { choiceType: 'CHOICE_TEXT' } : { choiceType: 'ONE_COLOR', colorCode: colour }

const choicePictures = (site: Site, { pictures = [] }: Choice, requested: Requested) => ({
  linkedMedia: pictures.map((picture) => productMedia(site, picture)),
  ...(requested.has('PRODUCT_CHOICES_MEDIA_REFERENCES') && { media: { items: pictures.map(({ id }) => ({ mediaId: id })) } }),
  ...(requested.has('PRODUCT_CHOICES_DISPLAY_IMAGE') && pictures[0] && { displayImage: imageOf(site, pictures[0]) }),
})

export const optionBodies = (site: Site, product: Product, requested: Requested) =>
  managedOptions(product).map((option) => ({
    id: customizationId('PRODUCT_OPTION', option.name),
    name: option.name,
    key: keyOf(option.name),
    optionRenderType: isSwatch(option.choices) ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
    choicesSettings: {
      choices: option.choices.map((choice) => ({
        choiceId: choiceIdOf('PRODUCT_OPTION', option.name, choice.name),
        ...choiceType(choice),
        key: keyOf(choice.name),
        name: choice.name,
        inStock: choiceInStock(product, option)(choice),
        visible: product.variants.some((variant) => variant.visible && variant.choices[option.name] === choice.name),
        ...choicePictures(site, choice, requested),
      })),
    },
  }))

/** Version 1 allows options without separate variants. In version 3 those are mandatory modifiers. */
export const managedOptions = (product: Pick<Product, 'options' | 'managesVariants'>): ProductOption[] =>
  product.managesVariants ? product.options : []
export const looseOptions = (product: Pick<Product, 'options' | 'managesVariants'>): ProductOption[] =>
  product.managesVariants ? [] : product.options

interface ModifierChoice {
  name: string
  colour?: string
  addedMinor: number
}

export interface ChoiceModifier {
  name: string
  mandatory: boolean
  choices: readonly (ModifierChoice & Partial<Choice>)[]
}

export const choiceModifiers = (product: Product): ChoiceModifier[] => [
  ...looseOptions(product).map(({ name, choices }) => ({
    name,
    mandatory: true,
    choices: choices.map((choice) => ({ ...choice, addedMinor: 0 })),
  })),
  ...product.v3.modifiers,
]

export const modifierBodies = (site: Site, product: Product, requested: Requested) => [
  ...choiceModifiers(product).map(({ name, mandatory, choices }) => ({
    id: customizationId('MODIFIER', name),
    name,
    key: keyOf(name),
    modifierRenderType: isSwatch(choices) ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
    mandatory,
    choicesSettings: {
      choices: choices.map((choice) => ({
        choiceId: choiceIdOf('MODIFIER', name, choice.name),
        ...choiceType(choice),
        key: keyOf(choice.name),
        name: choice.name,
        ...(choice.addedMinor > 0 && { addedPrice: site.money.toAmount(choice.addedMinor) }),
        ...choicePictures(site, choice, requested),
      })),
    },
  })),
  ...product.customTextFields.map(({ title, maxLength, mandatory }) => ({
    id: customizationId('MODIFIER', title),
    name: title,
    key: keyOf(title),
    modifierRenderType: 'FREE_TEXT',
    mandatory,
    freeTextSettings: { minCharCount: mandatory ? 1 : 0, maxCharCount: maxLength, title, key: keyOf(title) },
  })),
]
