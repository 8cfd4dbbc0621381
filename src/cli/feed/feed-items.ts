/** What a feed lists: each product with its variants, and the identifier under which a link puts it into the cart. */
import type { Amount } from '../../store/base/amount'
import type { ProductView, VariantView } from '../../store/base/views'

/**
 * The identifier of a variant: links that add (`?cartlet-add=`) and feeds have the same. Its signs need no escaping in an address, nor in the items of
 * a UCP permalink.
 */
export const itemId = ({ id }: Pick<ProductView, 'id'>, variant?: Pick<VariantView, 'id'>): string =>
  variant ? `${id}.${variant.id}` : id

/** One sellable unit. */
export interface FeedItem {
  id: string
  product: ProductView
  /** Absent for a product that has no choice. */
  variant?: VariantView
  title: string
  /** Option name and label, in the order of the options. */
  choices: { name: string; label: string }[]
}

function choicesOf({ options }: ProductView, { choices }: VariantView): FeedItem['choices'] {
  return options.flatMap(({ name, choices: all }) => {
    const label = all.find(({ value }) => value === choices[name])?.label
    return label === undefined ? [] : [{ name, label: label || choices[name] || '' }]
  })
}

export function itemsOf(product: ProductView): FeedItem[] {
  const { name, options, variants } = product
  if (!options.length || !variants.length) return [{ id: itemId(product), product, title: name, choices: [] }]
  return variants.map((variant) => {
    const choices = choicesOf(product, variant)
    return {
      id: itemId(product, variant),
      product,
      variant,
      title: [name, ...choices.map(({ label }) => label)].join(', '),
      choices,
    }
  })
}

export const digitsOf = (currency: string): number => {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}

/** `18.00 EUR`. */
export const priceText = ({ value, currency }: Amount): string => `${value.toFixed(digitsOf(currency))} ${currency}`

/** In the smallest unit of the currency: 1800. */
export const minorUnits = ({ value, currency }: Amount): number => Math.round(value * 10 ** digitsOf(currency))

export const availabilityOf = ({ inStock, preorder }: Pick<ProductView, 'inStock' | 'preorder'>) =>
  inStock ? 'in_stock' : preorder ? 'preorder' : 'out_of_stock'

export interface FeedAddresses {
  /** Address of the site. */
  url?: string
  /** Address of a product's page on the site, with `{slug}` or `{id}` in it. */
  productLink?: string
}

/** The product's page on the site, or else the platform's. */
export function pageOf({ product, variant }: Pick<FeedItem, 'product' | 'variant'>, { url, productLink }: FeedAddresses) {
  if (!productLink) return product.url
  const path = productLink.replace(/\{(slug|id)\}/g, (_, name: 'slug' | 'id') => encodeURIComponent(product[name] || product.id))
  const page = new URL(path, url)
  if (variant) page.searchParams.set('variant', variant.id)
  return page.href
}
