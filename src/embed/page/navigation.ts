/** Leaving for the hosted pages and coming back. */

/**
 * Navigates this tab; from a frame its top window, or a new tab where the frame may not do that. Never the frame itself: hosted pages refuse
 * to be framed, and the shop would be replaced by an error page.
 * @returns true where the visitor is still on this page, too; `'blocked'` where the other page could not be opened at all
 */
export function leaveFor(url: string, view: Window): boolean | 'blocked' {
  try {
    ;(view.top ?? view).location.href = url
    return false
  } catch {}
  let tab: Window | null = null
  try {
    tab = view.open(url)
    // Not by `noopener`, with which `open` returns null even for a tab that did open.
    if (tab) tab.opener = null
  } catch {}
  return tab ? true : 'blocked'
}

/** Where the hosted checkout sends the visitor back to. */
export const currentPage = (view: Window): string => view.location.href

/** The author's target, if it leads to a page of this site; otherwise the current page. */
export function sameSiteUrl(target: string | undefined, view: Window): string {
  if (!target) return currentPage(view)
  try {
    const url = new URL(target, view.location.href)
    // A blob: address has the origin of the page that created it.
    return url.origin === view.location.origin && url.protocol !== 'blob:' ? url.href : currentPage(view)
  } catch {
    return currentPage(view)
  }
}
