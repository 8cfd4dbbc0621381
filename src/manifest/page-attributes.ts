/** Attributes that any element of the page may have. */
import { FIELDS_OF, type TemplateField } from './template-fields'

export interface PageAttribute {
  name: string
  description: string
  /** Absent if it takes any text, or none. */
  values?: readonly string[]
  /** Fields of templates that it takes, for editors. */
  fields?: readonly TemplateField[]
}

/** Of all elements, each once: an editor does not know around which template an attribute is written. */
const ALL_FIELDS = [...new Map(Object.values(FIELDS_OF).flatMap((fields) => fields.map((field) => [field.path, field]))).values()]
/** In a list, a name means a field of its item. */
const inItem = (field: TemplateField): TemplateField => ({ ...field, path: field.path.replace(/^.*\[\]\./, '') })
const fieldsThat = (fit: (field: TemplateField) => boolean): readonly TemplateField[] => [
  ...new Map(
    ALL_FIELDS.filter(fit)
      .map(inItem)
      .map((field) => [field.path, field]),
  ).values(),
]
const isList = ({ type }: TemplateField) => type === 'list'

/** Attributes of a template's own elements; `data-cartlet-attr-NAME` besides. */
export const BINDINGS: readonly PageAttribute[] = [
  {
    name: 'data-cartlet-text',
    description: 'in a template: the text of the element is this field',
    fields: fieldsThat((field) => !isList(field)),
  },
  { name: 'data-cartlet-attr-NAME', description: 'in a template: the attribute NAME is this field, absent without a value' },
  {
    name: 'data-cartlet-if',
    description: 'in a template: the element is there only if this field has a value',
    fields: fieldsThat(() => true),
  },
  {
    name: 'data-cartlet-each',
    description: 'in a template: the element is repeated for each item of this list',
    fields: fieldsThat(isList),
  },
  {
    name: 'data-cartlet-more',
    description: 'in a collection or a search with a template: a press loads more; hidden when there is no more',
  },
  {
    name: 'data-cartlet-remove',
    description: 'in a template of a cart or a wish list: a press takes the item out; it can be undone',
  },
  {
    name: 'data-cartlet-quantity',
    description: 'in a template of a cart, on an `<input type="number">` or a `<select>`: the quantity of the line',
  },
]

/** @param elements names without `cartlet-` */
export const pageAttributes = (elements: readonly string[]): readonly PageAttribute[] => [
  {
    name: 'data-cartlet',
    description:
      'turns a `<div>` into one of the elements, for systems that strip unknown tags; the prefix of its attributes is `data-`',
    values: elements,
  },
  {
    name: 'data-cartlet-add',
    description: 'a press adds the product with this slug or id; in a template and without a value, its product',
  },
  {
    name: 'data-cartlet-open',
    description: 'a press opens the cart; in a template and without a value, its product',
    values: ['cart'],
  },
  { name: 'data-cartlet-checkout', description: 'a press goes to the checkout' },
  { name: 'data-cartlet-login', description: 'a press goes to the login' },
  {
    name: 'data-cartlet-count',
    description: 'the text of the element is the number of items in the cart, and so is the value of the attribute',
  },
  {
    name: 'data-cartlet-slot',
    description: 'on a `<template>`: what stands in the drawer, or on the floating toggle',
    values: ['header', 'empty', 'footer', 'before-checkout', 'toggle'],
  },
  ...BINDINGS.filter(({ name }) => !name.endsWith('NAME')),
]
