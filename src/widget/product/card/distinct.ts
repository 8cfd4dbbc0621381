/** What a catalog names twice is shown once: two of a name could not be told apart, by a cart as little as by whoever draws. */
export const distinct = <T>(list: readonly T[], nameOf: (one: T) => unknown): T[] =>
  list.filter((one, place) => {
    const name = nameOf(one)
    return name === undefined || list.findIndex((other) => nameOf(other) === name) === place
  })
