/** Rows that every element has. */
import { SETTINGS } from '../embed/settings/config'
import type { AttributeRow, SlotRow } from './model'

export const SHARED_ATTRIBUTES: readonly AttributeRow[] = [
  {
    name: 'client-id',
    type: 'text',
    value: 'client id',
    default: "the page's",
    description: 'sells from another shop; each client id has a separate cart',
  },
  {
    name: 'locale',
    type: 'text',
    value: 'language tag',
    default: 'nearest `lang`',
    mistakenFor: ['language'],
    description: 'language of this element, for example `de-CH`',
  },
  {
    name: 'theme',
    type: 'choice',
    values: SETTINGS.theme,
    default: "the page's",
    description: 'colours of this element',
  },
  {
    name: 'api',
    type: 'text',
    value: 'address',
    default: "the page's",
    description:
      "origin of that shop's API, which `data-apis` of the script must list; all elements of one client id use the same",
  },
  {
    name: 'on-add',
    type: 'choice',
    values: SETTINGS.onAdd,
    default: "the page's",
    description: 'what happens after this element has added a product',
  },
  {
    name: 'after-add',
    type: 'choice',
    values: SETTINGS.onAdd,
    default: "the page's",
    description:
      'the same as `on-add`, before which it counts: many frameworks take attributes that begin with `on` for listeners',
  },
  {
    name: 'catalog',
    type: 'choice',
    values: SETTINGS.catalog,
    default: "the page's",
    description: "version of that shop's catalog; of all elements with one client id, the first decides",
  },
  {
    name: 'dir',
    type: 'choice',
    values: ['ltr', 'rtl'],
    default: 'nearest `dir`',
    native: true,
    description: 'text direction; a right-to-left language always takes precedence',
  },
]

export const FALLBACK: SlotRow = {
  name: '',
  description:
    'what the page shows before the element is drawn, without JavaScript, and when the element cannot work (an unknown product, an unreachable shop); hidden otherwise',
}

/** The property `product` of elements that show one product. */
export const RICH_PRODUCT: AttributeRow['rich'] = {
  type: 'ProductView',
  description: "the product's data from a snapshot or from `cartlet.products.get`: drawn at once, then requested again",
}

/** Variables that every element uses. */
export const LOOKS: readonly string[] = [
  '--cartlet-color-primary',
  '--cartlet-color-on-primary',
  '--cartlet-color-focus',
  '--cartlet-color-surface',
  '--cartlet-color-text',
  '--cartlet-color-muted',
  '--cartlet-color-border',
  '--cartlet-color-danger',
  '--cartlet-color-success',
  '--cartlet-radius',
  '--cartlet-font',
  '--cartlet-button-radius',
]

/** Variables of cards and carts. */
export const ROOMY: readonly string[] = [
  '--cartlet-heading-font',
  '--cartlet-heading-weight',
  '--cartlet-density',
  '--cartlet-line',
]
/** Variables of pictures. */
export const PICTURES: readonly string[] = ['--cartlet-picture-ratio', '--cartlet-picture-fit']
