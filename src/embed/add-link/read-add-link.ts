/** Parses `?cartlet-add=SLUG[:QTY],…` in the page's address. */
import type { ToldProblem } from '../../store/base/state'
import { INVISIBLE } from '../settings/config'

export interface WantedItem {
  /** Slug or id. */
  product: string
  quantity: number
}

export interface AddLink {
  items: WantedItem[]
  problems: ToldProblem[]
}

/** A system that rewrites links may encode it. */
const NAME = 'cartlet-add'
export const MOST_ITEMS = 10
export const MOST_PIECES = 99

/** What can be a slug or an id: nothing else is asked for. */
const SLUG = /^[\p{L}\p{M}\p{N}_-]{1,100}$/u

export function readAddLink(search: string): AddLink {
  const entries = new URLSearchParams(search)
    .getAll(NAME)
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter(Boolean)
  const quantities = new Map<string, number>()
  const problems: ToldProblem[] = []
  for (const entry of entries) {
    const [product = '', asked = '1', ...more] = entry.split(':').map((part) => part.replace(INVISIBLE, '').normalize().trim())
    const quantity = /^\d{1,3}$/.test(asked) ? Number(asked) : 0
    if (!SLUG.test(product)) problems.push({ kind: 'unknown', name: '' })
    else if (more.length || quantity < 1 || quantity > MOST_PIECES) problems.push({ kind: 'quantity', name: '' })
    else quantities.set(product, Math.min(MOST_PIECES, (quantities.get(product) ?? 0) + quantity))
  }
  const items = [...quantities].map(([product, quantity]) => ({ product, quantity }))
  if (items.length > MOST_ITEMS) problems.push({ kind: 'too-many', name: '' })
  return { items: items.slice(0, MOST_ITEMS), problems }
}

/** Returns the rest of the query, as it was written. */
export function withoutAddLink(search: string): string {
  const rest = search.slice(1).split('&')
  const kept = rest.filter((part) => !new URLSearchParams(`&${part}`).has(NAME)).join('&')
  return kept && `?${kept}`
}
