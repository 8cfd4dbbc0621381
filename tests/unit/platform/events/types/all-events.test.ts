/** Compares our events with the recorded tables: every event exists, and exactly the values that a table lists are converted. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allEvents } from '../../../../../src/platform/events/types/all-events'
import { toEvent } from '../../../../../src/platform/events/types/envelope'
import { isRecord, type JsonRecord } from '../../../../../src/platform/wire/record'

interface RecordedEvent {
  isDomainEvent: boolean
  conversions: Record<string, string[]>
}
const { entities } = JSON.parse(readFileSync('tests/wire/tables/field-conversions.json', 'utf8')) as {
  entities: Record<string, { events?: Record<string, RecordedEvent> }>
}
const recorded = Object.values(entities).flatMap(({ events }) => Object.entries(events ?? {}))

/** One value of each kind as it arrives, and a check that it was converted as that kind is. */
const KINDS: Record<string, { wire: unknown; isConverted: (value: unknown) => boolean }> = {
  timestamp: { wire: '2026-01-02T03:04:05Z', isConverted: (value) => value instanceof Date },
  float: { wire: 'NaN', isConverted: (value) => Number.isNaN(value) },
  image: { wire: { id: 'a.jpg' }, isConverted: (value) => isRecord(value) && value.kind === 'image' },
  videoV2: { wire: { id: 'a' }, isConverted: (value) => isRecord(value) && value.kind === 'video' },
  fieldMask: { wire: 'a,b', isConverted: Array.isArray },
  // Not converted.
  address: { wire: { country: 'IE' }, isConverted: (value) => JSON.stringify(value) === '{"country":"IE"}' },
  pageUrlV2: { wire: { relativePath: '/a' }, isConverted: (value) => JSON.stringify(value) === '{"relativePath":"/a"}' },
}

const nest = (path: string, value: unknown): JsonRecord => {
  const [key = '', ...rest] = path.split('.')
  return { [key]: rest.length ? nest(rest.join('.'), value) : value }
}
const dig = (path: string, node: unknown): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), node)

/** A payload with `value` at `path` of the event. */
function payloadWith(type: string, root: string, path: string, value: unknown): JsonRecord {
  const inside = nest(path, value)
  const { legacy } = allEvents.find((event) => event.type === type) ?? {}
  if (legacy) return inside
  if (root === 'data') return { actionEvent: { body: inside } }
  if (root === 'metadata') return { ...inside, slug: 'deleted', deletedEvent: {} }
  if (root === 'modifiedFields') return { updatedEvent: { currentEntity: {}, modifiedFields: { [path]: value } } }
  return { slug: 'deleted', deletedEvent: { deletedEntity: inside } }
}

describe('allEvents', () => {
  it('contains each of the 90 recorded events once', () => {
    const types = allEvents.map(({ type }) => type as string)
    expect([...types].sort()).toEqual(recorded.map(([type]) => type).sort())
    expect(types.length).toBe(90)
  })

  it('marks exactly the recorded events that are not domain events as legacy', () => {
    const legacy = allEvents.filter((event) => event.legacy).map(({ type }) => type as string)
    expect(legacy.sort()).toEqual(
      recorded
        .filter(([, event]) => !event.isDomainEvent)
        .map(([type]) => type)
        .sort(),
    )
  })

  it('84 events have recorded conversions, of no other kinds than those that the next test knows', () => {
    const converted = recorded.filter(([, { conversions }]) => Object.values(conversions).some((paths) => paths.length))
    expect(converted).toHaveLength(84)
    expect(new Set(converted.flatMap(([, { conversions }]) => Object.keys(conversions)))).toEqual(new Set(Object.keys(KINDS)))
  })

  it.each(
    recorded.filter(([, { conversions }]) => Object.keys(conversions).length),
  )('%s converts every value that its recorded table lists, but no postal address or page URL', (type, { conversions }) => {
    const definition = allEvents.find((event) => event.type === type)
    const left = Object.entries(conversions).flatMap(([kind, paths]) => {
      const expected = KINDS[kind]
      if (!expected) return [kind]
      return paths.filter((full) => {
        const [root = '', ...rest] = full.split('.')
        const path = rest.join('.')
        const payload = JSON.stringify(payloadWith(type, root, path, expected.wire))
        const event = toEvent({ type, payload }, definition)
        // The SDK writes "undefined" for the path of a deleted entity.
        const place = root === 'undefined' ? 'entity' : root
        const found = root === 'modifiedFields' ? event.modifiedFields?.[path] : dig(`${place}.${path}`, event)
        return !expected.isConverted(found)
      })
    })
    expect(left).toEqual([])
  })

  it.each(
    recorded.filter(([, { conversions }]) => !Object.keys(conversions).length).map(([type]) => type),
  )('%s, which has no recorded conversions, keeps its data as they arrive', (type) => {
    const definition = allEvents.find((event) => event.type === type)
    const data = { createdDate: '2026-01-02T03:04:05Z', weight: 'NaN', image: { id: 'a.jpg' } }
    expect(definition).toBeDefined()
    expect(toEvent({ type, payload: JSON.stringify(data) }, definition)).toMatchObject({ data })
  })
})
