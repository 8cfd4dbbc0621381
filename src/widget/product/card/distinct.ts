/** Drops entries whose name repeats: neither a cart nor a component could tell them apart. */
export const distinct = <T>(list: readonly T[], nameOf: (one: T) => unknown): T[] =>
  list.filter((one, place) => {
    const name = nameOf(one)
    return name === undefined || list.findIndex((other) => nameOf(other) === name) === place
  })
