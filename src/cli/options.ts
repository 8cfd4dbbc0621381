/** The options of the commands, as Node reads them; docs/prerendering.md and `usage.ts` say what they mean. */

/** Which shop is read, and what of it. */
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
  'inline-styles': { type: 'boolean' },
  watch: { type: 'boolean' },
  every: { type: 'string' },
} as const

export const DOCTOR_OPTIONS = {
  url: { type: 'string' },
  json: { type: 'boolean' },
} as const
