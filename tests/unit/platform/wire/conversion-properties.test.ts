/** Properties of every conversion table for any JSON, tried with thousands of values. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convert } from '../../../../src/platform/wire/convert'
import { encodeJson } from '../../../../src/platform/wire/encode'
import { parseMediaUri, toMediaUri } from '../../../../src/platform/wire/media-uri'
import { PROPERTY_RUNS } from '../../../support/fuzz/fuzz-run'
import { fitting, hostileJson, inverse, isForReplies, misfitting, TABLE_KEYS, TABLES } from '../../../support/source/conversions'

const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) {
    for (const key of Object.keys(value)) deepFreeze((value as Record<string, unknown>)[key])
    Object.freeze(value)
  }
  return value
}
const unpolluted = () => {
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(Object.keys(Object.prototype)).toEqual([])
}

describe('the tables of the client', () => {
  it('finds the conversion tables of the client', () => {
    expect(TABLES.length).toBeGreaterThan(1)
  })

  it.each(TABLES.filter(({ table }) => isForReplies(table)))('converting to an entity and back returns the same value: $name', {
    timeout: 60_000,
  }, ({ table }) => {
    fc.assert(
      fc.property(fitting(table), (wire) => {
        const entity = copyOf(wire)
        const back = JSON.parse(encodeJson(convert(convert(entity, table), inverse(table))) ?? 'null')
        expect(back).toEqual(entity)
      }),
      PROPERTY_RUNS,
    )
  })

  // hazard 68
  it.each(TABLES)('converting any JSON neither throws, nor changes its argument or Object.prototype: $name', {
    timeout: 60_000,
  }, ({ table }) => {
    fc.assert(
      fc.property(fc.oneof(misfitting(table), hostileJson(TABLE_KEYS)), (json) => {
        const text = JSON.stringify(json)
        const entity = deepFreeze(JSON.parse(text))
        encodeJson(convert(entity, table))
        expect(JSON.stringify(entity)).toBe(text)
        unpolluted()
      }),
      PROPERTY_RUNS,
    )
  })

  it('convert() keeps __proto__ as an ordinary key', () => {
    const shout = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value)
    const entity = JSON.parse('{"map":{"__proto__":"a","constructor":"b"},"__proto__":{"polluted":"c"}}')
    const converted = convert<typeof entity>(entity, [[shout, 'map.*', '__proto__.polluted', 'constructor.name']])
    expect(JSON.stringify(converted)).toBe('{"map":{"__proto__":"A","constructor":"B"},"__proto__":{"polluted":"C"}}')
    unpolluted()
  })
})

describe('media URIs', () => {
  const id = fc.stringMatching(/^[A-Za-z0-9_~.-]+$/)
  const size = fc.record({ width: fc.nat(), height: fc.nat() })
  const filename = fc.string({ minLength: 1 })

  it('writing a media value as a URI and parsing it returns the same value', { timeout: 60_000 }, () => {
    const image = fc
      .tuple(id, filename, size)
      .map(([of, name, measured]) => ({ kind: 'image', id: of, filename: name, alt: name, ...measured }))
    const video = fc
      .tuple(
        id,
        filename,
        fc.array(
          fc.tuple(id, size).map(([of, measured]) => ({ id: of, ...measured })),
          { minLength: 1, maxLength: 1 },
        ),
      )
      .map(([of, name, posters]) => ({ kind: 'video', id: of, filename: name, posters }))
    const audio = fc
      .tuple(id, filename, fc.nat())
      .map(([of, name, duration]) => ({ kind: 'audio', id: of, filename: name, duration }))
    const file = fc.tuple(id, filename).map(([of, name]) => ({ kind: 'document', id: of, filename: name }))
    fc.assert(
      fc.property(fc.oneof(image, video, audio, file), (media) => {
        expect(parseMediaUri(toMediaUri(media as never))).toEqual(media)
      }),
      PROPERTY_RUNS,
    )
  })

  it('parseMediaUri does not throw for any value', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostileJson([]),
          fc.string().map((text) => `wix:image://v1/${text}`),
        ),
        (value) => {
          parseMediaUri(value)
        },
      ),
      PROPERTY_RUNS,
    )
  })
})
