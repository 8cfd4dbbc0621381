/** Markup for systems that strip unknown tags: `data-cartlet="buy-button"`, and what the page's own buttons do to the cart. */
import { isCartletError } from '../../platform/http/errors'
import { unclobbered } from '../../widget/dialog/unclobbered'
import { loadShopParts } from '../boot/chunks'
import { ELEMENT_KINDS } from '../boot/element-kinds'
import { type Embed, mountEmbed } from '../boot/mount'
import type { Page } from '../page/create-page'
import { report } from '../report/console'
import { notifyAuthor } from '../report/notify-author'
import { loadMembers } from './load-account'

export interface Markup {
  /** Mounts every `data-cartlet` host under `root` that has none yet, and unmounts those that left the page. */
  scan(root?: ParentNode): void
  undo(): void
}

const HOSTS = '[data-cartlet]'
/** Errors that come before the shop is asked for anything; it tells of its own. */
const NOT_TOLD = new Set(['INVALID_CONFIG', 'PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND', 'OPTIONS_REQUIRED', 'TEXT_REQUIRED'])

async function perform(page: Page, element: HTMLElement): Promise<unknown> {
  const pageShop = page.shopFor(element.dataset.clientId)
  const { cartletAdd, cartletOpen, cartletLogin } = element.dataset
  if (cartletAdd) {
    await pageShop.shop.loadProduct(cartletAdd)
    const { buy } = await loadShopParts()
    return buy(page, pageShop, element, {
      product: cartletAdd,
      choice: { variant: element.dataset.variant },
      quantity: element.dataset.quantity ?? null,
    })
  }
  if (cartletOpen !== undefined) return pageShop.shop.openDrawer()
  if (cartletLogin !== undefined) return (await loadMembers(page, pageShop)).loginByRedirect()
  return page.checkout(pageShop, element)
}

const busy = new WeakSet<HTMLElement>()

/** What a pressed button of the page asks for, once until that is done; what fails is told on the button. */
export async function act(page: Page, element: HTMLElement): Promise<void> {
  if (busy.has(element)) return
  busy.add(element)
  try {
    await perform(page, element)
  } catch (thrown) {
    if (isCartletError(thrown) && NOT_TOLD.has(thrown.code)) notifyAuthor(element, thrown)
  } finally {
    busy.delete(element)
  }
}

export function watchMarkup(page: Page): Markup {
  const document = unclobbered(page.view.document)
  const mounted = new Map<HTMLElement, Embed>()
  let observer: MutationObserver | undefined

  function mount(host: HTMLElement) {
    const kind = ELEMENT_KINDS.find(({ name }) => name === host.dataset.cartlet)
    if (!kind) {
      report(
        `data-cartlet="${host.dataset.cartlet}" is not known.`,
        `Use one of: ${ELEMENT_KINDS.map(({ name }) => name).join(', ')}.`,
      )
      return
    }
    mounted.set(host, mountEmbed(host, kind, page))
  }

  function scan(root: ParentNode = document) {
    for (const [host, embed] of mounted) {
      if (host.isConnected && host.ownerDocument === page.view.document) continue
      embed.unmount()
      mounted.delete(host)
    }
    for (const host of root.querySelectorAll<HTMLElement>(HOSTS)) if (!mounted.has(host)) mount(host)
    // Only a page that uses this markup pays for being watched.
    if (mounted.size && !observer) {
      observer = new MutationObserver(() => scan())
      observer.observe(document.documentElement, { childList: true, subtree: true })
    }
  }

  return {
    scan,
    undo() {
      observer?.disconnect()
      for (const embed of mounted.values()) embed.unmount()
      mounted.clear()
    },
  }
}
