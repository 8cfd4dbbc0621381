/**
 * Keeps the floating toggle out of the way: hidden while the page shows a toggle of its own, faded while the visitor scrolls down and
 * where it would lie over a control, a price or a badge of ours. It stays in the tab order, and is shown while it has the focus.
 */
import { adoptStyles } from '../dom/shadow-dom-inject'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { readAttribute } from '../settings/read-attribute'

const OWN_TOGGLE = 'cartlet-cart-toggle,[data-cartlet="cart-toggle"]'
/** What may not be covered. The link of a card is larger than its words, which alone are measured. */
const COVERED = 'button,a,input,select,textarea,summary,.price,.tag,.problem,.wrong'
const REST_MS = 200

const wayCss = `
.floating { transition: opacity .15s, filter .15s, visibility .15s; }
:host([data-away]) .floating:not(:focus-visible) { opacity: 0; pointer-events: none; }
:host([data-away=own]) .floating:not(:focus-visible) { visibility: hidden; }
`

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** @param overlay the node that holds the toggle */
export function makeWay(page: Page, pageShop: PageShop, overlay: HTMLElement): void {
  const { view, embeds, life } = page
  const { shadowRoot } = overlay
  if (!shadowRoot) return
  adoptStyles(shadowRoot, wayCss)
  let last = view.scrollY
  let isDown = false
  let frame = 0
  let rest = 0

  const isSeen = (box: Box) =>
    box.bottom > box.top && meets(box, { left: 0, top: 0, right: view.innerWidth, bottom: view.innerHeight })

  function wayOf(toggle: Element): 'own' | '' | undefined {
    const box = toggle.getBoundingClientRect()
    let covers = false
    for (const { host } of embeds) {
      const around = host.getBoundingClientRect()
      if (host.matches(OWN_TOGGLE) && isSeen(around) && page.shopFor(readAttribute(host)('client-id')) === pageShop) return 'own'
      covers ||=
        host !== overlay &&
        meets(around, box) &&
        [...(host.shadowRoot?.querySelectorAll(COVERED) ?? [])].some((one) => meets(one.getBoundingClientRect(), box))
    }
    // On a page that cannot be scrolled the toggle would never come back.
    const canScroll = page.document.documentElement.scrollHeight > view.innerHeight + 1
    return (covers && canScroll) || isDown ? '' : undefined
  }

  function decide(): void {
    frame = 0
    const toggle = shadowRoot?.querySelector('.floating')
    const way = toggle ? wayOf(toggle) : undefined
    if (way === undefined) overlay.removeAttribute('data-away')
    else if (overlay.getAttribute('data-away') !== way) overlay.setAttribute('data-away', way)
  }
  const decideSoon = () => {
    if (!frame) frame = view.requestAnimationFrame(decide)
  }
  function scrolled(): void {
    const { scrollY } = view
    isDown = scrollY > last
    last = scrollY
    view.clearTimeout(rest)
    rest = view.setTimeout(() => {
      isDown = false
      decideSoon()
    }, REST_MS)
    decideSoon()
  }
  const { signal } = life
  view.addEventListener('scroll', scrolled, { passive: true, signal })
  view.addEventListener('resize', decideSoon, { signal })
  // What is drawn later moves what is below it.
  const stop = [pageShop.shop.store.subscribe(decideSoon), page.onLookChange(decideSoon)]
  signal.addEventListener('abort', () => {
    for (const end of stop) end()
  })
  decideSoon()
}
