/** Sum of the quantities. A loop, because old versions of Prototype.js replace `Array.prototype.reduce`. */
export function quantityOf(items: readonly { quantity: number }[]): number {
  let sum = 0
  for (const { quantity } of items) sum += quantity
  return sum
}
