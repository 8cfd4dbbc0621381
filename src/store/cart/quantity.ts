/** Pieces of all items together. A loop, because old Prototype.js puts a `reduce` of its own into every array of the page. */
export function quantityOf(items: readonly { quantity: number }[]): number {
  let sum = 0
  for (const { quantity } of items) sum += quantity
  return sum
}
