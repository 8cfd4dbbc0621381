/** Markup for systems that strip unknown tags: `data-cartlet="buy-button"`, and buttons of the page that act on the cart. */
import { unclobbered } from '../widget/dialog/unclobbered'
import { buy, parseQuantity } from './buy'
import { type Embed, mountEmbed } from './embed'
import { KINDS } from './kinds'
import { report } from './log'
import type { Page } from './page'

export interface Markup {
  /** Mounts every `data-cartlet` host under `root` that has none yet, and unmounts those that left the page. */
  scan(root?: ParentNode): void
  undo(): void
}

const HOSTS = '[data-cartlet]'
const ACTIONS = '[data-cartlet-open],[data-cartlet-add],[data-cartlet-checkout]'

function act(page: Page, element: HTMLElement): Promise<unknown> {
  const pageShop = page.shopFor(element.dataset.clientId)
  const { cartletAdd, cartletOpen } = element.dataset
  if (cartletAdd)
    return buy(page, pageShop, element, {
      product: cartletAdd,
      variant: element.dataset.variant,
      quantity: parseQuantity(element.dataset.quantity ?? null),
      thenCheckout: false,
    })
  if (cartletOpen !== undefined) return Promise.resolve(pageShop.shop.openDrawer())
  return page.checkout(pageShop, element)
}

export function watchMarkup(page: Page): Markup {
  const document = unclobbered(page.view.document)
  const mounted = new Map<HTMLElement, Embed>()
  let observer: MutationObserver | undefined

  function mount(host: HTMLElement) {
    const kind = KINDS.find(({ name }) => name === host.dataset.cartlet)
    if (!kind) {
      report(`data-cartlet="${host.dataset.cartlet}" is not known.`, `Use one of: ${KINDS.map(({ name }) => name).join(', ')}.`)
      return
    }
    try {
      mounted.set(host, mountEmbed(host, kind, page))
    } catch (cause) {
      report(`data-cartlet does not work on a <${host.localName}>.`, 'Put it on a <div> or a <span>.', cause)
    }
  }

  function scan(root: ParentNode = document) {
    for (const [host, embed] of mounted) {
      if (host.isConnected) continue
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

  function press(event: MouseEvent) {
    const [target] = event.composedPath()
    const element = target instanceof Element ? target.closest<HTMLElement>(ACTIONS) : null
    if (!element || event.defaultPrevented) return
    event.preventDefault()
    act(page, element).catch(() => {}) // told to the page by then
  }

  document.addEventListener('click', press)
  return {
    scan,
    undo() {
      document.removeEventListener('click', press)
      observer?.disconnect()
      for (const embed of mounted.values()) embed.unmount()
      mounted.clear()
    },
  }
}
