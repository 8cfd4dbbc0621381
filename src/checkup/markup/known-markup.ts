// biome-ignore-all format: one row a line, as it is generated
/** The markup that a page may use. Generated from `src/manifest` by `npx tsx src/manifest/write.ts`. */

export interface KnownAttribute {
  form: 'text' | 'reference' | 'address' | 'origin' | 'language' | 'hours' | 'amount' | 'number' | 'flag' | 'list' | 'choice'
  values?: readonly string[]
  /** Anything with a slash is also accepted. */
  orAddress?: true
  least?: number
  most?: number
  isRequired?: true
  /** Other names under which authors look for it. */
  mistakenFor?: readonly string[]
}

export type KnownAttributes = Readonly<Record<string, KnownAttribute>>

/** Settings of the script, without `data-`. */
export const SETTINGS: KnownAttributes = {
  'client-id': { form: 'text', mistakenFor: ['client', 'shop'] },
  'api': { form: 'origin' },
  'apis': { form: 'text' },
  'locale': { form: 'language', mistakenFor: ['lang', 'language'] },
  'currency': { form: 'text' },
  'theme': { form: 'choice', values: ['auto', 'light', 'dark', 'host'], orAddress: true, mistakenFor: ['color-scheme'] },
  'on-add': { form: 'choice', values: ['drawer', 'toast', 'checkout', 'none'] },
  'after-add': { form: 'choice', values: ['drawer', 'toast', 'checkout', 'none'] },
  'cart': { form: 'choice', values: ['drawer', 'none'] },
  'cart-position': { form: 'choice', values: ['bottom-end', 'bottom-start', 'top-end', 'top-start'], mistakenFor: ['position'] },
  'consent': { form: 'choice', values: ['none', 'required'] },
  'storage': { form: 'choice', values: ['local', 'session', 'memory'] },
  'catalog': { form: 'choice', values: ['auto', 'v1', 'v3'] },
  'cart-api': { form: 'choice', values: ['auto', 'v1', 'v2'] },
  'free-shipping-from': { form: 'amount', mistakenFor: ['free-shipping'] },
  'members-url': { form: 'address' },
  'captcha-url': { form: 'address' },
  'captcha-keys': { form: 'text' },
  'return-parameters': { form: 'text', mistakenFor: ['return-params', 'return'] },
  'thank-you-url': { form: 'address', mistakenFor: ['thankyou-url', 'thank-you-page', 'thanks-url'] },
  'cart-url': { form: 'address', mistakenFor: ['cart-page', 'cart-page-url'] },
  'product-link': { form: 'text', mistakenFor: ['product-url', 'link'] },
  'back-in-stock': { form: 'text', mistakenFor: ['notify', 'stock'] },
  'wish-list': { form: 'choice', values: ['off', 'on'], mistakenFor: ['wishlist', 'favorites', 'favourites'] },
  'snapshot': { form: 'address' },
  'snapshot-max-age': { form: 'hours' },
  'analytics': { form: 'choice', values: ['none', 'datalayer'] },
  'live': { form: 'address' },
  'agents': { form: 'choice', values: ['on', 'off'] },
  'debug': { form: 'text' },
}

/** Attributes of every element. */
export const SHARED: KnownAttributes = {
  'client-id': { form: 'text' },
  'locale': { form: 'language', mistakenFor: ['language'] },
  'theme': { form: 'choice', values: ['auto', 'light', 'dark', 'host'] },
  'api': { form: 'address' },
  'on-add': { form: 'choice', values: ['drawer', 'toast', 'checkout', 'none'] },
  'after-add': { form: 'choice', values: ['drawer', 'toast', 'checkout', 'none'] },
  'catalog': { form: 'choice', values: ['auto', 'v1', 'v3'] },
  'dir': { form: 'text' },
}

/** Each element's own, by its name without `cartlet-`. */
export const ELEMENTS: Readonly<Record<string, KnownAttributes>> = {
  'buy-button': {
    'product': { form: 'reference', isRequired: true },
    'variant': { form: 'text' },
    'quantity': { form: 'number', least: 1, mistakenFor: ['qty', 'amount', 'count'] },
    'action': { form: 'choice', values: ['add', 'checkout', 'open'] },
    'label': { form: 'text' },
    'price': { form: 'choice', values: ['none'] },
  },
  'product': {
    'product': { form: 'reference', isRequired: true },
    'variant': { form: 'text' },
    'layout': { form: 'choice', values: ['card', 'full'] },
    'notify-url': { form: 'address' },
    'seo': { form: 'flag' },
    'product-link': { form: 'text' },
  },
  'collection': {
    'collection': { form: 'reference' },
    'source': { form: 'choice', values: ['collection', 'recent', 'related', 'bought-together', 'bestsellers'] },
    'limit': { form: 'number', least: 1, most: 100 },
    'rows': { form: 'number', least: 1, most: 20 },
    'columns': { form: 'number', least: 1, most: 8 },
    'layout': { form: 'choice', values: ['grid', 'list'] },
    'sort': { form: 'choice', values: ['price-asc', 'price-desc', 'name-asc', 'name-desc', 'newest'] },
    'filters': { form: 'list', values: ['price', 'options', 'stock', 'text', 'none'] },
    'product': { form: 'reference' },
    'product-link': { form: 'text' },
    'category-link': { form: 'text' },
  },
  'search': {
    'results-url': { form: 'address', mistakenFor: ['action', 'url'] },
    'label': { form: 'text' },
    'limit': { form: 'number', least: 1, most: 100 },
    'columns': { form: 'number', least: 1, most: 8 },
    'product-link': { form: 'text' },
  },
  'currency': {
    'label': { form: 'text' },
    'currencies': { form: 'text' },
  },
  'wish-list': {
    'product-link': { form: 'text' },
  },
  'cart': {
  },
  'cart-toggle': {
    'hide-when-empty': { form: 'flag' },
    'account': { form: 'flag' },
    'sections': { form: 'list' },
  },
  'account': {
    'mode': { form: 'choice', values: ['page', 'redirect'] },
    'fields': { form: 'list' },
    'sections': { form: 'list' },
    'providers': { form: 'list' },
  },
}

/** The same for the pieces of a product, which stand in templates. */
export const PIECES: Readonly<Record<string, KnownAttributes>> = {
  'price': {
  },
  'options': {
  },
  'quantity': {
  },
  'add': {
    'action': { form: 'choice', values: ['add', 'checkout'] },
  },
  'gallery': {
  },
  'stock': {
  },
  'description': {
  },
}

/** Attributes of any element of the page. */
export const PAGE_ATTRIBUTES: readonly string[] = [
  'data-cartlet',
  'data-cartlet-add',
  'data-cartlet-open',
  'data-cartlet-checkout',
  'data-cartlet-login',
  'data-cartlet-count',
  'data-cartlet-slot',
  'data-cartlet-text',
  'data-cartlet-if',
  'data-cartlet-each',
  'data-cartlet-more',
  'data-cartlet-remove',
  'data-cartlet-quantity',
]

/** Nodes that Cartlet adds itself. */
export const OWN_NODES: readonly string[] = [
  'cartlet-overlay',
  'cartlet-quick-view',
  'cartlet-notice',
]
