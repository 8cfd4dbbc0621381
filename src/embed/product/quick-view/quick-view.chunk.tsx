/** The quick view: a host element at the end of the page, which exists while it is open. */
import { restoreFocus } from '../../../widget/dialog/focus'
import { QuickView } from '../../../widget/product/QuickView'
import { mountEmbed } from '../../boot/mount'
import { reactPart } from '../../boot/react-part'
import { closestAcross } from '../../dom/closest-across'
import { createOwnHost, removeOwnHost } from '../../dom/own-host'
import { dispatch } from '../../events/dispatch'
import { viewItem } from '../../events/ga4-view-item'
import type { Page, QuickViewRequest } from '../../page/page'
import type { PageShop } from '../../page/page-shop'
import { stockServices } from '../full/stock-services'
import { productServices } from '../product-services'
import { rememberView } from '../remember-view'

export * from '../../dom/dialogs'
export * from '../full/full.chunk'
export * from '../product.chunk'

/** The product must be loaded. Events of purchases in it are dispatched at `source`. */
export function openQuickView(page: Page, pageShop: PageShop, source: HTMLElement, request: QuickViewRequest): void {
  const { document } = page
  const { reference, choice, quantity } = request
  const close = () => {
    embed.unmount()
    removeOwnHost(host)
  }
  const host = createOwnHost(document, 'cartlet-quick-view', pageShop.shop.clientId, close)
  for (const name of ['theme', 'dir']) {
    const value = closestAcross(source, `[${name}]`)?.getAttribute(name)
    if (value) host.setAttribute(name, value)
  }
  const services = {
    ...productServices(page, pageShop, source, { reference, notifyUrl: source.getAttribute('notify-url'), close }),
    stock: stockServices(page, pageShop, source, reference),
  }
  const embed = (() => {
    document.body.append(host)
    return mountEmbed(
      host,
      {
        name: 'quick-view',
        properties: '',
        eager: true,
        part: reactPart({
          render: () => (
            <QuickView
              reference={reference}
              start={choice}
              quantity={quantity}
              services={services}
              onClose={close}
              focusFallback={() => restoreFocus(source.shadowRoot?.querySelector('button') ?? source)}
            />
          ),
        }),
      },
      page,
    )
  })()
  const { products, shownIn } = pageShop.shop.store.getState()
  const entry = products[reference]
  if (entry?.status !== 'ready') return
  dispatch(source, 'cartlet:product-view', viewItem(entry.product, choice.variant, shownIn))
  rememberView(pageShop, entry.product.id)
}
