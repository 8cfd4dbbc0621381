/** Tells the visitor what has changed the cart without a press on a button, and how a checkout ended. */
import type { Telling } from '../../store/base/state'
import { toldWith } from '../../store/told/told'
import { NoticeToast } from '../../widget/notice/Notice'
import type { EmbedKind } from '../boot/embed'
import { mountEmbed } from '../boot/mount'
import { reactPart } from '../boot/react-part'
import { createOwnHost, type OwnHost } from '../dom/own-host'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'

export { Notice } from '../../widget/notice/Notice'

const KIND: EmbedKind = { name: 'notice', properties: '', eager: true, part: reactPart({ render: () => <NoticeToast /> }) }

const hosts = new WeakMap<PageShop, OwnHost>()

/**
 * The source element of such changes: their events are dispatched from it. Its `on-add="none"` opens nothing, because the notice
 * itself reports the add.
 */
export function noticeHost(page: Page, pageShop: PageShop): HTMLElement {
  const { document, life } = page
  const known = hosts.get(pageShop)
  if (known) {
    // A client-side router may have replaced the body.
    if (!known.isConnected && !life.signal.aborted) document.body.append(known)
    return known
  }
  const host = createOwnHost(document, 'cartlet-notice', pageShop.shop.clientId)
  host.setAttribute('on-add', 'none')
  hosts.set(pageShop, host)
  document.body.append(host)
  const embed = mountEmbed(host, KIND, page)
  life.signal.addEventListener('abort', () => {
    hosts.delete(pageShop)
    embed.unmount()
    host.remove()
  })
  return host
}

export function tellVisitor(page: Page, pageShop: PageShop, telling: Telling): void {
  noticeHost(page, pageShop)
  pageShop.shop.store.setState(({ told }) => ({ told: toldWith(told, telling) }))
}
