/**
 * Product data for search engines, if the author asks for it. A data block never runs, so `script-src` does not apply. But
 * Trusted Types protect the text of every script element: a page that requires them has to allow our policy, `cartlet`.
 */
import { CartletError } from '../../platform/http/errors'
import { encodeJson } from '../../platform/wire/encode'
import type { ProductView } from '../../store/base/views'
import type { ProductDetails } from '../../store/catalog/product-details'
import { offersOf, SCHEMA } from '../../store/catalog/structured-data'
import type { PageView } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { tellAuthor } from '../report/notify-author'

interface WithTrustedTypes {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScript(data: string): string }): { createScript(data: string): unknown }
  }
}

/** Created once: by default a page allows only one policy of each name. */
let policy: ReturnType<NonNullable<WithTrustedTypes['trustedTypes']>['createPolicy']> | undefined

/** The product, and its breadcrumbs if the platform has any. */
export function productData(product: ProductView, { media, sku, breadcrumbs }: ProductDetails, pageUrl: string): object[] {
  const url = product.url ?? pageUrl
  const pictures = media.flatMap((one) => (one.kind === 'image' ? one.picture.url : []))
  const { name, brand, id } = product
  const data: object[] = [
    {
      '@context': SCHEMA,
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
      '@context': SCHEMA,
      '@type': 'BreadcrumbList',
      itemListElement: [...breadcrumbs.map((crumb) => crumb.name), name].map((crumb, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: crumb,
      })),
    })
  return data
}

type DataPage = Pick<PageView, 'view' | 'document'>

/** Appends the data to the page's head; returns a function that removes it. */
export function writeProductData({ view, document }: DataPage, product: ProductView, details: ProductDetails): () => void {
  const script = document.createElement('script')
  script.type = 'application/ld+json'
  // Escaped, so that no product name can end the script element if a tool saves the page as text.
  const text = `${encodeJson(productData(product, details, view.location.href))}`.replace(/</g, '\\u003c')
  try {
    policy ??= (view as WithTrustedTypes).trustedTypes?.createPolicy('cartlet', { createScript: (data) => data })
    script.textContent = policy ? (policy.createScript(text) as string) : text
  } catch (cause) {
    tellAuthor(new CartletError('SEO_REFUSED', "This page's Content-Security-Policy refuses the structured data", { cause }))
    return () => {}
  }
  document.head.append(script)
  return () => script.remove()
}

/** Writes the data of a product once its details are loaded; removes it when `until` aborts. */
export async function keepProductData(
  page: DataPage,
  { shop }: Pick<PageShop, 'shop'>,
  reference: string,
  until: AbortSignal,
): Promise<void> {
  const details = await shop.loadDetails(reference)
  const entry = shop.store.getState().products[reference]
  if (until.aborted || entry?.status !== 'ready') return
  // `cartlet render` has already written it into the page.
  if (page.document.querySelector('script[data-cartlet-rendered]')?.textContent?.includes(entry.product.id)) return
  until.addEventListener('abort', writeProductData(page, entry.product, details))
}
