/** Fields and places of the author's templates. */
import { entryOf } from '../../store/catalog/untrusted'
import type { Finding, PageDescription, Tag } from '../model'
import { findingAt } from '../page/where'
import { PIECES } from './known-markup'
import { misspeltActions, misspeltAttributes, misspeltTag } from './misspelt'
import { nearest } from './nearest'
import { type Field, type Fields, PRODUCT_FIELDS } from './product-fields'
import { CONTROLS_OF, FIELDS_OF } from './template-fields'
import { ADDRESSES, REFUSED, REFUSED_ELEMENTS } from './template-rules'

const ATTRIBUTE = 'data-cartlet-attr-'
const EACH = 'data-cartlet-each'
const BOUND = /^data-cartlet-(text|if|each|attr-.+)$/
/** Bound, or a control that only templates have. */
const ONLY_BOUND = /^data-cartlet-(text|if|each|remove|quantity|attr-.+)$/
const tagsOf = (names: readonly string[]) => names.map((name) => `<cartlet-${name}>`).join(' or ')
const WITH_TEMPLATES = Object.keys(FIELDS_OF)
/** Elements whose templates are about a product. */
const WITH_PIECES = WITH_TEMPLATES.filter((name) => FIELDS_OF[name]?.price && CONTROLS_OF[name]?.includes('add'))

const elementAround = ({ within: [around = ''] }: Tag) => around.replace(/^cartlet-/, '')
const isList = (field: Field): field is readonly [Fields] => Array.isArray(field)

/** The field of a path, or the part of the path that there is not, with the names that there are. */
function findField(path: string, fields: readonly Fields[]): { field: Field } | { unknown: string; names: string[] } {
  const [first = '', ...rest] = path.trim().split('.')
  let field = fields.map((fields) => entryOf(fields, first)).find((one) => one !== undefined)
  if (!field) return { unknown: first, names: [...new Set(fields.flatMap(Object.keys))] }
  for (const name of rest) {
    const fields: Fields = typeof field === 'string' || isList(field) ? {} : (field as Fields)
    field = entryOf(fields, name)
    if (!field) return { unknown: name, names: Object.keys(fields) }
  }
  return { field }
}

/** The fields that a tag of a template can name, innermost first. */
function knownTo({ lists = [], ...tag }: Tag): Fields[] {
  const fields: Fields[] = [entryOf(FIELDS_OF, elementAround(tag)) ?? PRODUCT_FIELDS]
  for (const path of lists) {
    const found = findField(path, fields)
    if ('field' in found && isList(found.field)) fields.unshift(found.field[0])
  }
  return fields
}

function misfit(tag: Tag, name: string, field: Field): { problem: string; hint: string } | undefined {
  if (name === EACH) return isList(field) ? undefined : { problem: 'takes a list', hint: 'Name a list, such as options.' }
  if (name === 'data-cartlet-if') return undefined
  const attribute = name.startsWith(ATTRIBUTE) ? name.slice(ATTRIBUTE.length) : ''
  if (REFUSED_ELEMENTS.test(tag.name) || (attribute && REFUSED.test(attribute)))
    return {
      problem: `cannot be set on <${tag.name}>`,
      hint: 'Handlers, styles, names and elements that run something stay yours.',
    }
  if (typeof field !== 'string')
    return {
      problem: 'takes one value, not several',
      hint: 'Name a field of it, such as picture.alt; a list needs data-cartlet-each.',
    }
  if (ADDRESSES.test(attribute) && field !== 'address')
    return { problem: 'needs an address', hint: 'Name an address, such as link or picture.url.' }
  return undefined
}

function wrongFields(tag: Tag): Finding[] {
  const own = tag.attributes[EACH]
  return Object.entries(tag.attributes).flatMap(([name, value]): Finding[] => {
    if (!BOUND.test(name)) return []
    // The list itself is one of what is around it; whatever else the element binds is of its item.
    const found = findField(
      value,
      knownTo(name === EACH || own === undefined ? tag : { ...tag, lists: [...(tag.lists ?? []), own] }),
    )
    if ('field' in found) {
      const wrong = misfit(tag, name, found.field)
      if (!wrong) return []
      const cause = `${name}="${value}" in the template of <${tag.within[0]}> ${wrong.problem}, so nothing is shown there.`
      return [findingAt(tag, { code: 'template-field-unfit', severity: 'error', cause, hint: wrong.hint })]
    }
    const meant = nearest(found.unknown, found.names)
    const list = found.names.length ? `There are: ${found.names.join(', ')}.` : 'Only data-cartlet-each looks into a list.'
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

const isOutside = ({ attributes, ...tag }: Tag): boolean =>
  Boolean(tag.within[0]?.startsWith('cartlet-')) &&
  !WITH_TEMPLATES.includes(elementAround(tag as Tag)) &&
  Object.keys(attributes).some((one) => ONLY_BOUND.test(one))

const misplaced = (tag: Tag): Finding[] => [
  findingAt(tag, {
    code: 'template-misplaced',
    severity: 'error',
    cause: tag.within.length
      ? `<${tag.within[0]}> takes no template, so it is not drawn.`
      : 'It is in no template, so it has no effect.',
    hint: `Put a <template> into ${tagsOf(WITH_TEMPLATES)}.`,
  }),
]

/** Controls that the element gives its templates not. */
function strayControls(tag: Tag): Finding[] {
  const able: readonly string[] | undefined = entryOf(CONTROLS_OF, elementAround(tag))
  if (!able) return []
  return Object.entries(tag.attributes).flatMap(([name, value]): Finding[] => {
    const control = /^data-cartlet-(add|open|remove|quantity)$/.exec(name)?.[1]
    if (!control || value || able.includes(control)) return []
    const homes = WITH_TEMPLATES.filter((one) => CONTROLS_OF[one]?.includes(control))
    return [
      findingAt(tag, {
        code: 'template-misplaced',
        severity: 'error',
        cause: `${name} has no effect in a template of <${tag.within[0]}>.`,
        hint: `It belongs to a template of ${tagsOf(homes)}.`,
      }),
    ]
  })
}

const pieceOf = ({ name }: Tag): string | undefined => Object.keys(PIECES).find((piece) => name === `cartlet-${piece}`)

/** Which element's templates it is in, or drawn from. */
const isAtHome = ({ within: [around = ''] }: Tag) => WITH_PIECES.some((name) => around === `cartlet-${name}`)

const strayPiece = (tag: Tag): Finding[] => [
  findingAt(tag, {
    code: 'template-misplaced',
    severity: 'error',
    cause: `<${tag.name}> is not in a template of a product, so it knows no product and shows nothing.`,
    hint: `Put it into a <template> in ${tagsOf(WITH_PIECES)}.`,
  }),
]

const inTemplate = (tag: Tag): Finding[] => [
  ...misspeltActions(tag, true),
  ...(tag.name.startsWith('cartlet-') ? misspeltTag(tag) : []),
  ...(pieceOf(tag) ? misspeltAttributes({ tag, element: pieceOf(tag) }) : []),
  ...(pieceOf(tag) && !isAtHome(tag) ? strayPiece(tag) : []),
  ...(isOutside(tag) ? misplaced(tag) : [...wrongFields(tag), ...strayControls(tag)]),
]

/** What is wrong in templates. */
export const checkTemplateTags = (tags: readonly Tag[]): Finding[] => tags.flatMap(inTemplate)

/** Drawn from a template, beside which it stands and which has the same words. */
export const isCopy = ({ templateTags = [] }: PageDescription, { name, within: [around] }: Tag): boolean =>
  around !== undefined && templateTags.some((tag) => tag.name === name && tag.within[0] === around)

/** Copies that are drawn no longer have the attributes, so whatever has them outside of a template is misplaced. */
export const checkTemplates = (page: PageDescription): Finding[] => [
  ...checkTemplateTags(page.templateTags ?? []),
  ...page.tags.filter((tag) => pieceOf(tag) && !(isAtHome(tag) && isCopy(page, tag))).flatMap(strayPiece),
  ...page.tags.filter(({ attributes }) => Object.keys(attributes).some((name) => BOUND.test(name))).flatMap(misplaced),
]
