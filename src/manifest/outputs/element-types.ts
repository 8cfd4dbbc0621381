/** The types of the elements and of their attributes: `src/embed/api/element-types.ts`. */
import { ELEMENTS } from '../elements'
import { PIECES } from '../elements/pieces'
import type { AttributeRow, ElementRow } from '../model'
import { SHARED_ATTRIBUTES } from '../shared'
import { withoutLinks } from './plain'
import { importsFor } from './type-names'
import { literalDefault, propertyName, typeRead, typeSet, typeWritten } from './types-of'

/** A comment on one line. */
const comment = (text: string, indent: string): string => `${indent}/** ${text} */\n`

const sentence = (row: AttributeRow): string => {
  const value = 'value' in row ? ` Value: ${withoutLinks(row.value)}.` : ''
  const text = withoutLinks(row.description)
  return `${text[0]?.toUpperCase()}${text.slice(1)}.${value} @default ${literalDefault(row) ?? row.default}`
}

function property(row: AttributeRow): string {
  const name = propertyName(row.name)
  const empty = row.type === 'flag' ? '' : ' | null'
  return `${comment(row.rich ? `${sentence(row)} Also accepts ${withoutLinks(row.rich.description)}.` : sentence(row), '  ')}  get ${name}(): ${typeRead(row)}${empty}\n  set ${name}(value: ${typeSet(row)} | null | undefined)\n`
}

/** Name of the interface with the properties that all elements share. */
const BASE = 'CartletElementProperties'

const members = (element: ElementRow): string =>
  [
    ...element.attributes.map(property),
    ...element.properties.map((row) => `${comment(`${row.description}.`, '  ')}  ${row.name}: ${row.type} | null | undefined\n`),
    ...element.methods.map((row) => `${comment(`${row.description}.`, '  ')}  ${row.name}${row.signature}\n`),
  ].join('')

/** What a piece has is its own alone: everything else it takes from the element around its template. */
const declared = (name: string, base: string, own: string, isPiece?: boolean): string =>
  isPiece && !own
    ? `export type ${name} = ${base || 'object'}\n`
    : `export interface ${name}${base && ` extends ${base}`} {\n${own}}\n`

const elementType = (element: ElementRow): string => {
  const base = element.isPiece ? 'HTMLElement' : `HTMLElement, ${BASE}`
  return `${comment(element.description, '')}${declared(element.className, base, members(element), element.isPiece)}`
}

const quoted = (name: string): string => (name.includes('-') ? `'${name}'` : name)
const written = (rows: readonly AttributeRow[]): string =>
  rows.map((row) => `${comment(sentence(row), '  ')}  ${quoted(row.name)}?: ${typeWritten(row)}\n`).join('')

export const attributesName = ({ className }: ElementRow): string => className.replace(/Element$/, 'Attributes')

const attributesType = (element: ElementRow): string =>
  declared(
    attributesName(element),
    element.isPiece ? '' : 'CartletSharedAttributes',
    written(element.attributes),
    element.isPiece,
  )

const map = (name: string, rows: readonly ElementRow[], type: (element: ElementRow) => string): string =>
  `export interface ${name} {\n${rows.map((element) => `  'cartlet-${element.name}': ${type(element)}\n`).join('')}}\n`

/** Those of the pieces: `src/embed/api/piece-types.ts`. */
export const pieceTypes = (): string =>
  [
    '/** The pieces of a product for templates. Generated from `src/manifest` by `npx tsx src/manifest/write.ts`. */\n\n',
    PIECES.map((piece) => `${elementType(piece)}\n${attributesType(piece)}`).join('\n'),
    '\n',
    map('CartletPieces', PIECES, ({ className }) => className),
    '\n',
    map('CartletPieceAttributes', PIECES, attributesName),
  ].join('')

export const elementTypes = (): string => {
  const own = ELEMENTS.flatMap(({ attributes, properties }) => [
    ...properties.map(({ type }) => type),
    ...attributes.flatMap(({ rich }) => rich?.type ?? []),
  ])
  return [
    '/** The custom elements: properties, and attributes as they are written. Generated from `src/manifest` by `npx tsx src/manifest/write.ts`. */\n\n',
    importsFor(own),
    `import type { CartletPieceAttributes, CartletPieces } from './piece-types'\n\n`,
    `/** Properties of every element. Setting one changes its attribute, which redraws at once; \`null\` takes the attribute away. */\nexport interface ${BASE} {\n${SHARED_ATTRIBUTES.filter(
      ({ native }) => !native,
    )
      .map(property)
      .join('')}}\n\n`,
    ELEMENTS.map(elementType).join('\n'),
    `\n/** As they are written in markup. */\nexport interface CartletSharedAttributes {\n${written(SHARED_ATTRIBUTES)}}\n\n`,
    ELEMENTS.map(attributesType).join('\n'),
    '\n/** Elements by their tags. */\n',
    map('CartletElements extends CartletPieces', ELEMENTS, ({ className }) => className),
    '\n/** Attributes by the tags of their elements. */\n',
    map('CartletAttributes extends CartletPieceAttributes', ELEMENTS, attributesName),
    '\n/** Any of the elements. */\nexport type CartletElement = CartletElements[keyof CartletElements]\n',
  ].join('')
}
