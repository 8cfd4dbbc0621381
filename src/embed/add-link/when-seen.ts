/** Resolves once the page is on the screen: not while it is drawn ahead of a visit, nor in a tab that was not looked at yet. */
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
