/**
 * The dates, decimals, media and rich content in entities of catalog version 3 (docs/platform.md §3, as the platform's own SDK
 * converts them today).
 */
import { type Conversion, type Converter, convert } from '../../wire/convert'
import { toFullImage } from '../../wire/full-image'
import { fromMedia } from '../../wire/media'
import { toDate, toNumber } from '../../wire/scalars'
import { toRichContent } from '../content/rich-content-conversion'
import { fromMediaItem, toMediaItem } from '../media/media-conversion'

const VARIANT: Conversion = [
  [toNumber, 'physicalProperties.weight', 'physicalProperties.pricePerUnit.settings.quantity', 'revenueDetails.profitMargin'],
  [toMediaItem, 'media'],
]
const toVariant: Converter = (value) => convert(value, VARIANT)

/** For standalone variants. */
export const READ_ONLY_VARIANT: Conversion = [...VARIANT, [toDate, 'productData.updatedDate']]

export const INFO_SECTION: Conversion = [
  [toDate, 'createdDate', 'updatedDate'],
  [toRichContent, 'description'],
]

export const PRODUCT_V3: Conversion = [
  [toDate, 'createdDate', 'updatedDate'],
  [
    toNumber,
    'physicalProperties.pricePerUnit.quantity',
    'physicalProperties.shippingWeightRange.minValue',
    'physicalProperties.shippingWeightRange.maxValue',
    'subscriptionDetails.subscriptions.discount.percentOff',
    'minVariantPriceInfo.weight',
    'minVariantPriceInfo.pricePerUnitData.settings.quantity',
    'minVariantPriceInfo.revenueDetails.profitMargin',
  ],
  [toVariant, 'variantsInfo.variants', 'variantSummary.minPriceVariant'],
  [
    toMediaItem,
    'media.main',
    'media.itemsInfo.items',
    'options.choicesSettings.choices.linkedMedia',
    'modifiers.choicesSettings.choices.linkedMedia',
  ],
  [
    toFullImage,
    'options.choicesSettings.choices.image',
    'options.choicesSettings.choices.displayImage',
    'modifiers.choicesSettings.choices.image',
    'modifiers.choicesSettings.choices.displayImage',
  ],
  [toRichContent, 'description', 'infoSections.description'],
]

/** For requests: only media need a conversion, since the encoder writes dates and decimals. */
export const PRODUCT_V3_REQUEST: Conversion = [
  [
    fromMediaItem,
    'media.main',
    'media.itemsInfo.items',
    'options.choicesSettings.choices.linkedMedia',
    'modifiers.choicesSettings.choices.linkedMedia',
    'variantsInfo.variants.media',
    'variantSummary.minPriceVariant.media',
  ],
  [
    fromMedia,
    'options.choicesSettings.choices.image',
    'options.choicesSettings.choices.displayImage',
    'modifiers.choicesSettings.choices.image',
    'modifiers.choicesSettings.choices.displayImage',
  ],
]
