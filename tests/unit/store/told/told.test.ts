import { describe, expect, it } from 'vitest'
import { enNotice } from '../../../../src/i18n/compiled/english/en-notice'
import { enPage } from '../../../../src/i18n/compiled/english/en-page'
import type { Telling, ToldChange } from '../../../../src/store/base/state'
import { toldWith } from '../../../../src/store/told/told'
import { toldText } from '../../../../src/widget/notice/told-text'
import { aLine } from '../../../support/fixtures/views'

const WORDS = { ...enNotice, clampedStatus: enPage.clampedStatus }
const change = (name: string, before: number, after: number): ToldChange => ({
  line: aLine({ id: name, key: name, name, quantity: after }),
  before,
  after,
})
const says = (...news: Telling[]) => {
  let told: ReturnType<typeof toldWith> | undefined
  for (const one of news) told = toldWith(told, one)
  return told && toldText(told, WORDS)
}

describe('toldWith and toldText', () => {
  it('the notice describes a single change in one sentence', () => {
    expect(says({ by: 'agent', changes: [change('Blue Mug', 0, 2)] })).toBe('An assistant added to your cart: Blue Mug (2).')
    expect(says({ by: 'agent', changes: [change('Blue Mug', 3, 1)] })).toBe(
      'An assistant changed a quantity in your cart: Blue Mug, now 1.',
    )
    expect(says({ by: 'agent', changes: [change('Blue Mug', 3, 0)] })).toBe('An assistant removed from your cart: Blue Mug.')
    expect(says({ by: 'link', changes: [change('Blue Mug', 1, 2)] })).toBe('Added from your link: Blue Mug (1).')
  })

  it('the notice joins changes of one line and says nothing about changes that cancel out', () => {
    const [first, second] = [change('Blue Mug', 0, 2), change('Blue Mug', 2, 5)]
    expect(says({ by: 'agent', changes: [first] }, { by: 'agent', changes: [second] })).toContain('Blue Mug (5)')
    expect(says({ by: 'agent', changes: [first] }, { by: 'agent', changes: [change('Blue Mug', 2, 0)] })).toBe('')
    expect(says({ by: 'agent', changes: [first, change('Tee', 0, 1)] })).toBe('An assistant changed your cart: 2 products.')
  })

  it('the notice keeps a proposal when a further change is told, but not after an undo', () => {
    const told = toldWith(undefined, { by: 'agent', proposes: true })
    const more: Telling = { by: 'agent', changes: [change('Blue Mug', 0, 2)] }
    expect(toldText(toldWith(told, more), WORDS)).toBe(`An assistant added to your cart: Blue Mug (2). ${enNotice.agentProposes}`)
    expect(toldWith({ ...told, status: 'undone' }, more)).not.toHaveProperty('proposes')
  })

  it.each<[string, Telling, object]>([
    ['an order', { by: 'checkout', order: { outcome: 'open' } }, { order: { outcome: 'open' } }],
    ['a coupon', { by: 'link', coupon: 'waits' }, { coupon: 'waits' }],
    ['a proposal', { by: 'agent', proposes: true }, { proposes: true }],
    [
      'a problem',
      { by: 'link', problems: [{ kind: 'sold-out', name: 'Tee' }] },
      { problems: [{ kind: 'sold-out', name: 'Tee' }] },
    ],
  ])('the notice of %s has that, and a turn of its own', (_, telling, more) => {
    const told = toldWith(undefined, telling)
    expect(told).toEqual({ by: telling.by, turn: 1, status: 'told', changes: [], problems: [], ...more })
    const next = toldWith(told, { by: 'agent' })
    expect(next).toMatchObject({ by: 'agent', turn: 2 })
    expect([next.order, next.coupon, next.problems]).toEqual([undefined, undefined, []])
  })

  it('the notice of a line that changed twice names it as it was and as it is', () => {
    const told = toldWith(undefined, { by: 'agent', changes: [change('Blue Mug', 0, 2)] })
    const [both] = toldWith(told, { by: 'agent', changes: [change('Blue Mug', 2, 5)] }).changes
    expect([both?.before, both?.after, both?.line.quantity]).toEqual([0, 5, 5])
  })

  it('the notice starts a new list of changes after an undo and for another originator', () => {
    const told = toldWith(undefined, { by: 'agent', changes: [change('Blue Mug', 0, 1)] })
    expect(toldWith({ ...told, status: 'undone' }, { by: 'agent', changes: [change('Tee', 0, 1)] }).changes).toHaveLength(1)
    expect(toldWith(told, { by: 'link', changes: [change('Tee', 0, 1)] }).changes).toHaveLength(1)
  })

  it('the notice says once, without a name, what is not known of products of a link', () => {
    const problems = (['unknown', 'failed', 'unknown', 'quantity'] as const).map((kind) => ({ kind, name: '' }))
    expect(says({ by: 'link', problems })).toBe(
      'Your link contains a product that is not sold here. A product from your link could not be added to your cart. Your link asks for a quantity that is not available.',
    )
  })

  it('the notice describes failed changes, but not the fourth of them', () => {
    const problems = ['a', 'b', 'c', 'd'].map((name) => ({ kind: 'sold-out', name }) as const)
    const text = says({ by: 'link', changes: [change('Blue Mug', 0, 1)], problems }) ?? ''
    expect(text).toMatch(/^Added from your link: Blue Mug \(1\)\. a is sold out\. /)
    expect(text).not.toContain('d is')
    expect(says({ by: 'link', problems: [{ kind: 'some', name: 'Vase', quantity: 3 }] })).toContain('Only 3 of Vase')
    expect(says({ by: 'agent', proposes: true })).toBe(enNotice.agentProposes)
  })
})
