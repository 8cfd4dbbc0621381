/** Named placeholders in the messages that a page configures; only loaded for pages that have some. */
import { isTree, type Misfit, NAMED, type Tree } from './lay-over'

/** Replaces the names in a group of messages by numbers: `{name}` by `{1}`. */
export type ToNumbers = (over: unknown, group: string, report: Misfit) => unknown

/** @param all the names of each message's values in the order of its arguments, with spaces between them */
export function createToNumbers(all: Tree): ToNumbers {
  function replace(over: unknown, names: unknown, path: string, report: Misfit): unknown {
    if (typeof over === 'string' && typeof names === 'string')
      return over.replace(NAMED, (placeholder, name) => {
        const place = names.split(' ').indexOf(name)
        if (place < 0) report(`${path}: ${placeholder}`)
        return `{${place + 1}}`
      })
    if (!isTree(over) || !isTree(names)) return over
    return Object.fromEntries(
      Object.entries(over).map(([name, own]) => [name, replace(own, names[name], `${path}.${name}`, report)]),
    )
  }
  return (over, group, report) => replace(over, all[group], group, report)
}
