/** What blocks checkout or will (docs/platform.md §4 "Checkout message severity", "Suggested fix"), with a suggested fix. */
import type { EstimateAnswer, EstimatedItem } from '../base/cart-answer'
import type { CheckoutMessageView, SuggestedFixView, TextPart, ViolationKind } from '../base/estimate-model'
import type { FormatMoney } from '../base/format-money'
import { amountIn, piecesOf } from '../cart/read-price'
import { countOf, entryOf, objectOr, objectsIn, textOf, wordsOf } from '../catalog/untrusted'
import { currencyOf } from './totals-view'

/** Above the platform's own limit; longer texts are cut. */
const LONGEST_TEXT = 2000
/** The address is matched separately: one expression for both backtracks badly on hostile text. */
const LINK = /<a\b([^<>]{0,1000})>([^<]*)<\/a\s*>/gi
const ADDRESS = /(?:^|[^-\w])href\s*=\s*["']?([^"'\s]+)/i
const TAG = /<[^<>]*>/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return entryOf(ENTITIES, name.toLowerCase()) ?? whole
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return point > 31 ? String.fromCodePoint(point) : ''
  })
}

const toPlain = (html: string) => decode(html.replace(TAG, ''))

/** Splits HTML into plain text and links; no HTML parser ever sees it. */
export function toTextParts(html: string): TextPart[] {
  const source = html.slice(0, LONGEST_TEXT)
  const parts: TextPart[] = []
  let from = 0
  for (const match of source.matchAll(LINK)) {
    const [whole, attributes, text] = match as string[] as [string, string, string]
    const url = decode(`${ADDRESS.exec(attributes)?.[1]}`)
    parts.push({ text: toPlain(source.slice(from, match.index)) })
    parts.push({ text: toPlain(text), ...(/^https?:\/\/[^\s]+$/i.test(url) && { url }) })
    from = match.index + whole.length
  }
  parts.push({ text: toPlain(source.slice(from)) })
  return parts.filter(({ text }) => text)
}

function fixFor(lineId: string | undefined, suggested: unknown, line: EstimatedItem | undefined): SuggestedFixView | undefined {
  if (!lineId) return undefined
  if (suggested === 'REMOVE_LINE_ITEM') return { kind: 'remove', lineId }
  const { status, quantityAvailable } = objectOr(line?.availability)
  if (!line || status === 'AVAILABLE') return undefined
  const left = countOf(quantityAvailable)
  if (left && left < piecesOf(line.quantity)) return { kind: 'set-quantity', lineId, quantity: left }
  return status === 'NOT_FOUND' || status === 'NOT_AVAILABLE' ? { kind: 'remove', lineId } : undefined
}

/** Version 2 of the cart names its violations, and need not describe them. */
const KINDS: Readonly<Record<string, ViolationKind>> = {
  LINE_ITEMS_OUT_OF_STOCK: 'out-of-stock',
  MEMBERS_ONLY_ITEM: 'members-only',
  SUBTOTAL_BELOW_ORDER_MINIMUM: 'below-minimum',
  DELIVERY_METHOD_NO_LONGER_AVAILABLE: 'delivery-gone',
  INVALID_POSTAL_CODE: 'postal-code',
  INVALID_SUBDIVISION: 'subdivision',
  INVALID_COUPON_CODE: 'coupon',
  INVALID_COUPON_STATUS: 'coupon',
  INVALID_GIFT_CARD_CODE: 'gift-card',
  INVALID_GIFT_CARD_STATUS: 'gift-card',
  // Scopes, for the platform's other codes.
  LINE_ITEM: 'line',
  DELIVERY: 'delivery',
  TAX: 'tax',
  MEMBERSHIP: 'membership',
  DISCOUNT: 'coupon',
  GIFT_CARD: 'gift-card',
}

/** In the platform's order, errors first. */
export function toCheckoutMessages(estimate: EstimateAnswer, format: FormatMoney): CheckoutMessageView[] {
  const lines = objectsIn(objectOr(estimate.cart).lineItems)
  const messages = objectsIn(estimate.violations).map((violation): CheckoutMessageView => {
    const { id, suggestedFix } = objectOr(objectOr(violation.target).lineItem)
    const lineId = wordsOf(id)
    const severity = violation.severity === 'ERROR' ? 'error' : 'warning'
    const parts = toTextParts(textOf(violation.description))
    const text = parts.map((part) => part.text).join('')
    const line = lines.find((one) => one.id === lineId)
    const fix = fixFor(lineId, suggestedFix, line)
    const about = text ? undefined : (entryOf(KINDS, violation.code) ?? entryOf(KINDS, violation.scope) ?? 'other')
    const key = JSON.stringify([severity, lineId, text || violation.code])
    const least = about && amountIn(violation.least, currencyOf(estimate), format)
    return { key, severity, text, parts, lineId, ...(about && { about }), ...(least && { least }), ...(fix && { fix }) }
  })
  return [...messages.filter(({ severity }) => severity === 'error'), ...messages.filter(({ severity }) => severity !== 'error')]
}
