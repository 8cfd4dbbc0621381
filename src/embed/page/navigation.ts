/** Navigation to the hosted pages and back. */
import type { PageView, Settings } from './page'

/**
 * Navigates this tab: from a frame the top window, or a new tab if the frame may not do that. Never navigates the frame itself:
 * hosted pages refuse to be framed, and an error page would replace the shop.
 * @returns true if the visitor is still on this page, too; `'blocked'` if the other page could not be opened at all
 */
export function leaveFor(url: string, view: Window): boolean | 'blocked' {
  try {
    ;(view.top ?? view).location.href = url
    return false
  } catch {}
  let tab: Window | null = null
  try {
    tab = view.open(url)
    // Not with `noopener`, which makes `open` return null even for a tab that did open.
    if (tab) tab.opener = null
  } catch {}
  return tab ? true : 'blocked'
}

/** Longer than hosted pages take to answer, and than a visitor waits. */
const STAYED_MS = 5000
/** The press that leaves may be followed by another of its own: the second of a double click, a key that is held. */
const PRESS_MS = 1000

/**
 * Calls `stay` when the visitor is still on this page some seconds after it was to be left, or uses it before that: a `beforeunload`
 * dialog was answered with "stay", or the browser was told to stop. Never after the page was left.
 */
export function whenStillHere(view: Window, stay: () => void): void {
  const over = new AbortController()
  const { signal } = over
  const end = () => {
    over.abort()
    stay()
  }
  const start = view.performance.now()
  const use = ({ timeStamp }: Event) => timeStamp - start > PRESS_MS && end()
  for (const type of ['pointerdown', 'keydown']) view.addEventListener(type, use, { capture: true, passive: true, signal })
  view.addEventListener('pagehide', () => over.abort(), { signal })
  view.setTimeout(() => signal.aborted || view.document.hidden || end(), STAYED_MS)
}

const isWeb = (address: string | undefined): address is string => /^https?:/.test(address ?? '')

/**
 * The window whose address the visitor sees and comes back to: the outermost page around this one that can be read. Inside a frame,
 * the frame's own page is bare, and `about:srcdoc` or a `blob:` is no address to come back to.
 */
export function addressedWindow(view: Window): Window {
  let found = view
  try {
    for (let around = view; around.parent && around.parent !== around; ) {
      around = around.parent
      if (isWeb(around.location.href)) found = around
    }
  } catch {} // cross-origin access throws
  return found
}

/** The window whose address holds what a link asks for: a frame's own where it has one, else that of the page around it. */
export const linkedWindow = (view: Window): Window => (isWeb(view.location.href) ? view : addressedWindow(view))

/** The address of this page for everything outside of it. */
export function pageAddress(view: Window): string {
  const { href } = addressedWindow(view).location
  if (isWeb(href)) return href
  const { origin, document } = view as Window & { origin?: string }
  return [document?.baseURI, origin && `${origin}/`].find(isWeb) ?? href
}

/** Chooses a variant on the page that the visitor left; every other parameter is the author's. */
const OWN_PARAMETER = 'variant'

/**
 * The address to which hosted pages return. The platform is told no more of it than the page needs to be the same: the page's address
 * may name the visitor (`?email=`) or hold a token (`#access_token=`).
 */
export function currentPage({ view, config }: Pick<PageView, 'view'> & Settings): string {
  const url = new URL(pageAddress(view))
  const kept = [OWN_PARAMETER, ...config.returnParameters.split(/[\s,]+/)]
  const isKept = (part: string) => [...new URLSearchParams(`&${part}`).keys()].some((name) => kept.includes(name))
  // As written: some servers tell `%20` from `+`.
  url.search = url.search.slice(1).split('&').filter(isKept).join('&')
  if (!(config.analytics ?? config.consent === 'none')) url.hash = ''
  url.username = url.password = ''
  return url.href
}

/** The author's target if it is a page of this site; otherwise the current page. */
export function sameSiteUrl(target: string | undefined, page: Pick<PageView, 'view'> & Settings): string {
  const here = pageAddress(page.view)
  if (!target) return currentPage(page)
  try {
    const url = new URL(target, here)
    // A blob: address has the origin of the page that created it.
    return url.origin === new URL(here).origin && url.protocol !== 'blob:' ? url.href : currentPage(page)
  } catch {
    return currentPage(page)
  }
}
