/** The types of the fields, for the widget and the check-up: `src/checkup/markup/product-fields.ts` and `template-fields.ts` beside it. */
import { CONTROLS_OF, FIELD_TABLES, FIELDS_OF, type TemplateField } from '../template-fields'

interface Tree {
  [name: string]: string | Tree
}

/** `{ picture: { url: 'address' }, 'options[]': { … } }` */
function treeOf(fields: readonly TemplateField[]): Tree {
  const tree: Tree = {}
  for (const { path, type } of fields) {
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

const isPicture = (tree: Tree) => 'srcset' in tree

const written = (tree: Tree, indent: string): string =>
  Object.entries(tree)
    .map(([name, value]) => {
      if (typeof value === 'string') return `${indent}${name}: '${value}',\n`
      const inner = isPicture(value) ? 'PICTURE' : `{\n${written(value, `${indent}  `)}${indent}}`
      return name.endsWith('[]') ? `${indent}${name.slice(0, -2)}: [${inner}],\n` : `${indent}${name}: ${inner},\n`
    })
    .join('')

const table = (name: string, fields: readonly TemplateField[], first = ''): string =>
  `\nexport const ${name} = {\n${first}${written(treeOf(fields), '  ')}} as const satisfies Fields\n`

const CONSTANTS: Readonly<Record<string, string>> = { 'wish-list': 'SAVED_FIELDS', cart: 'LINE_FIELDS' }

const ofElements = (value: (name: string) => string): string =>
  Object.keys(FIELDS_OF)
    .map((name) => `  '${name}': ${value(name)},\n`)
    .join('')

const HEAD = `// biome-ignore-all format: one field a line, as it is generated
/** What a template of the author can name. Generated from \`src/manifest\` by \`npx tsx src/manifest/write.ts\`. */
`

/** Apart from the others, which a page with templates of products does not need. */
export const productFields = (): string => `${HEAD}
/** \`address\`: http(s), checked, the only type that an address attribute takes. In brackets: a list, for \`data-cartlet-each\`. */
export type Field = 'text' | 'number' | 'flag' | 'address' | Fields | readonly [Fields]
export interface Fields {
  readonly [name: string]: Field
}

export const PICTURE = {
${written(treeOf(FIELD_TABLES.fields).picture as Tree, '  ')}} as const satisfies Fields
${table('PRODUCT_FIELDS', FIELD_TABLES.fields)}`

export const templateFields = (): string => `${HEAD}
import { type Fields, PICTURE, PRODUCT_FIELDS } from './product-fields'

/** Of a saved item. */${table('SAVED_FIELDS', FIELD_TABLES.saved, '  ...PRODUCT_FIELDS,\n')}
/** Of a line of the cart. */${table('LINE_FIELDS', FIELD_TABLES.lines)}
/** By the element whose template it is, without \`cartlet-\`. */
export const FIELDS_OF: Readonly<Record<string, Fields>> = {
${ofElements((name) => CONSTANTS[name] ?? 'PRODUCT_FIELDS')}}

/** The controls that each element gives its templates, without \`data-cartlet-\`. */
export const CONTROLS_OF: Readonly<Record<string, readonly string[]>> = {
${ofElements((name) => `['${CONTROLS_OF[name]?.join("', '")}']`)}}
`
