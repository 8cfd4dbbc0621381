/** Variables, attributes and values in the words of an owner, for the configurator and the blocks of WordPress. Tests demand words for each. */

const VARIABLE_WORDS: Readonly<Record<string, string>> = {
  '--cartlet-color-primary': 'Main colour',
  '--cartlet-color-on-primary': 'Text on the main colour',
  '--cartlet-color-focus': 'Focus ring',
  '--cartlet-color-surface': 'Background',
  '--cartlet-color-text': 'Text',
  '--cartlet-color-muted': 'Quiet text',
  '--cartlet-color-border': 'Lines',
  '--cartlet-color-danger': 'Errors',
  '--cartlet-color-success': 'Success',
  '--cartlet-radius': 'Corners',
  '--cartlet-font': 'Font',
  '--cartlet-button-radius': 'Corners of buttons',
  '--cartlet-heading-font': 'Font of headings',
  '--cartlet-heading-weight': 'Weight of headings',
  '--cartlet-picture-ratio': 'Shape of pictures',
  '--cartlet-picture-fit': 'Fit of pictures',
  '--cartlet-density': 'Density',
  '--cartlet-width': 'Width',
  '--cartlet-line': 'Thickness of lines',
  '--cartlet-shadow': 'Shadow',
  '--cartlet-gap': 'Spacing',
  '--cartlet-drawer-width': 'Width of the cart',
  '--cartlet-offset-inline': 'Distance from the side',
  '--cartlet-offset-block': 'Distance from top or bottom',
  '--cartlet-z-index': 'Layer',
}

export const variableWords = (name: string): string => VARIABLE_WORDS[name] ?? name.replace('--cartlet-', '')

const VALUE_WORDS: Readonly<Record<string, string>> = {
  'theme auto': 'Automatic',
  'theme light': 'Light',
  'theme dark': 'Dark',
  'theme host': 'Like the page',
  'onAdd drawer': 'The cart opens',
  'onAdd toast': 'A short message',
  'onAdd checkout': 'The checkout opens',
  'onAdd none': 'Only the button says so',
  'cart drawer': 'Shown',
  'cart none': 'Not shown',
  'wishList off': 'No hearts',
  'wishList on': 'Hearts on products',
  'cartPosition bottom-end': 'Bottom right',
  'cartPosition bottom-start': 'Bottom left',
  'cartPosition top-end': 'Top right',
  'cartPosition top-start': 'Top left',
  'consent none': 'Not needed',
  'consent required': 'Required',
  'storage local': 'In the browser, until they expire',
  'storage session': 'Until the tab is closed',
  'storage memory': 'Nowhere',
}

/** @param key of the setting */
export const valueWords = (key: string, value: string): string => VALUE_WORDS[`${key} ${value}`] ?? value

interface AttributeWords {
  label: string
  hint?: string
  /** What applies without the attribute. */
  standard?: string
  /** A list is a row of boxes to tick, if all its usual values have words here. */
  values?: Readonly<Record<string, string>>
}

const SECTIONS: AttributeWords = {
  label: "Pages in the member's menu",
  hint: 'None ticked: all of them.',
  values: {
    ACCOUNT_INFO: 'Account',
    ORDERS: 'Orders',
    SUBSCRIPTIONS: 'Subscriptions',
    BOOKINGS: 'Bookings',
    EVENTS: 'Events',
  },
}

const AFTER_ADD: AttributeWords = {
  label: 'After adding here',
  standard: 'as everywhere on the page',
  values: {
    drawer: 'The cart opens',
    toast: 'A short message',
    checkout: 'The checkout opens',
    none: 'Only the button says so',
  },
}

/** By the attribute, or by the element and the attribute. */
const ATTRIBUTE_WORDS: Readonly<Record<string, AttributeWords>> = {
  product: { label: 'Product', hint: 'The last part of the address of its page, for example blue-mug; or its id.' },
  'collection product': {
    label: 'Related to which product',
    hint: 'The last part of the address of its page, for related products only.',
  },
  collection: { label: 'Collection', hint: 'The last part of the address of its page, or its id. Empty: all products.' },
  'client-id': { label: 'Another shop', hint: 'Its client ID. It has a cart of its own.' },
  locale: { label: 'Language', hint: 'For example de or fr. Empty: the language of the page.' },
  theme: {
    label: 'Colours',
    standard: 'as everywhere on the page',
    values: { auto: 'Automatic', light: 'Light', dark: 'Dark', host: 'Like the page' },
  },
  catalog: {
    label: 'Catalog of the other shop',
    standard: 'found by itself',
    values: { auto: 'Found by itself', v1: 'The older one', v3: 'The newer one' },
  },
  dir: {
    label: 'Direction of the text',
    standard: 'that of the language',
    values: { ltr: 'From left to right', rtl: 'From right to left' },
  },
  variant: { label: 'Variant', hint: 'The id of a variant, if only that one is for sale here.' },
  'product variant': { label: 'First variant', hint: 'The id of the variant that is shown first.' },
  quantity: { label: 'How many a press adds' },
  action: {
    label: 'What a press does',
    values: { add: 'Puts it into the cart', checkout: 'Goes to the checkout', open: 'Shows the product first' },
  },
  label: { label: 'Text of the button', hint: 'Empty: the text of the link inside the element.' },
  'search label': { label: 'Name of the field', standard: 'Search the shop' },
  'after-add': AFTER_ADD,
  'on-add': AFTER_ADD,
  layout: { label: 'How much is shown', values: { card: 'A card', full: 'Everything about it' } },
  'collection layout': { label: 'How they are arranged', values: { grid: 'Cards beside each other', list: 'One row each' } },
  price: { label: 'Price in the button', standard: 'shown', values: { none: 'Not shown' } },
  'currency label': { label: 'Name of the list', standard: 'Currency' },
  currencies: { label: 'Currencies', hint: 'For example USD GBP. Empty: all that the shop converts into.' },
  'notify-url': { label: 'Page for sold-out products', hint: 'A link to this address is shown while the product is sold out.' },
  seo: { label: 'Describe it to search engines', hint: 'Its name, price and description can then appear among their results.' },
  'product-link': {
    label: 'Your own page of a product',
    hint: 'For example /shop/{slug}. Empty: the product opens in the page.',
  },
  'category-link': {
    label: 'Your own page of the collection',
    hint: 'For example /shop/c/{slug}. Empty: the grid loads more in place.',
  },
  source: {
    label: 'Which products',
    values: {
      collection: 'Those of the collection',
      recent: 'Those the visitor looked at',
      related: 'Related ones',
      'bought-together': 'Often bought together',
      bestsellers: 'Bestsellers',
    },
  },
  limit: { label: 'Products at a time' },
  'search limit': { label: 'Results at a time' },
  rows: { label: 'Rows', hint: 'As many products as fill them.' },
  columns: { label: 'Columns on a wide screen', standard: 'as many as fit' },
  sort: {
    label: 'First order',
    standard: "the shop's own",
    values: {
      'price-asc': 'Cheapest first',
      'price-desc': 'Most expensive first',
      'name-asc': 'Names from A to Z',
      'name-desc': 'Names from Z to A',
      newest: 'Newest first',
    },
  },
  filters: {
    label: 'Filters',
    hint: 'None ticked: all that the shop offers.',
    values: {
      price: 'Price',
      options: 'Size, colour and the like',
      stock: 'What is in stock',
      text: 'Words',
      none: 'No filters',
    },
  },
  'results-url': { label: 'Your page of results', hint: 'Its address. Empty: the results are shown in place.' },
  'hide-when-empty': { label: 'Hidden while the cart is empty' },
  account: { label: 'With a login', hint: "A button to log in, and the member's menu afterwards." },
  sections: SECTIONS,
  mode: {
    label: 'Where members log in',
    values: { page: 'On your page', redirect: "On the shop's own page" },
  },
  fields: {
    label: 'Fields of the registration',
    hint: 'Besides e-mail and password, in the words of the shop: firstName, lastName, nickname, phone …',
  },
  providers: {
    label: 'Other accounts to log in with',
    hint: 'For example google or facebook, if your shop is connected to them.',
  },
}

export const attributeWords = (element: string, name: string): AttributeWords =>
  ATTRIBUTE_WORDS[`${element} ${name}`] ?? ATTRIBUTE_WORDS[name] ?? { label: name }
