/** Adds the products that the page's address names to the cart, once, and shows the visitor, who can undo it. */
import { isCartletError } from '../../platform/http/errors'
import { quantityOf, type ToldChange, type ToldProblem } from '../../store/base/state'
import { variantOf } from '../../store/catalog/choose/choose-variant'
import { firstMissing } from '../../store/catalog/choose/first-missing'
import { gatherAdds } from '../../store/told/gather-adds'
import { isFramedByOthers } from '../dom/framed'
import { linkedWindow } from '../page/navigation'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { buy } from '../shop/buy'
import { hasCartInPage } from '../shop/cart-in-page'
import { startCheckout } from '../shop/checkout'
import { readAddLink, type WantedItem, withoutAddLink } from './read-add-link'
import { takenLinks } from './taken-links'

export { takenLinks }

/** Resolves once the page is visible: neither while the browser prerenders it nor in a background tab that was never viewed. */
const whenSeen = (document: Document, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const isSeen = () =>
      document.visibilityState !== 'hidden' && !(document as Document & { prerendering?: boolean }).prerendering
    const check = () => {
      if (!isSeen()) return
      for (const type of TYPES) document.removeEventListener(type, check)
      resolve()
    }
    if (isSeen()) return resolve()
    for (const type of TYPES) document.addEventListener(type, check, { signal })
  })

const TYPES = ['visibilitychange', 'prerenderingchange'] as const

/** Cleans the address, so that Reload and Back do not add again. */
function strip({ location, history }: Window): void {
  const { pathname, search, hash } = location
  try {
    history.replaceState(history.state, '', pathname + withoutAddLink(search) + hash)
  } catch {
    // A document without its own address; the link is remembered all the same.
  }
}

/** The result for one item. */
interface Outcome {
  changes: readonly ToldChange[]
  problem?: ToldProblem
}

async function addOne(page: Page, pageShop: PageShop, host: HTMLElement, wanted: WantedItem): Promise<Outcome> {
  const { product, quantity } = wanted
  const { shop } = pageShop
  const { changes, stop } = gatherAdds(shop, host)
  /** Known once the platform has found it: the link's own words are not repeated, because anyone can write a link. */
  let name = ''
  try {
    const found = await shop.loadProduct(product)
    ;({ name } = found)
    // A variant that is sold no more is chosen anew.
    const variant = variantOf(found.variants, wanted.variant ?? '')?.id
    const choice = variant ? { variant } : {}
    if (firstMissing(found, choice)) return { changes, problem: { kind: 'choose', name, product, quantity } }
    if (!found.inStock && !found.preorder) return { changes, problem: { kind: 'sold-out', name } }
    await buy(page, pageShop, host, { product, choice, quantity, toldBy: 'page' })
    const added = quantityOf(changes.map(({ before, after }) => ({ quantity: after - before })))
    return { changes, ...(added > 0 && added < quantity && { problem: { kind: 'some', name, quantity: added } as const }) }
  } catch (thrown) {
    const isUnknown = isCartletError(thrown) && thrown.code === 'PRODUCT_NOT_FOUND'
    return { changes, problem: { kind: isUnknown ? 'unknown' : 'failed', name } }
  } finally {
    stop()
    shop.dismissAddProblem() // the notice shows it
  }
}

export async function takeAddLink(page: Page, pageShop: PageShop): Promise<void> {
  const { view, document, life } = page
  // Another site must not fill the cart in a hidden frame.
  if (isFramedByOthers(view)) return
  const { shop, storage } = pageShop
  const addressed = linkedWindow(view)
  const { pathname, search } = addressed.location
  const { items, problems, paysNow } = readAddLink(search)
  strip(addressed)
  await whenSeen(document, life.signal)
  if (life.signal.aborted || !(items.length + problems.length)) return
  const { noticeHost, tellVisitor } = await import('../notice/notice.chunk')
  const address = pathname + search
  const taken = takenLinks(shop.clientId, storage)
  if (taken.has(address)) return tellVisitor(page, pageShop, { by: 'link', problems: [{ kind: 'again', name: '' }] })

  taken.add(address)
  const host = noticeHost(page, pageShop)
  // One request for all products; failures are handled per item below.
  for (const { product } of items) shop.loadProduct(product).catch(() => {})
  const outcomes: Outcome[] = []
  for (const item of items) outcomes.push(await addOne(page, pageShop, host, item))
  const changes = outcomes.flatMap((outcome) => outcome.changes)
  if (!changes.length) taken.forget(address)
  tellVisitor(page, pageShop, {
    by: 'link',
    changes,
    problems: [...outcomes.flatMap(({ problem }) => problem ?? []), ...problems],
  })
  const stop = shop.store.subscribe(({ told }) => {
    if (told?.by === 'link' && told.status === 'undone') taken.forget(address)
    if (told?.by !== 'link' || told.status === 'undone') stop()
  })

  // What is missing or was refused has to be seen first.
  if (paysNow && changes.length && !problems.length && outcomes.every(({ problem }) => !problem))
    return void (await startCheckout(page, pageShop, host).catch(() => hasCartInPage(page, pageShop) || shop.openDrawer())) // the cart shows why

  // A link for one product asks at once. For several the notice asks, beside what was added: a dialog would cover it.
  const [only] = items
  if (only && outcomes.length === 1 && outcomes[0]?.problem?.kind === 'choose')
    await buy(page, pageShop, host, { ...only, choice: {}, action: 'open', toldBy: 'page' })
}
