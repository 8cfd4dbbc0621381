import { describe, expect, it } from 'vitest'
import { storageFor } from '../../../../src/embed/page/storage'

/** A `Storage` that takes at most `room` entries. */
function anArea(room = Number.POSITIVE_INFINITY) {
  const entries = new Map<string, string>()
  const area = {
    entries,
    room,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, value: string) {
      if (!entries.has(key) && entries.size >= area.room) throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, value)
    },
    removeItem: (key: string) => void entries.delete(key),
  }
  return area
}

const blocked = {
  get localStorage(): Storage {
    throw new DOMException('blocked', 'SecurityError')
  },
  sessionStorage: null,
} as unknown as Window
const aView = (areas: object) => areas as unknown as Window

describe('storageFor', () => {
  it.each([
    ['local', 'localStorage'],
    ['session', 'sessionStorage'],
  ] as const)("storage of the kind %s uses the page's %s", (kind, name) => {
    const area = anArea()
    const storage = storageFor(kind, aView({ [name]: area }))
    expect(storage.write('key', 'value')).toBe(true)
    expect([...area.entries]).toEqual([['key', 'value']])
    expect(storage.read('key')).toBe('value')
    storage.remove('key')
    expect([...area.entries]).toEqual([])
  })

  // hazard 4
  it("storage of the kind memory does not touch the page's storage", () => {
    const area = anArea()
    const storage = storageFor('memory', aView({ localStorage: area }))
    storage.write('key', 'value')
    expect(storage.read('key')).toBe('value')
    expect([...area.entries]).toEqual([])
  })

  it.each([
    ['that throws on access', 'local', blocked],
    ['that is null', 'session', blocked],
    ['that does not exist', 'local', aView({})],
    ['that is full from the start', 'local', aView({ localStorage: anArea(0) })],
    ['that does not keep values', 'local', aView({ localStorage: { ...anArea(), getItem: () => null } })],
  ] as const)('falls back to memory for a storage area %s', (_, kind, view) => {
    const storage = storageFor(kind, view)
    expect(storage.write('key', 'value')).toBe(true)
    expect(storage.read('key')).toBe('value')
    storage.remove('key')
    expect(storage.read('key')).toBeNull()
  })

  // hazard 48
  it('keeps a new value in memory when the storage area fills up later', () => {
    const area = anArea()
    const storage = storageFor('local', aView({ localStorage: area }))
    storage.write('old', '1')
    area.room = 1
    expect(storage.write('new', '2')).toBe(true)
    expect([storage.read('old'), storage.read('new')]).toEqual(['1', '2'])
  })

  it('removes the old value when the storage area refuses its replacement', () => {
    const area = anArea()
    const storage = storageFor('local', aView({ localStorage: area }))
    storage.write('key', 'spent')
    area.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(storage.write('key', 'newer')).toBe(true)
    expect([storage.read('key'), [...area.entries]]).toEqual(['newer', []])
  })

  it('removes the old value to make room for the new one', () => {
    const area = anArea()
    const storage = storageFor('local', aView({ localStorage: area }))
    storage.write('key', 'old')
    const { setItem } = area
    area.setItem = (key, value) => {
      if (area.entries.has(key)) throw new DOMException('full', 'QuotaExceededError')
      setItem(key, value)
    }
    storage.write('key', 'newer')
    expect([...area.entries]).toEqual([['key', 'newer']])
  })

  it('writes to the storage area again once it has room', () => {
    const area = anArea()
    const storage = storageFor('local', aView({ localStorage: area }))
    area.room = 0
    storage.write('key', 'in memory')
    area.room = 1
    storage.write('key', 'in storage')
    area.entries.set('key', 'from another tab')
    expect(storage.read('key')).toBe('from another tab')
  })

  // hazard 48
  it('holds nothing for an area that begins to throw, so that what another tab writes meanwhile counts afterwards', () => {
    const area = anArea()
    let isBlocked = false
    const storage = storageFor('local', {
      get localStorage() {
        if (isBlocked) throw new DOMException('blocked', 'SecurityError')
        return area
      },
    } as unknown as Window)
    storage.write('key', 'before')
    isBlocked = true
    expect(storage.write('key', 'while it was blocked')).toBe(false)
    expect(storage.read('key')).toBeUndefined()
    area.entries.set('key', 'from another tab')
    isBlocked = false
    expect(storage.read('key')).toBe('from another tab')
  })

  it('leaves no entry behind after testing a storage area', () => {
    const area = anArea()
    storageFor('local', aView({ localStorage: area }))
    expect([...area.entries]).toEqual([])
  })
})
