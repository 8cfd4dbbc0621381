/** Merges a language's messages, then the page's own, into the English ones; entries with another type are ignored. */

type Tree = Readonly<Record<string, unknown>>

export type Misfit = (path: string) => void

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** `{name}` is replaced by the argument of that name, `{1}` by the first. */
function fillIn(text: string, names: readonly string[], path: string, report: Misfit) {
  const placeOf = (name: string) => (/^\d/.test(name) ? Number(name) - 1 : names.indexOf(name))
  for (const [placeholder, name = ''] of text.matchAll(/\{(\w+)\}/g)) if (placeOf(name) < 0) report(`${path}: ${placeholder}`)
  return (...values: unknown[]) => text.replace(/\{(\w+)\}/g, (_, name) => `${values[placeOf(name)] ?? ''}`)
}

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

function layOneOver(base: unknown, over: unknown, names: unknown, path: string, report: Misfit): unknown {
  if (isTree(base)) return layOver(base, over, isTree(names) ? names : {}, path, report)
  if (typeof over === 'string') return typeof base === 'string' ? over : fillIn(over, `${names}`.split(' '), path, report)
  if (typeof over === 'function' && typeof base === 'function') return guarded(over as () => unknown, base as () => string)
  if (over !== undefined) report(path)
  return base
}

/**
 * @param names for each message the names of its arguments in their order, with spaces between them
 * @param path of `base` in the catalogue, to report entries that do not fit
 */
export function layOver<T extends object>(base: T, over: unknown, names: Tree, path: string, report: Misfit): T {
  const own: Tree = isTree(over) ? over : {}
  if (over !== undefined && !isTree(over)) report(path)
  for (const name of Object.keys(own)) if (!Object.keys(base).includes(name)) report(`${path}.${name}`)
  const read = (name: string) => (Object.keys(own).includes(name) ? own[name] : undefined)
  return Object.fromEntries(
    Object.entries(base).map(([name, value]) => [name, layOneOver(value, read(name), names[name], `${path}.${name}`, report)]),
  ) as T
}
