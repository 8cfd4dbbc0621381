/** Merges a language's messages, then the page's own, into the English ones; entries with another type are ignored. */

export type Tree = Readonly<Record<string, unknown>>

export type Misfit = (path: string) => void

export const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** A named placeholder; `placeholders.ts` replaces them by numbers. */
export const NAMED = /\{([a-z]\w*)\}/gi

/** `{1}`, `{2}`… are replaced by the arguments of the built-in message. */
const fill = (text: string, values: unknown[]) => text.replace(/\{(\d)\}/g, (_, place) => `${values[place - 1] ?? ''}`)

/** A page's function may throw or return anything. */
const guarded =
  (own: (...values: unknown[]) => unknown, other: (...values: unknown[]) => string) =>
  (...values: unknown[]): string => {
    try {
      const text = own(...values)
      return typeof text === 'string' ? text : other(...values)
    } catch {
      return other(...values)
    }
  }

function layOneOver(base: unknown, over: unknown, path: string, report: Misfit): unknown {
  if (isTree(base)) return layOver(base, over, path, report)
  if (typeof over === 'string' && typeof base === 'string') return over
  // The names could not be loaded, or not yet.
  if (typeof over === 'string') return over.search(NAMED) < 0 ? (...values: unknown[]) => fill(over, values) : base
  if (typeof over === 'function' && typeof base === 'function') return guarded(over as () => unknown, base as () => string)
  if (over !== undefined) report(path)
  return base
}

/** @param path of `base` in the catalogue, to report entries that do not fit */
export function layOver<T extends object>(base: T, over: unknown, path: string, report: Misfit): T {
  const own: Tree = isTree(over) ? over : {}
  if (over !== undefined && !isTree(over)) report(path)
  for (const name of Object.keys(own)) if (!Object.keys(base).includes(name)) report(`${path}.${name}`)
  const read = (name: string) => (Object.keys(own).includes(name) ? own[name] : undefined)
  return Object.fromEntries(
    Object.entries(base).map(([name, value]) => [name, layOneOver(value, read(name), `${path}.${name}`, report)]),
  ) as T
}
