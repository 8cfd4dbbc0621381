/** The options of the commands, as Node reads them; docs/prerendering.md, docs/snippet.md, docs/agents.md and `usage.ts` say what they mean. */

/** Which shop is read, and which products and collections of it. */
export const SHOP_OPTIONS = {
  'client-id': { type: 'string' },
  api: { type: 'string' },
  products: { type: 'string', multiple: true },
  collection: { type: 'string', multiple: true },
  limit: { type: 'string' },
  locale: { type: 'string' },
  catalog: { type: 'string' },
} as const

export const SNAPSHOT_OPTIONS = {
  from: { type: 'string', multiple: true },
  out: { type: 'string' },
  descriptions: { type: 'boolean' },
  watch: { type: 'boolean' },
  every: { type: 'string' },
} as const

export const RENDER_OPTIONS = {
  snapshot: { type: 'string' },
  out: { type: 'string' },
  url: { type: 'string' },
  styles: { type: 'string' },
  'linked-styles': { type: 'boolean' },
  watch: { type: 'boolean' },
  every: { type: 'string' },
} as const

export const LLMS_OPTIONS = {
  snapshot: { type: 'string' },
  url: { type: 'string' },
  name: { type: 'string' },
  out: { type: 'string' },
} as const

export const FEED_OPTIONS = {
  snapshot: { type: 'string' },
  url: { type: 'string' },
  'product-link': { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
} as const

export const DOCTOR_OPTIONS = {
  url: { type: 'string' },
  baseline: { type: 'string' },
  accept: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

export const FILES_OPTIONS = {
  out: { type: 'string' },
} as const

export const SNIPPET_OPTIONS = {
  element: { type: 'string' },
  attribute: { type: 'string', multiple: true },
  setting: { type: 'string', multiple: true },
  variable: { type: 'string', multiple: true },
  files: { type: 'string' },
  site: { type: 'string' },
  system: { type: 'string' },
  form: { type: 'string' },
  nonce: { type: 'string' },
  integrity: { type: 'boolean' },
  offline: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

export const CSP_OPTIONS = {
  nonce: { type: 'string' },
  site: { type: 'string' },
  'shop-origin': { type: 'string' },
  value: { type: 'boolean' },
} as const
