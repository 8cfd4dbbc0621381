/** Random numbers that depend on their seed alone. */

export interface Random {
  /** At least 0, less than 1. */
  next(): number
  /** A whole number, both bounds included. */
  int(least: number, most: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** One of the values, each as often as its weight says. */
  weighted<T>(table: readonly (readonly [weight: number, value: T])[]): T
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}

/** @param seed all parts of the seed's name: what is drawn under one name does not depend on what is drawn under another */
export function createRandom(...seed: readonly (string | number)[]): Random {
  let state = hash(seed.join('/'))
  /** Mulberry32. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]) => list[int(0, list.length - 1)] as T,
    weighted<T>(table: readonly (readonly [number, T])[]) {
      let rest = next() * table.reduce((sum, [weight]) => sum + weight, 0)
      for (const [weight, value] of table) {
        rest -= weight
        if (rest < 0) return value
      }
      throw new RangeError('A table needs a weight above 0')
    },
  }
}
