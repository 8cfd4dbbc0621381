/** Leaving for the hosted pages and coming back. */

/**
 * Same tab; out of a frame where the frame may move its top window, else in a tab of its own. Never within a frame: hosted pages refuse to
 * be framed, and an error page would stand in the place of the shop.
 * @returns true where the visitor is still here as well, `'blocked'` where the other page could not be opened at all
 */
export function leaveFor(url: string, view: Window): boolean | 'blocked' {
  try {
    ;(view.top ?? view).location.href = url
    return false
  } catch {}
  let tab: Window | null = null
  try {
    tab = view.open(url)
    // Asked for by name (`noopener`) a tab that opens cannot be told from one that does not.
    if (tab) tab.opener = null
  } catch {}
  return tab ? true : 'blocked'
}

/** Where the hosted checkout sends the visitor back to: this very page. */
export const currentPage = (view: Window): string => view.location.href

/** A target the author gave must lead to a page of this site. */
export function sameSiteUrl(target: string | undefined, view: Window): string {
  if (!target) return currentPage(view)
  try {
    const url = new URL(target, view.location.href)
    // A blob: address has the origin of the page that made it.
    return url.origin === view.location.origin && url.protocol !== 'blob:' ? url.href : currentPage(view)
  } catch {
    return currentPage(view)
  }
}
