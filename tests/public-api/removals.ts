/**
 * The public names that were removed without notice. A removal is marked in the changelog by a line like
 * `- Removed from `cartlet/query`: `gt`, use `gte`.`
 */
export function unmarkedRemovals(
  entry: string,
  released: readonly string[],
  now: readonly string[],
  changelog: string,
): readonly string[] {
  const marked = [...changelog.matchAll(/^- Removed from `([^`]+)`: (.*)$/gm)].flatMap(([, from, names = '']) =>
    from === entry ? [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name) : [],
  )
  return released.filter((name) => !now.includes(name) && !marked.includes(name))
}
