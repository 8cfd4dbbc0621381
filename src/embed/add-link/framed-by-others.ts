/** Whether any page around this one is from another origin. */
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
