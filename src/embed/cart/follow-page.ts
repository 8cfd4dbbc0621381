/** What the code of the closed drawer does while the page is open: it is there when the browser is idle. */
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { expectAdds } from './expect-adds'

export function followPage(page: Page, pageShop: PageShop): void {
  expectAdds(page, pageShop)
  const isOwn = (host: HTMLElement) => host.getAttribute('client-id') === pageShop.shop.clientId
  const hosts = [...page.embeds].map(({ host }) => host)
  const overlay = hosts.find((host) => isOwn(host) && host.shadowRoot?.querySelector('.floating'))
  if (!overlay) return
  import('../page-ui/make-way.chunk').then(
    ({ makeWay }) => makeWay(page, pageShop, overlay),
    () => {}, // the toggle stays in its corner
  )
}
