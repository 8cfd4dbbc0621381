/** The types of the fields, for the widget and the check-up: `src/checkup/markup/template-fields.ts`. */
import { TEMPLATE_FIELDS } from '../template-fields'

interface Tree {
  [name: string]: string | Tree
}

/** `{ picture: { url: 'address' }, 'options[]': { … } }` */
function treeOf(): Tree {
  const tree: Tree = {}
  for (const { path, type } of TEMPLATE_FIELDS) {
    if (type === 'list') continue
    const names = path.split('.')
    const last = names.pop() as string
    let at = tree
    for (const name of names) {
      at[name] ??= {}
      at = at[name] as Tree
    }
    at[last] = type
  }
  return tree
}

const written = (tree: Tree, indent: string): string =>
  Object.entries(tree)
    .map(([name, value]) => {
      if (typeof value === 'string') return `${indent}${name}: '${value}',\n`
      const inner = `{\n${written(value, `${indent}  `)}${indent}}`
      return name.endsWith('[]') ? `${indent}${name.slice(0, -2)}: [${inner}],\n` : `${indent}${name}: ${inner},\n`
    })
    .join('')

export const templateFields = (): string => `// biome-ignore-all format: one field a line, as it is generated
/** What a template of the author can name. Generated from \`src/manifest\` by \`npx tsx src/manifest/write.ts\`. */

/** \`address\`: http(s), checked, the only type that an address attribute takes. In brackets: a list, for \`data-cartlet-each\`. */
export type Field = 'text' | 'number' | 'flag' | 'address' | Fields | readonly [Fields]
export interface Fields {
  readonly [name: string]: Field
}

export const PRODUCT_FIELDS = {
${written(treeOf(), '  ')}} as const satisfies Fields
`
