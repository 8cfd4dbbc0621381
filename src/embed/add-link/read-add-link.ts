/**
 * Parses `?cartlet-add=ITEM[:QTY],…` in the page's address. An item is a slug or an id, with `.VARIANT` behind it for a variant, and may
 * be written as in the items of a UCP permalink: `~` before the whole in base64url.
 */

import { NOT_MEANT } from '../../store/base/pasted-text'
import type { ToldProblem } from '../../store/base/state'

export interface WantedItem {
  /** Slug or id. */
  product: string
  /** Id. */
  variant?: string
  quantity: number
}

export interface AddLink {
  items: WantedItem[]
  problems: ToldProblem[]
  /** The link leads on to the checkout. */
  paysNow?: true
}

/** A system that rewrites links may encode it. */
const NAME = 'cartlet-add'
/** For the way to the checkout; only beside the other. */
const CHECKOUT = 'checkout'
/** As many lines as a visitor's own cart may have that is opened on another device. */
export const MOST_ITEMS = 50
export const MOST_PIECES = 999

/** What can be a slug or an id, and a variant's id: nothing else is asked for. */
const ITEM = /^([\p{L}\p{M}\p{N}_-]{1,100})(?:\.([\w-]{1,100}))?$/u

/** Empty for what is no text in base64url. */
function decoded(token: string): string {
  if (!token.startsWith('~')) return token
  try {
    const bytes = Uint8Array.from(atob(token.slice(1).replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return ''
  }
}

export function readAddLink(search: string): AddLink {
  const entries = new URLSearchParams(search)
    .getAll(NAME)
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter(Boolean)
  const wanted = new Map<string, WantedItem>()
  const problems: ToldProblem[] = []
  for (const entry of entries) {
    const [token = '', asked = '1', ...more] = entry.split(':').map((part) => part.replace(NOT_MEANT, '').normalize().trim())
    const [item = '', product, variant] = ITEM.exec(decoded(token)) ?? []
    const quantity = /^\d{1,3}$/.test(asked) ? Number(asked) : 0
    if (!product) problems.push({ kind: 'unknown', name: '' })
    else if (more.length || quantity < 1 || quantity > MOST_PIECES) problems.push({ kind: 'quantity', name: '' })
    else {
      const total = (wanted.get(item)?.quantity ?? 0) + quantity
      if (total > MOST_PIECES) problems.push({ kind: 'quantity', name: '' })
      wanted.set(item, { product, ...(variant && { variant }), quantity: Math.min(MOST_PIECES, total) })
    }
  }
  const items = [...wanted.values()]
  if (items.length > MOST_ITEMS) problems.push({ kind: 'too-many', name: '' })
  return { items: items.slice(0, MOST_ITEMS), problems, ...(new URLSearchParams(search).has(CHECKOUT) && { paysNow: true }) }
}

/** Returns the rest of the query, as it was written. */
export function withoutAddLink(search: string): string {
  const rest = search.slice(1).split('&')
  const isOurs = (part: string) => [NAME, CHECKOUT].some((name) => new URLSearchParams(`&${part}`).has(name))
  const kept = rest.filter((part) => !isOurs(part)).join('&')
  return kept && `?${kept}`
}
