/** "Did you mean …?" */

/** Number of letters to insert, remove, replace or swap with their neighbour. https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance */
export function distance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, place) => place)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

/** `clientid`, `client_id` and `clientId` are `client-id` without its hyphen. */
const bare = (text: string) => text.toLowerCase().replace(/[-_\s]/g, '')

/** Fewer for short words, which differ from many others by one letter. */
const mostEdits = (length: number) => (length < 4 ? 0 : length < 6 ? 1 : 2)

/** The candidate that was probably meant; undefined if none is similar enough. */
export function nearest(text: string, candidates: readonly string[]): string | undefined {
  const wanted = bare(text)
  const ranked = candidates
    .flatMap((candidate) => {
      const { length } = bare(candidate)
      const most = mostEdits(Math.max(length, wanted.length))
      // A much longer text, as a page may contain it, need not be compared.
      if (Math.abs(length - wanted.length) > most) return []
      const edits = distance(wanted, bare(candidate))
      return edits <= most ? [{ candidate, edits }] : []
    })
    .sort((a, b) => a.edits - b.edits)
  return ranked[0]?.candidate
}
