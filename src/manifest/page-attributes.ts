/** Attributes that any element of the page may have. */

export interface PageAttribute {
  name: string
  description: string
  /** Absent if it takes any text, or none. */
  values?: readonly string[]
}

/** @param elements names without `cartlet-` */
export const pageAttributes = (elements: readonly string[]): readonly PageAttribute[] => [
  {
    name: 'data-cartlet',
    description:
      'turns a `<div>` into one of the elements, for systems that strip unknown tags; the prefix of its attributes is `data-`',
    values: elements,
  },
  { name: 'data-cartlet-add', description: 'a press adds the product with this slug or id' },
  { name: 'data-cartlet-open', description: 'a press opens the cart', values: ['cart'] },
  { name: 'data-cartlet-checkout', description: 'a press goes to the checkout' },
  { name: 'data-cartlet-login', description: 'a press goes to the login' },
]
