import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEventError } from '../../../../../src/platform/events/receive/errors'
import { allEvents } from '../../../../../src/platform/events/types/all-events'
import { cartDeleted, cartUpdated, checkoutCompleted } from '../../../../../src/platform/events/types/checkout-events'
import { toEvent, toRawEvent } from '../../../../../src/platform/events/types/envelope'
import { legacyInventoryItemChanged } from '../../../../../src/platform/events/types/legacy-events'
import { PROPERTY_RUNS } from '../../../../support/fuzz/fuzz-run'

const rawOf = (type: string, payload: unknown) => ({ type, instanceId: 'i', payload: JSON.stringify(payload) })
const ABOUT = { id: 'e', entityFqdn: 'wix.ecom.v1.cart', slug: 'updated', entityId: 'c', entityEventSequence: '7' }

describe('toEvent', () => {
  it('converts the entity, modified fields and metadata of an update', () => {
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

  it('converts the deleted entity of a deletion', () => {
    const deletedEvent = {
      deletedEntity: { id: 'c', createdDate: '2026-01-01T00:00:00Z', lineItems: [{ image: { id: 'a.jpg' } }] },
    }
    expect(toEvent(rawOf(cartDeleted.type, { ...ABOUT, slug: 'deleted', deletedEvent }), cartDeleted).entity).toEqual({
      id: 'c',
      createdDate: new Date('2026-01-01T00:00:00Z'),
      lineItems: [{ image: { kind: 'image', id: 'a.jpg' } }],
    })
  })

  it('returns no entity for a deletion whose body is empty', () => {
    const event = toEvent(rawOf(cartDeleted.type, { ...ABOUT, slug: 'deleted', deletedEvent: {} }), cartDeleted)
    expect(event).not.toHaveProperty('entity')
  })

  it.each([
    ['is empty', { updatedEvent: {} }],
    ['is null', { updatedEvent: null }],
    ['holds a text in place of the entity', { updatedEvent: { currentEntity: 'cart' } }],
    ['is missing', {}],
  ])('returns only type and metadata for an update whose body %s', (_, body) => {
    expect(toEvent(rawOf(cartUpdated.type, { ...ABOUT, ...body }), cartUpdated)).toEqual({
      type: cartUpdated.type,
      metadata: { instanceId: 'i', ...ABOUT },
    })
  })

  it('keeps the modified fields of an update without its entity', () => {
    const updatedEvent = { modifiedFields: { createdDate: '2025-01-01T00:00:00Z' } }
    const event = toEvent(rawOf(cartUpdated.type, { ...ABOUT, updatedEvent }), cartUpdated)
    expect(event.modifiedFields).toEqual({ createdDate: new Date('2025-01-01T00:00:00Z') })
    expect(event).not.toHaveProperty('entity')
  })

  it.each([
    ['has no body', { actionEvent: {} }],
    ['is null', { actionEvent: null }],
    ['is missing', {}],
  ])('returns only type and metadata for an action that %s', (_, body) => {
    expect(toEvent(rawOf(checkoutCompleted.type, { ...ABOUT, ...body }), checkoutCompleted)).toEqual({
      type: checkoutCompleted.type,
      metadata: { instanceId: 'i', ...ABOUT },
    })
  })

  it('recognises a deletion without a slug by its deletedEvent', () => {
    const { slug: _, ...about } = ABOUT
    const deletedEvent = { deletedEntity: { id: 'c', createdDate: '2026-01-01T00:00:00Z' } }
    expect(toEvent(rawOf(cartDeleted.type, { ...about, deletedEvent }), cartDeleted).entity).toEqual({
      id: 'c',
      createdDate: new Date('2026-01-01T00:00:00Z'),
    })
    expect(toEvent(rawOf(cartDeleted.type, { ...about, deletedEvent: {} }), cartDeleted)).toEqual({
      type: cartDeleted.type,
      metadata: { instanceId: 'i', ...about },
    })
  })

  it.each([
    ['with a definition', cartUpdated],
    ['without a definition', undefined],
  ])('keeps "__proto__" in a signed event as an ordinary key %s', (_, definition) => {
    const text = `{"id":"e","__proto__":{"isAdmin":true},"updatedEvent":{"__proto__":{"isAdmin":true},"currentEntity":{"id":"c","__proto__":{"isAdmin":true},"lineItems":[{"__proto__":{"isAdmin":true}}]}}}`
    const identity = '{"identityType":"MEMBER","__proto__":{"isAdmin":true}}'
    const data = { eventType: cartUpdated.type, data: text, identity, accountInfo: JSON.parse('{"__proto__":{"isAdmin":true}}') }
    const event = toEvent(toRawEvent({ data: JSON.stringify(data) }), definition)
    const objects: object[] = []
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      objects.push(value)
      for (const key of Object.keys(value)) collect(Object.getOwnPropertyDescriptor(value, key)?.value)
    }
    collect(event)
    expect(objects.filter((object) => (object as { isAdmin?: boolean }).isAdmin && !Object.hasOwn(object, 'isAdmin'))).toEqual([])
    expect(objects.filter((object) => !Array.isArray(object) && Object.getPrototypeOf(object) !== Object.prototype)).toEqual([])
    expect(objects.filter((object) => Object.keys(object).includes('__proto__')).length).toBeGreaterThanOrEqual(4)
  })

  it('converts the entities in the body of an action', () => {
    const actionEvent = { body: { checkout: { createdDate: '2026-01-01T00:00:00Z' }, orderId: 'o' } }
    expect(toEvent(rawOf(checkoutCompleted.type, { ...ABOUT, actionEvent }), checkoutCompleted).data).toEqual({
      checkout: { createdDate: new Date('2026-01-01T00:00:00Z') },
      orderId: 'o',
    })
  })

  it('returns the converted data of a legacy event with only the instance id as metadata', () => {
    const payload = { productId: 'p', fieldMask: 'a,b.c', updatedDate: '2026-01-01T00:00:00Z' }
    expect(toEvent(rawOf(legacyInventoryItemChanged.type, payload), legacyInventoryItemChanged)).toEqual({
      type: legacyInventoryItemChanged.type,
      data: { productId: 'p', fieldMask: ['a', 'b.c'], updatedDate: new Date('2026-01-01T00:00:00Z') },
      metadata: { instanceId: 'i' },
    })
  })

  it('keeps null in a list of an entity', () => {
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

  it('returns an event or throws an EventError for any payload, and never changes Object.prototype', { timeout: 60_000 }, () => {
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
      PROPERTY_RUNS,
    )
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
  })
})
