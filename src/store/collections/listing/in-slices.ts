/** Converts products in slices, each in its own task: a hundred at once would block input on slow devices. */

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
