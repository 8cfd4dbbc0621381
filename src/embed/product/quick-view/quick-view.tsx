/** The quick view: a node of its own at the end of the page, there for as long as it is open. */
import type { ItemChoice } from '../../../store/cart/choose-variant'
import { restoreFocus } from '../../../widget/dialog/focus'
import { unclobbered } from '../../../widget/dialog/unclobbered'
import { QuickView } from '../../../widget/product/QuickView'
import { viewItem } from '../../api/ga4-view-item'
import { dispatch } from '../../api/public-events'
import { mountEmbed } from '../../boot/mount'
import { createOwnHost } from '../../dom/own-host'
import type { Page } from '../../page/create-page'
import type { PageShop } from '../../page/create-page-shop'
import { productServices } from '../product-services'
import { rememberView } from '../remember-view'

export interface QuickViewRequest {
  reference: string
  choice: ItemChoice
  quantity: number
}

/** Opens it; the product is loaded by now. Events of what is bought in it start at `source`. */
export function openQuickView(page: Page, pageShop: PageShop, source: HTMLElement, request: QuickViewRequest): void {
  const document = unclobbered(page.view.document)
  const { reference, choice, quantity } = request
  const host = createOwnHost(document, 'cartlet-quick-view', pageShop.shop.clientId)
  for (const name of ['theme', 'dir']) {
    const value = source.closest(`[${name}]`)?.getAttribute(name)
    if (value) host.setAttribute(name, value)
  }
  const close = () => {
    host.onLeave = undefined
    embed.unmount()
    host.remove()
  }
  const services = productServices(page, pageShop, source, { reference, notifyUrl: source.getAttribute('notify-url'), close })
  const embed = (() => {
    document.body.append(host)
    host.onLeave = close
    return mountEmbed(
      host,
      {
        name: 'quick-view',
        attributes: [],
        eager: true,
        part: {
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
        },
      },
      page,
    )
  })()
  const entry = pageShop.shop.store.getState().products[reference]
  if (entry?.status !== 'ready') return
  dispatch(source, 'cartlet:product-view', viewItem(entry.product))
  rememberView(pageShop, entry.product.id)
}
