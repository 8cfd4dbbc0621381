/** docs/platform.md §3 "Product (catalog version 3)": what the buyer chooses, and the media of choices. */
import type { Open } from '../../wire/enum'
import type { Image, Video } from '../../wire/media'
import type { ChoiceType, MediaTypeV3, ModifierRenderType, OptionRenderType } from './v3-constants'

export interface MediaItemV3 {
  id?: string
  mediaType?: Open<MediaTypeV3>
  image?: Image
  video?: Video
  /** Small picture of either kind. Pixels. */
  thumbnail?: { url?: string; width?: number; height?: number; altText?: string }
  altText?: string
  displayName?: string
  uploadId?: string
}

export interface MediaV3 {
  main?: MediaItemV3
  /** Comes with the field `MEDIA_ITEMS_INFO`. */
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
  /** Pictures of the product when this is chosen. */
  linkedMedia?: MediaItemV3[]
  media?: { items?: { mediaId?: string }[] }
}

/** Options make variants: each combination of choices is one. */
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

/** Modifiers make no variants: they change the line only. */
export interface Modifier {
  id?: string
  name?: string
  key?: string
  modifierRenderType?: Open<ModifierRenderType>
  /** The platform refuses the product in a cart without it. */
  mandatory?: boolean
  choicesSettings?: { choices?: ModifierChoice[] }
  /** What the buyer writes; lengths in characters. */
  freeTextSettings?: { title?: string; key?: string; minCharCount?: number; maxCharCount?: number; defaultAddedPrice?: string }
}
