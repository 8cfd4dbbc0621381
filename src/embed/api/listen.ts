/** `cartlet.on`: adds listeners by the short names of the events. */
/** Returns a function that removes the listener. */
export function listen(document: Document, name: string, listener: (detail: unknown) => void): () => void {
  const type = name.startsWith('cartlet:') ? name : `cartlet:${name}`
  const handle = (event: Event) => listener((event as CustomEvent).detail)
  document.addEventListener(type, handle)
  return () => document.removeEventListener(type, handle)
}
