/** Tells the visitor what has changed the cart without a press on a button, and how a checkout ended. */
import type { Telling, ToldProblem } from '../../store/base/state'
import { toldWith } from '../../store/told/told'
import { NoticeToast } from '../../widget/notice/Notice'
import type { EmbedKind } from '../boot/embed'
import { mountEmbed } from '../boot/mount'
import { reactPart } from '../boot/react-part'
import { createOwnHost, keepInPage } from '../dom/own-host'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { buy } from '../shop/buy'

export { Notice } from '../../widget/notice/Notice'

const KIND: EmbedKind = {
  name: 'notice',
  properties: '',
  eager: true,
  part: reactPart({ render: ({ page, pageShop }) => <NoticeToast choose={(problem) => choose(page, pageShop, problem)} /> }),
}

/** Opens the product; once it is in the cart, the notice asks no more for it. */
function choose(page: Page, pageShop: PageShop, { product = '', quantity = 1 }: ToldProblem): void {
  const { listen, store } = pageShop.shop
  const host = noticeHost(page, pageShop)
  const stop = listen((event) => {
    if (event.type !== 'cart-change' || event.action !== 'add' || event.source !== host) return
    stop()
    store.setState(({ told }) =>
      told ? { told: { ...told, problems: told.problems.filter((one) => one.product !== product) } } : {},
    )
  })
  buy(page, pageShop, host, { product, quantity, choice: {}, action: 'open', toldBy: 'page' }).catch(stop)
}

const placing = new WeakMap<PageShop, () => HTMLElement>()

/**
 * The source element of such changes: their events are dispatched from it. Its `on-add="none"` opens nothing, because the notice
 * itself reports the add.
 */
export function noticeHost(page: Page, pageShop: PageShop): HTMLElement {
  const { document, life } = page
  const earlier = placing.get(pageShop)
  if (earlier) return earlier()
  const host = createOwnHost(document, 'cartlet-notice', pageShop.shop.clientId)
  host.setAttribute('on-add', 'none')
  const kept = keepInPage(document, host)
  const placed = () => {
    if (!life.signal.aborted) kept.place()
    return host
  }
  placing.set(pageShop, placed)
  placed()
  const embed = mountEmbed(host, KIND, page)
  life.signal.addEventListener('abort', () => {
    placing.delete(pageShop)
    embed.unmount()
    kept.stop()
  })
  return host
}

export function tellVisitor(page: Page, pageShop: PageShop, telling: Telling): void {
  noticeHost(page, pageShop)
  pageShop.shop.store.setState(({ told }) => ({ told: toldWith(told, telling) }))
}
