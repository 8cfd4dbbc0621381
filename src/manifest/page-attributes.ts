/** Attributes that any element of the page may have. */

export interface PageAttribute {
  name: string
  description: string
  /** Absent if it takes any text, or none. */
  values?: readonly string[]
}

/** Attributes of a template's own elements; `data-cartlet-attr-NAME` besides. */
export const BINDINGS: readonly PageAttribute[] = [
  { name: 'data-cartlet-text', description: 'in a template: the text of the element is this field' },
  { name: 'data-cartlet-attr-NAME', description: 'in a template: the attribute NAME is this field, absent without a value' },
  { name: 'data-cartlet-if', description: 'in a template: the element is there only if this field has a value' },
  { name: 'data-cartlet-each', description: 'in a template: the element is repeated for each item of this list' },
  { name: 'data-cartlet-more', description: 'in a collection with a template: a press loads more; hidden when there is no more' },
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
