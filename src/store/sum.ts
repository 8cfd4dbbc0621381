/** Prototype.js replaces `Array#reduce` with something else, so nothing here may call it. */
export function sum<T>(items: readonly T[], numberOf: (item: T) => number): number {
  let total = 0
  for (const item of items) total += numberOf(item)
  return total
}
