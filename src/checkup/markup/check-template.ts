/** Fields and places of the author's templates. */
import { entryOf } from '../../store/catalog/untrusted'
import type { Finding, PageDescription, Tag } from '../model'
import { findingAt } from '../page/where'
import { PIECES } from './known-markup'
import { misspeltActions, misspeltAttributes, misspeltTag } from './misspelt'
import { nearest } from './nearest'
import { type Fields, PRODUCT_FIELDS } from './template-fields'

const BOUND = /^data-cartlet-(text|if|each|attr-.+)$/
const WITH_TEMPLATES = ['product', 'collection']

/** The fields of a product, and those of the items of every list in it. */
function scopes(fields: Fields): Fields[] {
  const inner = Object.values(fields).flatMap((field): Fields[] => {
    if (typeof field === 'string') return []
    return Array.isArray(field) ? scopes(field[0] as Fields) : scopes(field as Fields).slice(1)
  })
  return [fields, ...inner]
}

const KNOWN = scopes(PRODUCT_FIELDS)

/** The part of the path that there is not, with the names that there are. */
function unknownIn(path: string): { name: string; names: string[] } | undefined {
  const [first = '', ...rest] = path.split('.')
  let at = KNOWN.map((fields) => entryOf(fields, first)).filter((field) => field !== undefined)
  if (!at.length) return { name: first, names: [...new Set(KNOWN.flatMap(Object.keys))] }
  for (const name of rest) {
    const objects = at.filter((field): field is Fields => typeof field === 'object' && !Array.isArray(field))
    at = objects.map((field) => entryOf(field, name)).filter((field) => field !== undefined)
    if (!at.length) return { name, names: objects.flatMap(Object.keys) }
  }
  return undefined
}

function unknownFields(tag: Tag): Finding[] {
  return Object.entries(tag.attributes).flatMap(([name, value]): Finding[] => {
    const unknown = BOUND.test(name) ? unknownIn(value.trim()) : undefined
    if (!unknown) return []
    const meant = nearest(unknown.name, unknown.names)
    const list = unknown.names.length ? `There are: ${unknown.names.join(', ')}.` : 'Only data-cartlet-each looks into a list.'
    return [
      findingAt(tag, {
        code: 'template-field-unknown',
        severity: 'error',
        cause: `${name}="${value}" in the template of <${tag.within[0]}> names no field, so nothing is shown there.`,
        hint: meant ? `Did you mean "${meant}"?` : list,
      }),
    ]
  })
}

const isOutside = ({ within: [around = ''], attributes }: Tag): boolean => {
  const name = around.replace(/^cartlet-/, '')
  return !WITH_TEMPLATES.includes(name) && around.startsWith('cartlet-') && Object.keys(attributes).some((one) => BOUND.test(one))
}

const misplaced = (tag: Tag): Finding[] => [
  findingAt(tag, {
    code: 'template-misplaced',
    severity: 'error',
    cause: tag.within.length
      ? `<${tag.within[0]}> takes no template, so it is not drawn.`
      : 'It is in no template, so it has no effect.',
    hint: `Put a <template> into ${WITH_TEMPLATES.map((name) => `<cartlet-${name}>`).join(' or ')}.`,
  }),
]

const pieceOf = ({ name }: Tag): string | undefined => Object.keys(PIECES).find((piece) => name === `cartlet-${piece}`)

/** Which element's templates it is in, or drawn from. */
const isAtHome = ({ within: [around = ''] }: Tag) => WITH_TEMPLATES.some((name) => around === `cartlet-${name}`)

/** A copy that is drawn stands beside its template. */
function strayPieces({ tags, templateTags = [] }: PageDescription): Finding[] {
  const outside = tags.filter(
    (tag) => pieceOf(tag) && !(isAtHome(tag) && templateTags.some(({ within }) => within[0] === tag.within[0])),
  )
  const elsewhere = templateTags.filter((tag) => pieceOf(tag) && !isAtHome(tag))
  return [...outside, ...elsewhere].map((tag) =>
    findingAt(tag, {
      code: 'template-misplaced',
      severity: 'error',
      cause: `<${tag.name}> is not in a template of a product, so it knows no product and shows nothing.`,
      hint: `Put it into a <template> in ${WITH_TEMPLATES.map((name) => `<cartlet-${name}>`).join(' or ')}.`,
    }),
  )
}

const inTemplate = (tag: Tag): Finding[] => [
  ...misspeltActions(tag),
  ...(tag.name.startsWith('cartlet-') ? misspeltTag(tag) : []),
  ...(pieceOf(tag) ? misspeltAttributes({ tag, element: pieceOf(tag) }) : []),
  ...(isOutside(tag) ? misplaced(tag) : unknownFields(tag)),
]

/** Copies that are drawn no longer have the attributes, so whatever has them outside of a template is misplaced. */
export const checkTemplates = (page: PageDescription): Finding[] => [
  ...(page.templateTags ?? []).flatMap(inTemplate),
  ...strayPieces(page),
  ...page.tags.filter(({ attributes }) => Object.keys(attributes).some((name) => BOUND.test(name))).flatMap(misplaced),
]
