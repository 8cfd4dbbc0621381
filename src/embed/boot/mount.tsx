/** One mounted piece of Cartlet: a shadow root on some host element, one React root in it, and an undo for all of it. */
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { CartletError, isCartletError } from '../../platform/http/errors'
import { loadFailed } from '../../store/load-once'
import type { ProductView } from '../../store/views'
import { baseCss } from '../../widget/base.css'
import { unclobbered } from '../../widget/dialog/unclobbered'
import { ShopProvider } from '../../widget/shop-context'
import { containEvents } from '../dom/contain-events'
import { whenNear } from '../dom/near-viewport'
import { injectShadow } from '../dom/shadow-dom-inject'
import type { Page } from '../page/create-page'
import type { PageShop } from '../page/create-page-shop'
import { notifyAuthor } from '../report/notify-author'

export interface EmbedView {
  page: Page
  pageShop: PageShop
  host: HTMLElement
  /** An attribute of the host, with or without `data-`. */
  read(name: string): string | null
  /** Stands beside another part of the same host. */
  beside?: boolean
}

export interface EmbedPart {
  /** Throws what the author got wrong about the product. */
  check?(product: ProductView, read: EmbedView['read']): void
  render(view: EmbedView): ReactNode
}

export interface EmbedKind {
  /** Name without the `cartlet-` prefix; also the value of `data-cartlet`. */
  name: string
  attributes: readonly string[]
  /** Mounted at once, wherever it stands. */
  eager?: boolean
  /** Product id or slug that this host stands for; null when the author forgot it. */
  reference?(read: EmbedView['read']): string | null
  /** What is drawn, where it travels with the first buttons. */
  part?: EmbedPart
  /** Else it is fetched when the host comes near the viewport; until then, and where that fails, the author's content stands. */
  loadPart?(): Promise<EmbedPart>
}

export interface Embed {
  host: HTMLElement
  /** The host's attributes changed. */
  update(): void
  unmount(): void
}

export const readAttribute = (host: HTMLElement) => (name: string) => host.getAttribute(name) ?? host.getAttribute(`data-${name}`)

/** The page's, and the language's where the page has none or another one's. */
function direction(host: HTMLElement, rtl?: boolean): string {
  return rtl || host.closest('[dir]')?.matches('[dir=rtl i]') ? 'rtl' : 'ltr'
}

/** What the author put inside the tag stays. */
function notifyOf(host: HTMLElement, thrown: unknown): void {
  if (!isCartletError(thrown)) throw thrown
  notifyAuthor(host, thrown)
}

/** Mounts when the host comes near the viewport. */
export function mountEmbed(host: HTMLElement, kind: EmbedKind, page: Page): Embed {
  if (page.life.signal.aborted) return { host, update() {}, unmount() {} }
  const read = readAttribute(host)
  const speak = () => page.speak(host, read('locale'), kind.name)
  let forgetReference: (() => void) | undefined
  let stopLooking: (() => void) | undefined
  let drawn: { draw(): void; undo(): void } | undefined
  let part = kind.part
  let gone = false

  let pageShop: PageShop
  try {
    pageShop = page.shopFor(read('client-id'))
  } catch (thrown) {
    notifyOf(host, thrown)
    return { host, update() {}, unmount() {} }
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
        if (known === reference) notifyOf(host, thrown)
      })
  }

  async function fetchPart(messages?: Promise<unknown>) {
    try {
      part ??= await kind.loadPart?.()
      await messages
      if (!gone) mount(true)
    } catch (thrown) {
      notifyOf(host, loadFailed(thrown))
    }
  }

  /** @param waited for what is said: it is drawn as it is */
  function mount(waited?: boolean) {
    const { pending } = speak()
    // Whoever brings the author's own words need not wait for ours.
    if (!part || (!waited && pending && !host.textContent)) return void fetchPart(pending)
    const { render } = part
    // The reset takes the author's margin as well, which is layout and not looks: it is given back.
    const { margin } = page.view.getComputedStyle(host)
    const ownMargin = /[1-9]/.test(margin) ? [`:host(:not([data-cartlet-fallback])){margin:${margin}!important}`] : []
    let root: ShadowRoot
    try {
      root = injectShadow(host, [baseCss, ...ownMargin])
    } catch {
      return notifyOf(host, new CartletError('INVALID_ARGUMENT', `<${host.localName}> cannot hold it: use a <div>`))
    }
    const document = unclobbered(host.ownerDocument)
    const container = document.createElement('div')
    container.className = 'root'
    containEvents(container, host)
    // What an earlier life left: not the style element of browsers without constructed sheets.
    for (const old of root.querySelectorAll('slot:not(.root *)')) old.remove()
    root.append(container)
    const reactRoot = createRoot(container)
    const surroundings = page.surroundingsFor(pageShop, root, container)
    const view: EmbedView = { page, pageShop, host, read }
    const draw = () => {
      container.dataset.theme = page.themeFor(read('theme'))
      const language = speak()
      container.lang = language.lang
      container.dir = direction(host, language.rtl)
      reactRoot.render(<ShopProvider value={{ ...surroundings, ...language }}>{render(view)}</ShopProvider>)
    }
    const stopLook = page.onLookChange(draw)
    drawn = {
      draw,
      undo() {
        stopLook()
        reactRoot.unmount()
        surroundings.setFallback(true) // the author's own content again
        container.replaceWith(document.createElement('slot'))
      },
    }
    draw()
    if (known) load(known)
    else if (known === null) notifyOf(host, new CartletError('INVALID_ARGUMENT', 'The attribute "product" is missing'))
  }

  followReference()
  if (kind.eager) mount()
  else stopLooking = whenNear(host, () => mount())
  const embed: Embed = {
    host,
    update() {
      followReference()
      drawn?.draw()
    },
    unmount() {
      gone = true
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
