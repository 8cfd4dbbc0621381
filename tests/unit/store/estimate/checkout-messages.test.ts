import { describe, expect, it } from 'vitest'
import type { CartEstimate, CartViolation } from '../../../../src/platform/cart/estimate-model'
import type { LineItem } from '../../../../src/platform/cart/model'
import type { EstimateAnswer } from '../../../../src/store/base/cart-answer'
import { toCheckoutMessages, toTextParts } from '../../../../src/store/estimate/checkout-messages'
import { aWireLine } from '../../../support/fixtures/wire-bodies'
import { cpuMs } from '../../../support/source/cpu-time'

const about = (id: string, more: Partial<CartViolation> = {}): CartViolation => ({
  severity: 'ERROR',
  target: { lineItem: { name: 'LINE_ITEM_DEFAULT', id } },
  description: 'Not like this.',
  ...more,
})
const messagesOf = (violations: CartViolation[], lineItems: LineItem[] = []) =>
  toCheckoutMessages({ violations, cart: { id: 'c', lineItems } } as CartEstimate, String)
const left = (quantity: number, status: string, quantityAvailable?: number) =>
  aWireLine({ quantity, availability: { status, quantityAvailable } })

describe('toCheckoutMessages', () => {
  it('lists messages about a line or the whole cart, errors first', () => {
    const warning = { severity: 'WARNING', target: { other: { name: 'OTHER_DEFAULT' } }, description: 'Soon closed.' }
    expect(messagesOf([warning, about('line-1')])).toMatchObject([
      { severity: 'error', lineId: 'line-1', text: 'Not like this.' },
      { severity: 'warning', lineId: undefined, text: 'Soon closed.' },
    ])
  })

  it('a message has its whole text, and its parts', () => {
    const parts = [{ text: 'Only five. ' }, { text: 'Why?', url: 'https://shop.example/why' }]
    const description = 'Only <b>five</b>. <a href="https://shop.example/why">Why?</a>'
    expect(messagesOf([about('line-1', { description })])).toMatchObject([{ text: 'Only five. Why?', parts }])
  })

  it('treats an unknown severity as a warning', () => {
    expect(messagesOf([about('line-1', { severity: 'NOTICE' })])).toMatchObject([{ severity: 'warning' }])
  })

  it.each<[string, LineItem[], CartViolation, unknown]>([
    [
      'removes where the platform says so',
      [left(1, 'AVAILABLE')],
      about('line-1', { target: { lineItem: { id: 'line-1', suggestedFix: 'REMOVE_LINE_ITEM' } } }),
      { kind: 'remove', lineId: 'line-1' },
    ],
    [
      'lowers the quantity to the available one',
      [left(5, 'PARTIALLY_AVAILABLE', 2)],
      about('line-1'),
      { kind: 'set-quantity', lineId: 'line-1', quantity: 2 },
    ],
    ['removes a line that is sold out', [left(5, 'NOT_AVAILABLE', 0)], about('line-1'), { kind: 'remove', lineId: 'line-1' }],
    [
      'removes a line whose product does not exist',
      [left(5, 'NOT_FOUND')],
      about('line-1'),
      { kind: 'remove', lineId: 'line-1' },
    ],
    ['is undefined for a line without a problem', [left(1, 'AVAILABLE', 9)], about('line-1'), undefined],
    ['is undefined when exactly enough is left', [left(5, 'PARTIALLY_AVAILABLE', 5)], about('line-1'), undefined],
    ['is undefined when nothing is known of what is left', [left(5, 'PARTIALLY_AVAILABLE')], about('line-1'), undefined],
    ['is undefined for an unknown line', [], about('line-1'), undefined],
    ['is undefined for a line that can be had, whatever is left', [left(5, 'AVAILABLE', 2)], about('line-1'), undefined],
    [
      'is undefined for a line that is not named',
      [],
      about('', { target: { lineItem: { suggestedFix: 'REMOVE_LINE_ITEM' } } }),
      undefined,
    ],
    [
      'is that of its own line',
      [left(1, 'AVAILABLE'), { ...left(5, 'NOT_FOUND'), id: 'line-2' }],
      about('line-2'),
      { kind: 'remove', lineId: 'line-2' },
    ],
    [
      'is undefined for a message about the whole cart',
      [left(5, 'NOT_FOUND')],
      { severity: 'ERROR', description: 'x' },
      undefined,
    ],
  ])('the fix of a checkout message %s', (_, lines, violation, fix) => {
    expect(messagesOf([violation], lines)[0]?.fix).toEqual(fix)
  })

  it('gives the same message the same key, and another line’s message another key', () => {
    const [[first], [again], [other]] = [messagesOf([about('a')]), messagesOf([about('a')]), messagesOf([about('b')])]
    expect(first?.key).toBe(again?.key)
    expect(first?.key).not.toBe(other?.key)
    const keys = messagesOf([
      about('a'),
      about('a', { severity: 'WARNING' }),
      about('a', { description: 'Nor like this.' }),
      about('a', { description: '', code: 'ONE' } as object),
      about('a', { description: '', code: 'TWO' } as object),
    ]).map(({ key }) => key)
    expect(new Set(keys).size).toBe(5)
  })

  it.each([
    ['LINE_ITEMS_OUT_OF_STOCK', 'out-of-stock'],
    ['MEMBERS_ONLY_ITEM', 'members-only'],
    ['SUBTOTAL_BELOW_ORDER_MINIMUM', 'below-minimum'],
    ['DELIVERY_METHOD_NO_LONGER_AVAILABLE', 'delivery-gone'],
    ['INVALID_POSTAL_CODE', 'postal-code'],
    ['INVALID_SUBDIVISION', 'subdivision'],
    ['INVALID_COUPON_CODE', 'coupon'],
    ['INVALID_COUPON_STATUS', 'coupon'],
    ['INVALID_GIFT_CARD_CODE', 'gift-card'],
    ['INVALID_GIFT_CARD_STATUS', 'gift-card'],
    ['A_NEW_CODE of LINE_ITEM', 'line'],
    ['A_NEW_CODE of DISCOUNT', 'coupon'],
    ['A_NEW_CODE of DELIVERY', 'delivery'],
    ['A_NEW_CODE of TAX', 'tax'],
    ['A_NEW_CODE of MEMBERSHIP', 'membership'],
    ['A_NEW_CODE of GIFT_CARD', 'gift-card'],
    ['A_NEW_CODE of GLOBAL', 'other'],
    ['A_NEW_CODE of A_NEW_SCOPE', 'other'],
  ])('a violation %s without a description is told as %s, and one with a description by that', (named, expected) => {
    const [code, scope] = named.split(' of ')
    const least = { amount: '50.00' }
    const told = (violation: NonNullable<EstimateAnswer['violations']>[number]) =>
      toCheckoutMessages({ violations: [violation], currency: 'EUR' }, String)[0]
    expect(told({ code, scope, least })).toMatchObject({ about: expected, text: '', least: { value: 50, currency: 'EUR' } })
    const described = told({ code, scope, least, description: 'So.' })
    expect([described?.about, described?.least, described?.text]).toEqual([undefined, undefined, 'So.'])
  })

  it('turns violations without any fields into warnings without text', () => {
    const odd = [null, {}, { target: null, description: null }] as unknown as CartViolation[]
    expect(messagesOf(odd).map(({ text, severity }) => [text, severity])).toEqual([
      ['', 'warning'],
      ['', 'warning'],
    ])
  })
})

describe('toTextParts', () => {
  it('splits the text of a message into plain text and links, without markup', () => {
    expect(toTextParts('Only <b>five</b> &amp; no more. <a href="https://shop.example/why">Why?</a>')).toEqual([
      { text: 'Only five & no more. ' },
      { text: 'Why?', url: 'https://shop.example/why' },
    ])
  })

  it.each([
    'javascript:alert(1)',
    'java&#115;cript:alert(1)',
    '//evil.example',
    'javascript://x%0aalert(1)',
    'javascript:alert(1)//https://a.example',
    'ftp://a.example',
    'data:text/html,x',
    '/relative',
    'https://shop.example/&#32;javascript:alert(1)',
  ])('makes no link of the address %s', (url) => {
    expect(toTextParts(`<a href="${url}">Here</a>`)).toEqual([{ text: 'Here' }])
  })

  it.each([
    ['<script>alert(1)</script>', 'alert(1)'],
    ['&lt;b&gt;', '<b>'],
    ['&#8364;&#x20ac;&nbsp;&unknown;', '€€ &unknown;'],
    ['<a href="https://a.example">unclosed', 'unclosed'],
    ['1 < 2 > 0', '1  0'],
    // A control character: no visitor could see it.
    ['one&#7;&#x1b;&#31;two', 'onetwo'],
    ['one&#32;two', 'one two'],
    ['&quot;a&quot; &apos;b&apos; &AMP; &constructor;', '"a" \'b\' & &constructor;'],
  ])('reads the text of %s as %s', (html, text) => {
    expect(
      toTextParts(html)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })

  it.each([
    ['<a class="b" href="https://shop.example/a?b=1&amp;c" title="d">Go</a >', 'https://shop.example/a?b=1&c'],
    ['<a href="http://shop.example/why">Go</a>', 'http://shop.example/why'],
    ["<A\nHREF = 'https://shop.example/'>Go</A>", 'https://shop.example/'],
    ['<a href=https://shop.example/ id=x>Go</a>', 'https://shop.example/'],
    ['<a data-href="https://evil.example" href="https://shop.example">Go</a>', 'https://shop.example'],
  ])('finds the link address in %s', (html, url) => {
    expect(toTextParts(html)).toEqual([{ text: 'Go', url }])
  })

  it('makes no link of an anchor without an address or of another element with one', () => {
    expect(toTextParts('<a name="x">Here</a>')).toEqual([{ text: 'Here' }])
    expect(toTextParts('<article href="https://a.example">Here</a>')).toEqual([{ text: 'Here' }])
  })

  it('cuts the text after at most 2000 characters', () => {
    const text = toTextParts('<a '.repeat(100_000)).map((part) => part.text)
    expect(text.join('').length).toBeLessThanOrEqual(2000)
  })

  it.each([
    ['many beginnings of a link, many addresses and no end', `${'<a '.repeat(160)}${'href='.repeat(60)}${'a'.repeat(1500)}`],
    ['one beginning, many addresses and no end', `<a ${'href='.repeat(400)}`],
    ['many addresses in an invalid link', `<a ${' href='.repeat(180)}>${'<a href=x>'.repeat(90)}`],
    ['blanks where an address should be', `<a href=${' '.repeat(900)}>x</a>${`<a href${' '.repeat(900)}`}`],
    ['a link whose closing tag is not closed', `<a href=x>x</a${' '.repeat(1900)}`],
    ['an address without an end', `<a href=${'x'.repeat(100_000)}`],
    ['nothing but beginnings', '<a '.repeat(100_000)],
  ])('parses a hostile text in less than 500 ms of CPU time: %s', (_, html) => {
    expect(cpuMs(() => toTextParts(html))).toBeLessThan(500)
  })
})
