/** docs/platform.md §3: customizations, the options and modifiers of the shop that products share. */
import type { Open } from '../../wire/enum'
import type { Image } from '../../wire/media'
import type { ChoiceType, ModifierRenderType } from './v3-constants'

export interface CustomizationChoice {
  id?: string
  key?: string
  name?: string
  choiceType?: Open<ChoiceType>
  /** CSS colour of a `ONE_COLOR` choice. */
  colorCode?: string
  image?: Image
  displayImage?: Image
  /** Decimal text, major units. */
  defaultAddedPrice?: string
  primaryChoiceIds?: string[]
}

export interface Customization {
  id: string
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  key?: string
  name?: string
  customizationType?: Open<'PRODUCT_OPTION' | 'MODIFIER'>
  customizationRenderType?: Open<ModifierRenderType>
  choicesSettings?: { choices?: CustomizationChoice[] }
  /** Lengths in characters; added price as decimal text in major units. */
  freeTextInput?: { title?: string; key?: string; minCharCount?: number; maxCharCount?: number; defaultAddedPrice?: string }
  assignedProductsCount?: number
}
