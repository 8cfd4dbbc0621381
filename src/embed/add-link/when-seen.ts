/** Resolves once the page is visible: neither while the browser prerenders it nor in a background tab that was never viewed. */
export const whenSeen = (document: Document, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const isSeen = () =>
      document.visibilityState !== 'hidden' && !(document as Document & { prerendering?: boolean }).prerendering
    const look = () => {
      if (!isSeen()) return
      for (const type of TYPES) document.removeEventListener(type, look)
      resolve()
    }
    if (isSeen()) return resolve()
    for (const type of TYPES) document.addEventListener(type, look, { signal })
  })

const TYPES = ['visibilitychange', 'prerenderingchange'] as const
