/** Keeps the fields of a response that the GraphQL query selects: the client refuses every other key. */

interface Selection {
  kind: string
  name?: { value: string }
  alias?: { value: string }
  typeCondition?: { name: { value: string } }
  selectionSet?: SelectionSet
}
interface SelectionSet {
  selections: readonly Selection[]
}
export interface QueryDocument {
  definitions: readonly { kind: string; name?: { value: string }; selectionSet?: SelectionSet }[]
}

type Fields = Record<string, unknown>

/** Fragments on these types also match objects whose own type has another name. */
const INTERFACES = ['BaseCartLine', 'Node', 'Merchandise']

export function selectFields(document: QueryDocument, data: Fields): Fields {
  const fragments = new Map(
    document.definitions.flatMap(({ kind, name, selectionSet }) =>
      kind === 'FragmentDefinition' && name && selectionSet ? [[name.value, selectionSet] as const] : [],
    ),
  )
  const keep = (value: unknown, set: SelectionSet): unknown => {
    if (Array.isArray(value)) return value.map((entry) => keep(entry, set))
    return value && typeof value === 'object' ? pick(value as Fields, set) : value
  }
  const pick = (from: Fields, { selections }: SelectionSet): Fields => {
    const picked: Fields = {}
    for (const { kind, name, alias, typeCondition, selectionSet } of selections) {
      const type = typeCondition?.name.value
      if (kind === 'FragmentSpread') Object.assign(picked, pick(from, fragments.get(name?.value ?? '') ?? { selections: [] }))
      else if (kind === 'InlineFragment') {
        if (selectionSet && (!type || type === from.__typename || INTERFACES.includes(type)))
          Object.assign(picked, pick(from, selectionSet))
      } else {
        const key = name?.value ?? ''
        const value = from[key] ?? null
        picked[alias?.value ?? key] = selectionSet ? keep(value, selectionSet) : value
      }
    }
    return picked
  }
  const operation = document.definitions.find(({ kind }) => kind === 'OperationDefinition')
  return pick(data, operation?.selectionSet ?? { selections: [] })
}
