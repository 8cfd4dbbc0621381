/** Navigation to the hosted pages and back. */

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

/** The address to which the hosted checkout returns. */
export const currentPage = (view: Window): string => view.location.href

/** The author's target if it is a page of this site; otherwise the current page. */
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
