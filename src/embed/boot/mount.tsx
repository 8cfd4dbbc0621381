/** Mounts one element: a shadow root on its host, what its part draws in it, and a function that removes both. */

import { CartletError } from '../../platform/http/errors'
import { ownOf } from '../../platform/wire/record'
import { loadFailed } from '../../store/base/load-once'
import { baseCss } from '../../widget/base.css'
import { computedStyle } from '../../widget/computed-style'
import { savesData } from '../../widget/saves-data'
import type { ShopSurroundings } from '../../widget/shop-context'
import { closestAcross } from '../dom/closest-across'
import { whenNear } from '../dom/near-viewport'
import { registerRoot } from '../dom/root-events'
import { adoptStyles, injectShadow } from '../dom/shadow-dom-inject'
import { isOnSlowLine } from '../dom/slow-line'
import { wordsOf } from '../dom/words-of'
import type { AdoptDrawn, Embed, Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { notifyThrown } from '../report/notify-author'
import { readAttribute } from '../settings/read-attribute'
import type { EmbedKind, EmbedPart, EmbedView } from './embed'
import { prepareDrawer } from './prepare-drawer'

/** The page's direction, unless the element's own language is written from right to left. */
function direction(host: HTMLElement, rtl?: boolean): string {
  return rtl || closestAcross(host, '[dir]')?.matches('[dir=rtl i]') ? 'rtl' : 'ltr'
}

const surroundingsIn = (page: Page, pageShop: PageShop, root: ShadowRoot, container: HTMLElement): ShopSurroundings => ({
  shop: pageShop.shop,
  // Own properties: otherwise components would read values of these names from `Object.prototype`.
  messages: undefined,
  locale: undefined,
  rewrite: undefined,
  adoptStyles: (css) => adoptStyles(root, css),
  setFallback(on) {
    container.toggleAttribute('data-fallback', on)
    if (container.parentNode) root.host.toggleAttribute('data-cartlet-fallback', on)
  },
  checkout: () =>
    page
      .loadShop()
      .then(({ startCheckout }) => startCheckout(page, pageShop, root.host))
      .catch(() => {}), // shown in the drawer and reported by the shop
})

/** Where an element is. It waits for the viewport, perhaps for downloads and then for the viewport again, and is drawn. */
interface Stage {
  /** Once it is drawn. */
  drawn?: EmbedPart
  redraw?(): void
  end?(): void
}

/** Mounts when the host comes near the viewport. The stages of the element, in their order, are the functions in it. */
export function mountEmbed(host: HTMLElement, given: EmbedKind, page: Page): Embed {
  const kind = ownOf(given)
  const inert: Embed = { host, update() {}, unmount() {} }
  if (page.life.signal.aborted) return inert
  const read = readAttribute(host)
  const languageOf = () => page.languageOf(host, read('locale'), kind.name)
  let pageShop: PageShop
  try {
    pageShop = page.shopFor(read('client-id'), read)
  } catch (thrown) {
    notifyThrown(host, thrown)
    repeatPress()
    return inert
  }
  /** Undefined when the element is gone. */
  let stage: Stage | undefined = {}
  /** The product that the element names. */
  let reference: string | null | undefined
  let forgetReference: (() => void) | undefined
  /** The author's own text, and how the visitor reads it. */
  let written = ''
  let words = ''

  function readWords() {
    // Nothing of it may be visible, or not yet. Style sheets and what is for browsers without scripts are texts, too.
    return (wordsOf(host).trim() || (host.textContent as string).replace(/.*[<{].*/s, '')).replace(/\s+/g, ' ').trim()
  }

  /** Repeats a press that came before the element was there; without a button of ours, the author's link is followed. */
  function repeatPress() {
    const pressed = page.held.get(host)
    page.held.delete(host)
    if (!pressed) return
    host.ariaBusy = null
    const button = host.contains(pressed) && host.shadowRoot?.querySelector<HTMLElement>('[part~=button]')
    ;(button || pressed).click()
  }

  function followReference() {
    const named = kind.reference?.(read)
    if (named === reference) return
    reference = named
    forgetReference?.()
    forgetReference = named ? pageShop.addReference(named) : undefined
    if (named && stage?.drawn) readProduct(named)
  }

  function readProduct(named: string) {
    pageShop
      .load(named)
      .then((product) => stage?.drawn?.check?.(product, read))
      .catch((thrown: unknown) => {
        if (reference === named) notifyThrown(host, thrown)
      })
  }

  /** Waits for the viewport; a second time after a download, so that twenty cards are not drawn in one task. */
  function wait(part = kind.part, hasWaited?: boolean, adoptDrawn?: AdoptDrawn) {
    const near = () => {
      // A press that comes while more is downloaded waits, too.
      if (!page.held.has(host)) page.held.set(host, undefined)
      // The visitor may press before the browser is idle.
      if (reference && isOnSlowLine() && !savesData(page.view)) prepareDrawer(page, pageShop)
      const margin = computedStyle(host, page.view)('margin')
      const colours = page.paint(host)
      written = host.textContent as string
      words = readWords()
      return () => {
        const { pending } = languageOf()
        /** Pre-rendered content. */
        const standing = host.shadowRoot?.querySelector('.root')
        // A button with the author's own label does not wait for our messages. After a wait, draws with what is available.
        if (part && (hasWaited || !(standing || colours || (pending && !words)))) draw(margin, part, standing, adoptDrawn)
        else void load(pending, colours)
      }
    }
    if (kind.eager) near()()
    else {
      // Without IntersectionObserver it is drawn before `whenNear` returns, and has another stage by then.
      const waiting: Stage = {}
      stage = waiting
      waiting.end = whenNear(host, near)
    }
  }

  async function load(...needed: (Promise<unknown> | undefined)[]) {
    try {
      const part = kind.part ?? (await kind.loadPart?.(host))
      const adoptDrawn = host.shadowRoot?.querySelector('.root') ? (await page.loadSnapshot()).adoptDrawn : undefined
      await Promise.all(needed)
      if (stage) wait(part, true, adoptDrawn)
    } catch (thrown) {
      notifyThrown(host, loadFailed(thrown))
      repeatPress()
    }
  }

  function draw(margin: string, part: EmbedPart, standing?: Element | null, adoptDrawn?: AdoptDrawn) {
    // Our reset of inherited styles also removes the host's margin, which is part of the author's layout: restore it.
    const ownMargin = /[1-9]/.test(margin) ? [`:host(:not([data-cartlet-fallback])){margin:${margin}!important}`] : []
    let root: ShadowRoot
    try {
      root = injectShadow(host, [baseCss, ...ownMargin])
    } catch {
      repeatPress()
      return notifyThrown(host, new CartletError('INVALID_ARGUMENT', `<${host.localName}> cannot hold it: use a <div>`))
    }
    const container = page.document.createElement('div')
    container.className = 'root'
    registerRoot(root, { container, host, onIntent: () => prepareDrawer(page, pageShop) })
    // Slots from an earlier mount. The style elements for browsers without constructed sheets stay.
    for (const old of root.querySelectorAll('slot:not(.root *)')) old.remove()
    if (!standing) root.append(container)
    const surroundings = surroundingsIn(page, pageShop, root, container)
    const text = () => (host.textContent === written ? words : readWords())
    const view: EmbedView = { page, pageShop, host, read, text }
    const drawing = part.open(container, surroundings, view)
    const redraw = () => {
      page.paint(host, container)
      const language = languageOf()
      container.lang = language.lang
      container.dir = direction(host, language.rtl)
      drawing.draw(language)
    }
    const stopFollowing = page.onLookChange(redraw)
    let stopAdopting: (() => void) | false | null | undefined
    stage = {
      drawn: part,
      redraw,
      end() {
        stopFollowing()
        if (stopAdopting) stopAdopting()
        drawing.end()
        surroundings.setFallback(true) // shows the author's own content again
        container.replaceWith(page.document.createElement('slot'))
      },
    }
    try {
      redraw()
    } catch (thrown) {
      // What a part of it has set up ends with it, and the author's own content is shown.
      stage.end?.()
      stage = {}
      throw thrown
    }
    stopAdopting = standing && adoptDrawn?.(standing, container, view, kind, repeatPress)
    repeatPress()
    if (reference) readProduct(reference)
    else if (reference === null) notifyThrown(host, new CartletError('INVALID_ARGUMENT', 'The attribute "product" is missing'))
  }

  followReference()
  wait()
  const embed: Embed = {
    host,
    update() {
      followReference()
      stage?.redraw?.()
    },
    unmount() {
      page.embeds.delete(embed)
      page.held.delete(host)
      forgetReference?.()
      stage?.end?.()
      stage = undefined
    },
  }
  page.embeds.add(embed)
  return embed
}
