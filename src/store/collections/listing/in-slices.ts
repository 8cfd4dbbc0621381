/** A hundred products read in one go keep a slow machine from answering its visitor: a few at a time, each few in a task of its own. */

const AT_ONCE = 8

/** @param pause resolves in a later task */
export async function mapInSlices<T, U>(items: readonly T[], map: (item: T) => U, pause: () => Promise<void>): Promise<U[]> {
  const mapped: U[] = []
  for (let start = 0; start < items.length; start += AT_ONCE) {
    if (start) await pause()
    mapped.push(...items.slice(start, start + AT_ONCE).map(map))
  }
  return mapped
}
