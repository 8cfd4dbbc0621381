/** docs/platform.md §3 "Product (catalog version 3)": options, modifiers, and the media of choices. */
import type { Open } from '../../wire/enum'
import type { Image, Video } from '../../wire/media'
import type { ChoiceType, MediaTypeV3, ModifierRenderType, OptionRenderType } from './v3-constants'

export interface MediaItemV3 {
  id?: string
  mediaType?: Open<MediaTypeV3>
  image?: Image
  video?: Video
  /** Preview image of an image or video. Width and height in pixels. */
  thumbnail?: { url?: string; width?: number; height?: number; altText?: string }
  altText?: string
  displayName?: string
  uploadId?: string
}

export interface MediaV3 {
  main?: MediaItemV3
  /** Field `MEDIA_ITEMS_INFO`. */
  itemsInfo?: { items?: MediaItemV3[] }
}

export interface ChoiceV3 {
  choiceId?: string
  choiceType?: Open<ChoiceType>
  key?: string
  name?: string
  /** CSS colour of a `ONE_COLOR` choice. */
  colorCode?: string
  inStock?: boolean
  visible?: boolean
  image?: Image
  displayImage?: Image
  /** Media of the product for this choice. */
  linkedMedia?: MediaItemV3[]
  media?: { items?: { mediaId?: string }[] }
}

/** Options define variants: each combination of choices is a variant. */
export interface OptionV3 {
  id?: string
  name?: string
  key?: string
  optionRenderType?: Open<OptionRenderType>
  choicesSettings?: { choices?: ChoiceV3[] }
}

export interface ModifierChoice extends ChoiceV3 {
  /** Decimal text, major units. */
  addedPrice?: string
}

/** Modifiers do not define variants: they change only the line item. */
export interface Modifier {
  id?: string
  name?: string
  key?: string
  modifierRenderType?: Open<ModifierRenderType>
  /** Whether the platform refuses to add the product without this modifier. */
  mandatory?: boolean
  choicesSettings?: { choices?: ModifierChoice[] }
  /** Free text of the buyer; lengths in characters. */
  freeTextSettings?: { title?: string; key?: string; minCharCount?: number; maxCharCount?: number; defaultAddedPrice?: string }
}
