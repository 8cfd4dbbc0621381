/** `cartlet.on`: listening by the short names of the events. */
/** Returns what stops listening. */
export function listen(document: Document, name: string, listener: (detail: unknown) => void): () => void {
  const type = name.startsWith('cartlet:') ? name : `cartlet:${name}`
  const handle = (event: Event) => listener((event as CustomEvent).detail)
  document.addEventListener(type, handle)
  return () => document.removeEventListener(type, handle)
}
