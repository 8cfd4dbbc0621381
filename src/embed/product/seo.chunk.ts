/**
 * Download unit: what search engines read, only where the author asks for it. A data block never runs, so `script-src` has nothing against
 * it. Trusted Types guard the text of every script element all the same: a page that requires them has to allow our policy, `cartlet`.
 */

import { CartletError } from '../../platform/http/errors'
import { encodeJson } from '../../platform/wire/encode'
import type { ProductDetails } from '../../store/catalog/product-details'
import type { ProductView } from '../../store/views'
import { unclobbered } from '../../widget/dialog/unclobbered'
import type { Page } from '../page/create-page'
import type { PageShop } from '../page/create-page-shop'
import { tellAuthor } from '../report/notify-author'

interface WithTrustedTypes {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScript(data: string): string }): { createScript(data: string): unknown }
  }
}

/** One of a name is all that a page allows. */
let policy: ReturnType<NonNullable<WithTrustedTypes['trustedTypes']>['createPolicy']> | undefined

const CONTEXT = 'https://schema.org'

const availabilityOf = ({ inStock, preorder }: Pick<ProductView, 'inStock' | 'preorder'>) =>
  `${CONTEXT}/${inStock ? 'InStock' : preorder ? 'PreOrder' : 'OutOfStock'}`

function offersOf(product: ProductView, url: string): object {
  const { price, priceRange, variants } = product
  const common = { priceCurrency: price.currency, availability: availabilityOf(product), url }
  return priceRange
    ? {
        '@type': 'AggregateOffer',
        lowPrice: priceRange.min.value,
        highPrice: priceRange.max.value,
        offerCount: variants.length,
        ...common,
      }
    : { '@type': 'Offer', price: price.value, ...common }
}

/** The Product, and the way to it where the platform tells one. */
export function productData(product: ProductView, { media, sku, breadcrumbs }: ProductDetails, pageUrl: string): object[] {
  const url = product.url ?? pageUrl
  const pictures = media.flatMap((one) => (one.kind === 'image' ? one.picture.url : []))
  const { name, brand, id } = product
  const data: object[] = [
    {
      '@context': CONTEXT,
      '@type': 'Product',
      name,
      productID: id,
      url,
      image: pictures.length ? pictures : product.picture?.url,
      sku,
      brand: brand && { '@type': 'Brand', name: brand },
      offers: offersOf(product, url),
    },
  ]
  if (breadcrumbs.length)
    data.push({
      '@context': CONTEXT,
      '@type': 'BreadcrumbList',
      itemListElement: [...breadcrumbs.map((crumb) => crumb.name), name].map((crumb, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: crumb,
      })),
    })
  return data
}

/** Puts it into the page's head; returns its undo. */
export function writeProductData(page: Page, product: ProductView, details: ProductDetails): () => void {
  const document = unclobbered(page.view.document)
  const script = document.createElement('script')
  script.type = 'application/ld+json'
  // No markup in it, for tools that save the page as text.
  const text = `${encodeJson(productData(product, details, page.view.location.href))}`.replace(/</g, '\\u003c')
  try {
    policy ??= (page.view as WithTrustedTypes).trustedTypes?.createPolicy('cartlet', { createScript: (data) => data })
    script.textContent = policy ? (policy.createScript(text) as string) : text
  } catch (cause) {
    tellAuthor(new CartletError('SEO_REFUSED', 'The policy of this page refuses the data for search engines', { cause }))
    return () => {}
  }
  document.head.append(script)
  return () => script.remove()
}

/** The same for a product of the shop, once its details are here, until the signal. */
export async function keepProductData(page: Page, { shop }: PageShop, reference: string, until: AbortSignal): Promise<void> {
  const details = await shop.loadDetails(reference)
  const entry = shop.store.getState().products[reference]
  if (until.aborted || entry?.status !== 'ready') return
  until.addEventListener('abort', writeProductData(page, entry.product, details))
}
