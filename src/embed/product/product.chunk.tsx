/** `cartlet-product`: a product as a card or in full. */

import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react'
import { loadFailed } from '../../store/base/load-once'
import { pastedText } from '../../store/base/pasted-text'
import { isFirstUnreachable } from '../../store/button/button-state'
import type { ItemChoice } from '../../store/catalog/choose/choose-variant'
import type { Shop } from '../../store/shop/shop'
import { AuthorContent } from '../../widget/AuthorContent'
import { unreachableText } from '../../widget/button/add-error'
import { useButtonMessages } from '../../widget/button/button-messages'
import { LiveRegion } from '../../widget/LiveRegion'
import { onPress } from '../../widget/on-press'
import { ProductCard } from '../../widget/product/card/ProductCard'
import { ProductSkeleton } from '../../widget/product/card/ProductSkeleton'
import { productCss } from '../../widget/product/card/product.css'
import { useProductMessages } from '../../widget/product/card/product-messages'
import type { ProductFullProps } from '../../widget/product/ProductFull'
import { useShop, useSurroundings } from '../../widget/shop-context'
import { assertVariant, type EmbedPart, type EmbedView } from '../boot/embed'
import { reactPart } from '../boot/react-part'
import { productLink } from '../page/product-link'
import { notifyAuthor } from '../report/notify-author'
import { buy } from '../shop/buy'
import type { stockServices } from './full/stock-services'
import { productServices } from './product-services'
import { rememberView } from './remember-view'
import { requestedVariant } from './requested-variant'
import { keepSeo, tellView } from './shown-product'
import { hasTemplate } from './template/templates-of'

/** Imported from here rather than from the cart, because the editor builds on the product's chunk. */
export const importLineEditor = () => import('./line-editor.chunk')

const FULL_LEVEL = 2
const CARD_LEVEL = 3

/** Only one element of a page says that the shop cannot be reached: its button is for all of them. */
function retryProducts({ store, loadProduct }: Shop): void {
  for (const [reference, { status }] of Object.entries(store.getState().products))
    if (status === 'failed') loadProduct(reference).catch(() => {}) // the state holds the failure
}

interface ProductEmbedProps {
  view: EmbedView
  reference: string
  variant?: string
  layout: 'card' | 'full'
  notifyUrl: string | null
  seo: string | null
}

/** Loads the code for a whole product while the product itself loads; null if that fails, and a card is drawn instead. */
function useFull(isWanted: boolean, host: HTMLElement) {
  const [full, setFull] = useState<{ Full: ComponentType<ProductFullProps>; offer: typeof stockServices } | null>()
  useEffect(() => {
    if (!isWanted) return
    import('./full/full.chunk').then(
      (parts) => setFull({ Full: parts.ProductFull, offer: parts.stockServices }),
      (thrown) => {
        setFull(null)
        notifyAuthor(host, loadFailed(thrown))
      },
    )
  }, [isWanted, host])
  return full
}

function ProductEmbed({ view, reference, variant, layout, notifyUrl, seo }: ProductEmbedProps) {
  useSurroundings().adoptStyles(productCss)
  const { page, pageShop, host } = view
  const entry = useShop(({ products }) => products[reference])
  const saysUnreachable = useShop((shop) => isFirstUnreachable(shop, reference))
  const messages = useButtonMessages()
  const { tryAgain } = useProductMessages()
  const product = entry?.status === 'ready' ? entry.product : undefined
  const id = product?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each product, whatever else changes in it.
  useEffect(() => {
    if (!product) return
    tellView(view, product, requestedVariant(view, variant, product))
    if (layout === 'full') rememberView(pageShop, product.id)
  }, [id, host])
  const isFull = layout === 'full'
  const full = useFull(isFull, host)
  const services = useMemo(
    () => ({
      ...productServices(page, pageShop, host, { reference, notifyUrl }),
      stock: full?.offer(page, pageShop, host, reference),
    }),
    [page, pageShop, host, reference, notifyUrl, full],
  )
  useEffect(() => {
    if (id) return keepSeo(view, reference, seo)
  }, [seo, id, reference, view])

  if (entry?.status === 'missing' || entry?.status === 'failed')
    return (
      <>
        <AuthorContent />
        {entry.status === 'failed' && (saysUnreachable || isFull) && (
          <div className="unreached">
            <LiveRegion className="problem" sentence={unreachableText(entry.error, messages)} />
            {entry.error.retryable && (
              <button type="button" className="button quiet" onClick={onPress(() => retryProducts(pageShop.shop))}>
                {tryAgain}
              </button>
            )}
          </div>
        )}
      </>
    )
  const boxed = (children: ReactNode) => <div className="box">{children}</div>
  if (!product || (isFull && full === undefined)) return boxed(<ProductSkeleton layout={layout} />)
  const start: ItemChoice = { variant: requestedVariant(view, variant, product) }
  if (isFull && full)
    return boxed(
      <full.Full reference={reference} product={product} start={start} level={FULL_LEVEL} services={services} key={id} />,
    )
  const own = host.querySelector('a[href]')
  const link = own instanceof HTMLAnchorElement ? own.href : productLink(page, view.read, product)
  const { notify } = services
  return boxed(
    <ProductCard
      reference={reference}
      product={product}
      choice={start}
      level={CARD_LEVEL}
      href={link ?? product.url}
      heart={services.heart?.(product, start)}
      notify={notify && { href: notify.href, onRequest: () => notify.request(start) }}
      buy={() => services.buy(start, 1, 'add')}
      loadDetails={pageShop.shop.loadDetails}
      onOpen={
        link
          ? undefined
          : () => {
              const open = { product: reference, choice: start, quantity: null, action: 'open', toldBy: 'page' } as const
              buy(page, pageShop, host, open).catch(() => {}) // reported by the shop
            }
      }
    />,
  )
}

const product = reactPart({
  check: assertVariant,
  render(view) {
    const { read } = view
    const reference = read('product')?.trim()
    if (!reference) return <AuthorContent />
    return (
      <ProductEmbed
        key={reference}
        view={view}
        reference={reference}
        variant={pastedText(read('variant') ?? '') || undefined}
        layout={read('layout')?.trim() === 'full' ? 'full' : 'card'}
        notifyUrl={read('notify-url')}
        seo={read('seo')}
      />
    )
  },
})

/** Drawn by us, or by the author's own templates. */
export const productIn = async (host: Element): Promise<EmbedPart> =>
  hasTemplate(host) ? (await import('./template/template.chunk')).productTemplate : product
