/**
 * Keeps the floating toggle out of the way: hidden while the page shows a toggle of its own, faded while the visitor scrolls down and
 * where it would lie over a control, a price or a badge of ours. A bar that stays where it is while the page scrolls would hide it for good: it is
 * lifted above that. It stays in the tab order, and is shown while it has the focus.
 */
import { ownOf } from '../../platform/wire/record'
import { computedStyle } from '../../widget/computed-style'
import { adoptStyles } from '../dom/shadow-dom-inject'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { tellUnknownElements } from '../report/unknown-elements'
import { readAttribute } from '../settings/read-attribute'

const OWN_TOGGLE = 'cartlet-cart-toggle,[data-cartlet="cart-toggle"]'
/** What may not be covered. The link of a card is larger than its words, which alone are measured. */
const COVERED = 'button,a,input,select,textarea,summary,.price,.tag,.problem,.wrong'
const REST_MS = 200
const GAP_PX = 8

const wayCss = `
.floating { translate: 0 var(--ct-lift, 0); transition: opacity .15s, filter .15s, visibility .15s; }
:host([data-away]) .floating:not(:focus-visible) { opacity: 0; pointer-events: none; }
:host([data-away=own]) .floating:not(:focus-visible) { visibility: hidden; }
`

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const hasToggle = (node: Node): boolean =>
  node.nodeType === 1 && ((node as Element).matches(OWN_TOGGLE) || (node as Element).querySelector(OWN_TOGGLE) !== null)

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
  let lift = 0

  const isSeen = (box: Box) =>
    box.bottom > box.top && meets(box, { left: 0, top: 0, right: view.innerWidth, bottom: view.innerHeight })

  /** In a bar that does not scroll with the page. */
  const isStuck = (element: Element | null): boolean =>
    element !== null && (/^(fixed|sticky)$/.test(computedStyle(element, view)('position')) || isStuck(element.parentElement))

  // What is far from the viewport has drawn nothing: most of a page of two hundred is never measured.
  const liesOver = (host: Element, box: Box) =>
    host.shadowRoot &&
    meets(host.getBoundingClientRect(), box) &&
    [...host.shadowRoot.querySelectorAll(COVERED)].some((one) => meets(one.getBoundingClientRect(), box))

  /** Where the toggle is when it is lifted above (or, in an upper corner, moved below) what is stuck under it. */
  function lifted(toggle: HTMLElement): Box {
    const { left, right, top, bottom } = toggle.getBoundingClientRect()
    const own = { left, right, top: top - lift, bottom: bottom - lift }
    const isLow = own.top > view.innerHeight / 2
    let next = 0
    for (const { host } of embeds) {
      if (host === overlay || host.matches(OWN_TOGGLE) || !liesOver(host, own) || !isStuck(host)) continue
      const around = host.getBoundingClientRect()
      next = isLow ? Math.min(next, around.top - GAP_PX - own.bottom) : Math.max(next, around.bottom + GAP_PX - own.top)
    }
    if (next !== lift) toggle.style.setProperty('--ct-lift', `${next}px`)
    lift = next
    return { left, right, top: own.top + next, bottom: own.bottom + next }
  }

  function wayOf(toggle: HTMLElement): 'own' | '' | undefined {
    const box = lifted(toggle)
    let covers = false
    for (const { host } of embeds) {
      if (
        host.matches(OWN_TOGGLE) &&
        isSeen(host.getBoundingClientRect()) &&
        page.shopFor(readAttribute(host)('client-id')) === pageShop
      )
        return 'own'
      covers ||= host !== overlay && !!liesOver(host, box) && !isStuck(host)
    }
    // On a page that cannot be scrolled the toggle would never come back.
    const canScroll = page.document.documentElement.scrollHeight > view.innerHeight + 1
    return (covers && canScroll) || isDown ? '' : undefined
  }

  function decide(): void {
    frame = 0
    // Behind the drawer it is not seen, and the frame that opens the drawer has enough to do. Its closing changes the store again.
    if (pageShop.shop.store.getState().drawerOpen) return
    const toggle = shadowRoot?.querySelector<HTMLElement>('.floating')
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
  // A toggle of the page may be drawn later, or shown in another width of the page alone.
  const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(decideSoon) : undefined
  const findToggles = () => {
    for (const one of page.document.querySelectorAll(OWN_TOGGLE)) sizes?.observe(one)
  }
  const nodes = new MutationObserver((records) => {
    if (records.some(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes].some(hasToggle))) {
      findToggles()
      decideSoon()
    }
  })
  nodes.observe(page.document.documentElement, ownOf({ childList: true, subtree: true }))
  findToggles()
  // By now every element of ours that is far from the viewport, too, is defined.
  void tellUnknownElements(page.document)
  signal.addEventListener('abort', () => {
    sizes?.disconnect()
    nodes.disconnect()
    for (const end of stop) end()
  })
  decideSoon()
}
