/** Leaving for the hosted pages and coming back. */

/**
 * Same tab; out of a frame where the frame may move its top window, else in a tab of its own: hosted pages let nobody frame them.
 * @returns whether the visitor is still here as well
 */
export function leaveFor(url: string, view: Window): boolean {
  try {
    ;(view.top ?? view).location.href = url
  } catch {
    if (view.open(url)) return true
    view.location.href = url
  }
  return false
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
