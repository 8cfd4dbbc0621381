/** Frames around the page. */

/**
 * Whether any page around this one is from another origin. Such a page may be invisible to the visitor or be covered: nothing there
 * changes the cart but a press of the visitor.
 */
export function isFramedByOthers(view: Window): boolean {
  const { origin } = view.location
  try {
    for (let around = view; around !== around.parent; around = around.parent)
      if (around.parent.location.origin !== origin) return true
    return false
  } catch {
    return true // cross-origin access throws
  }
}
