/** Mounts one element: a shadow root on its host, one React root in it, and a function that removes both. */
import { createRoot } from 'react-dom/client'
import { CartletError } from '../../platform/http/errors'
import { loadFailed } from '../../store/base/load-once'
import { baseCss } from '../../widget/base.css'
import { savesData } from '../../widget/saves-data'
import { ShopProvider, type ShopSurroundings } from '../../widget/shop-context'
import { whenNear } from '../dom/near-viewport'
import { registerRoot } from '../dom/root-events'
import { adoptStyles, injectShadow } from '../dom/shadow-dom-inject'
import { isOnSlowLine } from '../dom/slow-line'
import type { Embed, Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { notifyThrown } from '../report/notify-author'
import { importSnapshotParts, loadShopParts } from './chunks'
import type { EmbedKind, EmbedView } from './embed'
import { prepareDrawer } from './prepare-drawer'
import { readAttribute } from './read-attribute'

/** The page's direction, unless the element's own language is written from right to left. */
function direction(host: HTMLElement, rtl?: boolean): string {
  return rtl || host.closest('[dir]')?.matches('[dir=rtl i]') ? 'rtl' : 'ltr'
}

const surroundingsIn = (page: Page, pageShop: PageShop, root: ShadowRoot, container: HTMLElement): ShopSurroundings => ({
  shop: pageShop.shop,
  // Own properties: otherwise components would read values of these names from `Object.prototype`.
  messages: undefined,
  locale: undefined,
  adoptStyles: (css) => adoptStyles(root, css),
  setFallback(on) {
    container.toggleAttribute('data-fallback', on)
    if (container.parentNode) root.host.toggleAttribute('data-cartlet-fallback', on)
  },
  checkout: () =>
    loadShopParts()
      .then(({ startCheckout }) => startCheckout(page, pageShop, root.host))
      .catch(() => {}), // shown in the drawer and reported by the shop
})

/** Mounts when the host comes near the viewport. */
export function mountEmbed(host: HTMLElement, kind: EmbedKind, page: Page): Embed {
  const inert: Embed = { host, update() {}, unmount() {} }
  if (page.life.signal.aborted) return inert
  const read = readAttribute(host)
  const languageOf = () => page.languageOf(host, read('locale'), kind.name)
  let forgetReference: (() => void) | undefined
  let stopLooking: (() => void) | undefined
  let drawn: { draw(): void; undo(): void } | undefined
  let part = kind.part
  let adoptDrawn: typeof import('../snapshot/snapshot.chunk').adoptDrawn | undefined
  let isGone = false

  let pageShop: PageShop
  try {
    pageShop = page.shopFor(read('client-id'), read)
  } catch (thrown) {
    notifyThrown(host, thrown)
    return inert
  }

  let known: string | null | undefined
  function followReference() {
    const reference = kind.reference?.(read)
    if (reference === known) return
    known = reference
    forgetReference?.()
    forgetReference = reference ? pageShop.addReference(reference) : undefined
    if (reference && drawn) load(reference)
  }
  function load(reference: string) {
    pageShop
      .load(reference)
      .then((product) => part?.check?.(product, read))
      .catch((thrown: unknown) => {
        if (known === reference) notifyThrown(host, thrown)
      })
  }

  async function fetchPart(...needed: (Promise<unknown> | undefined)[]) {
    try {
      part ??= await kind.loadPart?.()
      if (host.shadowRoot?.querySelector('.root')) ({ adoptDrawn } = await importSnapshotParts())
      await Promise.all(needed)
      if (!isGone) mountWhenNear(true)
    } catch (thrown) {
      notifyThrown(host, loadFailed(thrown))
    }
  }

  /**
   * @param colours pending while the colours are not known
   * @param hasWaited true after the wait for messages and colours: draws with those that are available
   */
  function mount(margin: string, colours?: Promise<unknown>, hasWaited?: boolean) {
    const { pending } = languageOf()
    /** Pre-rendered content. */
    const standing = host.shadowRoot?.querySelector('.root')
    // A button with the author's own label does not wait for our messages.
    if (!part || (!hasWaited && (standing || colours || (pending && !host.textContent)))) return void fetchPart(pending, colours)
    const { render } = part
    // Our reset of inherited styles also removes the host's margin, which is part of the author's layout: restore it.
    const ownMargin = /[1-9]/.test(margin) ? [`:host(:not([data-cartlet-fallback])){margin:${margin}!important}`] : []
    let root: ShadowRoot
    try {
      root = injectShadow(host, [baseCss, ...ownMargin])
    } catch {
      return notifyThrown(
        host,
        new CartletError('INVALID_ARGUMENT', `<${host.localName}> cannot contain an element: use a <div>`),
      )
    }
    const container = page.document.createElement('div')
    container.className = 'root'
    registerRoot(root, { container, host, onIntent: () => prepareDrawer(page, pageShop) })
    // Slots from an earlier mount. The style elements for browsers without constructed sheets stay.
    for (const old of root.querySelectorAll('slot:not(.root *)')) old.remove()
    if (!standing) root.append(container)
    const reactRoot = createRoot(container)
    const surroundings = surroundingsIn(page, pageShop, root, container)
    const view: EmbedView = { page, pageShop, host, read }
    const draw = () => {
      page.paint(host, container)
      const language = languageOf()
      container.lang = language.lang
      container.dir = direction(host, language.rtl)
      reactRoot.render(<ShopProvider value={{ ...surroundings, ...language }}>{render(view)}</ShopProvider>)
    }
    const stopLook = page.onLookChange(draw)
    drawn = {
      draw,
      undo() {
        stopLook()
        stopAdopting?.()
        reactRoot.unmount()
        surroundings.setFallback(true) // shows the author's own content again
        container.replaceWith(page.document.createElement('slot'))
      },
    }
    draw()
    const stopAdopting = standing && adoptDrawn?.(standing, container, view, kind)
    if (known) {
      load(known)
      // The visitor may press before the browser is idle.
      if (isOnSlowLine() && !savesData(page.view)) prepareDrawer(page, pageShop)
    } else if (known === null) notifyThrown(host, new CartletError('INVALID_ARGUMENT', 'The attribute "product" is missing'))
  }

  /** Called again after a wait, so that twenty cards whose code has arrived are not drawn in one task. */
  function mountWhenNear(hasWaited?: boolean) {
    const near = () => {
      const { margin } = page.view.getComputedStyle(host)
      const colours = page.paint(host)
      return () => mount(margin, colours, hasWaited)
    }
    if (kind.eager) near()()
    else stopLooking = whenNear(host, near)
  }

  followReference()
  mountWhenNear()
  const embed: Embed = {
    host,
    update() {
      followReference()
      drawn?.draw()
    },
    unmount() {
      isGone = true
      page.embeds.delete(embed)
      stopLooking?.()
      forgetReference?.()
      drawn?.undo()
      drawn = undefined
    },
  }
  page.embeds.add(embed)
  return embed
}
