/** What stands in the way of checkout (specification §4 "Checkout message severity", "Suggested fix"), in words and with a way out. */
import type { CartEstimate, CartViolation } from '../platform/cart/estimate-model'
import type { LineItem } from '../platform/cart/model'
import { listOf } from './cart-view'
import type { CheckoutMessageView, SuggestedFixView, TextPart } from './estimate-view'

/** The platform's own limit, and more; a longer text is cut. */
const LONGEST_TEXT = 2000
/** The address is looked for in what was found: one expression for both goes over a hostile text again and again. */
const LINK = /<a\b([^<>]{0,1000})>([^<]*)<\/a\s*>/gi
const ADDRESS = /(?:^|[^-\w])href\s*=\s*["']?([^"'\s]+)/i
const TAG = /<[^<>]*>/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return Object.keys(ENTITIES).includes(name.toLowerCase()) ? (ENTITIES[name.toLowerCase()] as string) : whole
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return point > 31 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
  })
}

const toPlain = (html: string) => decode(html.replace(TAG, ''))

/** Text that came as HTML, as pieces of text: nothing of it is ever parsed as HTML by a page. */
export function toTextParts(html: string): TextPart[] {
  const source = html.slice(0, LONGEST_TEXT)
  const parts: TextPart[] = []
  let from = 0
  for (const match of source.matchAll(LINK)) {
    const [whole, attributes = '', words = ''] = match
    const url = decode(ADDRESS.exec(attributes)?.[1] ?? '')
    parts.push({ text: toPlain(source.slice(from, match.index)) })
    parts.push({ text: toPlain(words), ...(/^https?:\/\/[^\s]+$/i.test(url) && { url }) })
    from = match.index + whole.length
  }
  parts.push({ text: toPlain(source.slice(from)) })
  return parts.filter(({ text }) => text)
}

function fixFor(violation: CartViolation, line: LineItem | undefined): SuggestedFixView | undefined {
  const lineId = violation.target?.lineItem?.id
  if (!lineId) return undefined
  if (violation.target?.lineItem?.suggestedFix === 'REMOVE_LINE_ITEM') return { kind: 'remove', lineId }
  const { status, quantityAvailable } = line?.availability ?? {}
  if (!line || status === 'AVAILABLE') return undefined
  if (quantityAvailable && quantityAvailable < line.quantity) return { kind: 'set-quantity', lineId, quantity: quantityAvailable }
  return status === 'NOT_FOUND' || status === 'NOT_AVAILABLE' ? { kind: 'remove', lineId } : undefined
}

/** In the platform's order, errors first. */
export function toCheckoutMessages(estimate: CartEstimate): CheckoutMessageView[] {
  const lines = listOf(estimate.cart?.lineItems)
  const messages = listOf(estimate.violations).map((violation): CheckoutMessageView => {
    const lineId = violation.target?.lineItem?.id || undefined
    const severity = violation.severity === 'ERROR' ? 'error' : 'warning'
    const parts = toTextParts(typeof violation.description === 'string' ? violation.description : '')
    const text = parts.map((part) => part.text).join('')
    const fix = fixFor(
      violation,
      lines.find(({ id }) => id === lineId),
    )
    return { key: JSON.stringify([severity, lineId, text]), severity, text, parts, lineId, ...(fix && { fix }) }
  })
  return [...messages.filter(({ severity }) => severity === 'error'), ...messages.filter(({ severity }) => severity !== 'error')]
}
