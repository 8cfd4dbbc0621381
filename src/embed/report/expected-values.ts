/** What each property accepts. Generated from `src/manifest` by `npx tsx src/manifest/write.ts`. */

/** An array lists the only allowed values. */
export type ExpectedValue = 'text' | 'number' | 'flag' | readonly string[]

export const EXPECTED_VALUES: Readonly<Record<string, ExpectedValue | undefined>> = {
  product: 'text',
  variant: 'text',
  quantity: 'number',
  action: ['add', 'checkout', 'open'],
  label: 'text',
  price: ['none'],
  clientId: 'text',
  locale: 'text',
  theme: ['auto', 'light', 'dark', 'host'],
  api: 'text',
  onAdd: ['drawer', 'toast', 'checkout', 'none'],
  afterAdd: ['drawer', 'toast', 'checkout', 'none'],
  catalog: ['auto', 'v1', 'v3'],
  layout: ['card', 'full', 'grid', 'list'],
  notifyUrl: 'text',
  seo: 'flag',
  productLink: 'text',
  collection: 'text',
  source: ['collection', 'recent', 'related', 'bought-together', 'bestsellers'],
  limit: 'number',
  rows: 'number',
  columns: 'number',
  sort: ['price-asc', 'price-desc', 'name-asc', 'name-desc', 'newest'],
  filters: 'text',
  resultsUrl: 'text',
  currencies: 'text',
  hideWhenEmpty: 'flag',
  account: 'flag',
  sections: 'text',
  mode: ['page', 'redirect'],
  fields: 'text',
  providers: 'text',
}
