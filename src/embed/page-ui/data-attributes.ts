/**
 * `data-cartlet="buy-button"`, for systems that strip unknown tags, and the actions of the page's own buttons (`data-cartlet-add`
 * and others).
 */
import { isCartletError } from '../../platform/http/errors'
import { loadMembers } from '../account/load-account'
import { mountEmbed } from '../boot/mount'
import type { Embed, Page } from '../page/page'
import { report } from '../report/console'
import { notifyAuthor } from '../report/notify-author'
import { loadShopParts } from '../start/chunks'
import { ELEMENT_KINDS } from '../start/element-kinds'

export interface Markup {
  /** Mounts every `data-cartlet` host under `root` that is not yet mounted, and unmounts those that left the page. */
  scan(root?: ParentNode): void
  undo(): void
}

const HOSTS = '[data-cartlet]'
/** Errors of a button's own attributes, thrown before the shop does anything; the shop reports its own. */
const OF_ATTRIBUTES = new Set(['INVALID_CONFIG', 'PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND', 'OPTIONS_REQUIRED', 'TEXT_REQUIRED'])

async function run(page: Page, element: HTMLElement): Promise<unknown> {
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
  const { startCheckout } = await loadShopParts()
  return startCheckout(page, pageShop, element)
}

const busy = new WeakSet<HTMLElement>()

/**
 * Carries out the action of a pressed button and ignores further presses until it is done; failures become events of the button.
 */
export async function performAction(page: Page, element: HTMLElement): Promise<void> {
  if (busy.has(element)) return
  busy.add(element)
  try {
    await run(page, element)
  } catch (thrown) {
    if (isCartletError(thrown) && OF_ATTRIBUTES.has(thrown.code)) notifyAuthor(element, thrown)
  } finally {
    busy.delete(element)
  }
}

export function watchMarkup(page: Page): Markup {
  const { document } = page
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
    // Pages without this markup are not observed.
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
