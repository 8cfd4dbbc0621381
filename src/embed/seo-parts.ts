/**
 * Download unit: what search engines read, only where the author asks for it. A data block is no script: policies do not refuse it, and
 * its text goes in as a text node, which Trusted Types do not guard.
 */
import type { ProductDetails } from '../store/catalog/product-details'
import type { ProductView } from '../store/views'
import { unclobbered } from '../widget/dialog/unclobbered'
import type { Page } from './page'

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
  const text = JSON.stringify(productData(product, details, page.view.location.href)).replace(/</g, '\\u003c')
  script.append(document.createTextNode(text))
  document.head.append(script)
  return () => script.remove()
}
