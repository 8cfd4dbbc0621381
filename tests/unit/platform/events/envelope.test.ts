import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allEvents } from '../../../../src/platform/events/all-events'
import { cartDeleted, cartUpdated, checkoutCompleted } from '../../../../src/platform/events/checkout-events'
import { toEvent, toRawEvent } from '../../../../src/platform/events/envelope'
import { isEventError } from '../../../../src/platform/events/errors'
import { legacyInventoryItemChanged } from '../../../../src/platform/events/legacy-events'

const rawOf = (type: string, payload: unknown) => ({ type, instanceId: 'i', payload: JSON.stringify(payload) })
const ABOUT = { id: 'e', entityFqdn: 'wix.ecom.v1.cart', slug: 'updated', entityId: 'c', entityEventSequence: '7' }

describe('toEvent', () => {
  it('gives an update its entity, its changed fields and what surrounds them', () => {
    const updatedEvent = {
      currentEntity: { id: 'c', createdDate: '2026-01-01T00:00:00Z' },
      modifiedFields: { createdDate: '2025-01-01T00:00:00Z' },
    }
    const payload = { ...ABOUT, updatedEvent, eventTime: '2026-03-01T11:59:59.123456Z' }
    expect(toEvent(rawOf(cartUpdated.type, payload), cartUpdated)).toEqual({
      type: 'wix.ecom.v1.cart_updated',
      entity: { id: 'c', createdDate: new Date('2026-01-01T00:00:00Z') },
      modifiedFields: { createdDate: new Date('2025-01-01T00:00:00Z') },
      metadata: { instanceId: 'i', ...ABOUT, eventTime: new Date('2026-03-01T11:59:59.123Z') },
    })
  })

  it('converts what was deleted', () => {
    const deletedEvent = {
      deletedEntity: { id: 'c', createdDate: '2026-01-01T00:00:00Z', lineItems: [{ image: { id: 'a.jpg' } }] },
    }
    expect(toEvent(rawOf(cartDeleted.type, { ...ABOUT, slug: 'deleted', deletedEvent }), cartDeleted).entity).toEqual({
      id: 'c',
      createdDate: new Date('2026-01-01T00:00:00Z'),
      lineItems: [{ image: { kind: 'image', id: 'a.jpg' } }],
    })
  })

  it('has no entity where nothing but the deletion was told', () => {
    const event = toEvent(rawOf(cartDeleted.type, { ...ABOUT, slug: 'deleted', deletedEvent: {} }), cartDeleted)
    expect(event).not.toHaveProperty('entity')
  })

  it('converts the entities inside an action', () => {
    const actionEvent = { body: { checkout: { createdDate: '2026-01-01T00:00:00Z' }, orderId: 'o' } }
    expect(toEvent(rawOf(checkoutCompleted.type, { ...ABOUT, actionEvent }), checkoutCompleted).data).toEqual({
      checkout: { createdDate: new Date('2026-01-01T00:00:00Z') },
      orderId: 'o',
    })
  })

  it('gives an older event its data and nothing that it does not know', () => {
    const payload = { productId: 'p', fieldMask: 'a,b.c', updatedDate: '2026-01-01T00:00:00Z' }
    expect(toEvent(rawOf(legacyInventoryItemChanged.type, payload), legacyInventoryItemChanged)).toEqual({
      type: legacyInventoryItemChanged.type,
      data: { productId: 'p', fieldMask: ['a', 'b.c'], updatedDate: new Date('2026-01-01T00:00:00Z') },
      metadata: { instanceId: 'i' },
    })
  })

  it('passes a null in a list on', () => {
    const payload = { ...ABOUT, updatedEvent: { currentEntity: { lineItems: [null] } } }
    expect(toEvent(rawOf(cartUpdated.type, payload), cartUpdated).entity).toEqual({ lineItems: [null] })
  })

  const awkward = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 4 }, fc.jsonValue(), tie('record'), fc.array(tie('value'), { maxLength: 3 })),
    record: fc.dictionary(
      fc.constantFrom(
        '__proto__',
        'constructor',
        'id',
        'slug',
        'createdEvent',
        'updatedEvent',
        'deletedEvent',
        'actionEvent',
        'entity',
        'currentEntity',
        'modifiedFields',
        'body',
        'lineItems',
        'image',
        'createdDate',
        'eventTime',
        'checkout',
        'order',
      ),
      tie('value'),
      { noNullPrototype: true },
    ),
  })).value

  it('answers whatever is signed with an event or with our own error, and reaches no prototype', { timeout: 60_000 }, () => {
    const before = Object.getOwnPropertyNames(Object.prototype)
    fc.assert(
      fc.property(awkward, fc.constantFrom(undefined, ...allEvents), awkward, (payload, definition, identity) => {
        try {
          const data = { eventType: definition?.type ?? 'x', data: JSON.stringify(payload), identity: JSON.stringify(identity) }
          toEvent(toRawEvent({ data: JSON.stringify(data) }), definition)
        } catch (error) {
          expect(isEventError(error), `${error}`).toBe(true)
        }
      }),
      { numRuns: 2000 },
    )
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
  })
})
