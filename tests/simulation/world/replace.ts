/** Replaces properties of an object; returns the undo. */
export function replace(target: object, replacements: object): () => void {
  const before = Object.keys(replacements).map((key) => [key, Object.getOwnPropertyDescriptor(target, key)] as const)
  for (const [key, value] of Object.entries(replacements))
    Object.defineProperty(target, key, { value, configurable: true, writable: true })
  return () => {
    for (const [key, descriptor] of before)
      if (descriptor) Object.defineProperty(target, key, descriptor)
      else delete (target as Record<string, unknown>)[key]
  }
}
