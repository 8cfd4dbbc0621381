/** Whether a page of another site stands anywhere around this one. */
export function isFramedByOthers(view: Window): boolean {
  const { origin } = view.location
  try {
    for (let around = view; around !== around.parent; around = around.parent)
      if (around.parent.location.origin !== origin) return true
    return false
  } catch {
    return true // reading anything of another site throws
  }
}
