/**
 * Product data for search engines, if the author asks for it. A data block never runs, so `script-src` does not apply. But
 * Trusted Types protect the text of every script element: a page that requires them has to allow our policy, `cartlet`.
 */
import { CartletError } from '../../platform/http/errors'
import { encodeJson } from '../../platform/wire/encode'
import type { ProductView } from '../../store/base/views'
import { wordsIn } from '../../store/catalog/content/plain-text'
import type { Content, ProductDetails } from '../../store/catalog/product-details'
import { describeProduct, MOST_DESCRIBED_CHARS, SCHEMA } from '../../store/catalog/structured-data'
import { pageAddress } from '../page/navigation'
import type { PageView, Settings } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { namedLink } from '../page/product-link'
import { tellAuthor } from '../report/notify-author'
import type { ReadAttribute } from '../settings/read-attribute'

interface WithTrustedTypes {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScript(data: string): string }): { createScript(data: string): unknown }
  }
}

/** Created once: by default a page allows only one policy of each name. */
let policy: ReturnType<NonNullable<WithTrustedTypes['trustedTypes']>['createPolicy']> | undefined

/** The product, and its breadcrumbs if the platform has any. */
export function productData(
  product: ProductView,
  { media, sku, breadcrumbs }: ProductDetails,
  url: string,
  description?: string,
): object[] {
  const pictures = media.flatMap((one) => (one.kind === 'image' ? one.picture.url : []))
  const data: object[] = [{ '@context': SCHEMA, ...describeProduct(product, { url, description, pictures, sku }) }]
  if (breadcrumbs.length)
    data.push({
      '@context': SCHEMA,
      '@type': 'BreadcrumbList',
      itemListElement: [...breadcrumbs.map((crumb) => crumb.name), product.name].map((crumb, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: crumb,
      })),
    })
  return data
}

/** Undefined if there is none. */
async function describedBy(content: Content | undefined): Promise<string | undefined> {
  if (!content) return undefined
  const view = content.richContent
    ? (await import('./full/rich.chunk')).richView(content.richContent)
    : (await import('./full/html.chunk')).htmlView(content.html)
  return wordsIn(view, MOST_DESCRIBED_CHARS) || undefined
}

/** The address that the author names for this page, else the page's own, without what came with this visitor only. */
function ownAddress({ view, document }: DataPage): string {
  const named = document.querySelector<HTMLLinkElement>('link[rel="canonical" i]')?.href
  if (named && /^https?:/.test(named)) return named
  const url = new URL(pageAddress(view))
  for (const name of [...url.searchParams.keys()])
    if (/^(\w+clid|[um]tm_\w+|cartlet-\w+|coupon|orderId|wixMemberLoggedIn)$/.test(name)) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}

type DataPage = Pick<PageView, 'view' | 'document'> & Settings

/** Appends the data to the page's head; returns a function that removes it. */
export function writeProductData(
  page: DataPage,
  product: ProductView,
  details: ProductDetails,
  description?: string,
  read?: ReadAttribute,
): () => void {
  const { view, document } = page
  const url = namedLink(page, read, product) ?? ownAddress(page)
  const script = document.createElement('script')
  script.type = 'application/ld+json'
  // Escaped, so that no product name can end the script element if a tool saves the page as text.
  const text = encodeJson(productData(product, details, url, description)).replace(/</g, '\\u003c')
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
  read?: ReadAttribute,
): Promise<void> {
  const details = await shop.loadDetails(reference)
  const description = await describedBy(details.description).catch(() => undefined)
  const entry = shop.store.getState().products[reference]
  if (until.aborted || entry?.status !== 'ready') return
  // `cartlet render` has already written it into the page.
  if (page.document.querySelector('script[data-cartlet-rendered]')?.textContent?.includes(entry.product.id)) return
  until.addEventListener('abort', writeProductData(page, entry.product, details, description, read))
}
