import { describe, expect, it } from 'vitest'
import { storageFor } from '../../../../src/embed/page/storage'

/** A `Storage` with room for so many entries. */
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

describe('storage', () => {
  it.each([
    ['local', 'localStorage'],
    ['session', 'sessionStorage'],
  ] as const)('of the kind %s is the page’s %s', (kind, name) => {
    const area = anArea()
    const storage = storageFor(kind, aView({ [name]: area }))
    expect(storage.write('key', 'value')).toBe(true)
    expect([...area.entries]).toEqual([['key', 'value']])
    expect(storage.read('key')).toBe('value')
    storage.remove('key')
    expect([...area.entries]).toEqual([])
  })

  // hazard 4
  it('of the kind memory leaves the page’s storage alone', () => {
    const area = anArea()
    const storage = storageFor('memory', aView({ localStorage: area }))
    storage.write('key', 'value')
    expect(storage.read('key')).toBe('value')
    expect([...area.entries]).toEqual([])
  })

  it.each([
    ['that throws when touched', 'local', blocked],
    ['that is null', 'session', blocked],
    ['that is not there', 'local', aView({})],
    ['that is full from the start', 'local', aView({ localStorage: anArea(0) })],
    ['that forgets', 'local', aView({ localStorage: { ...anArea(), getItem: () => null } })],
  ] as const)('%s is replaced by memory', (_, kind, view) => {
    const storage = storageFor(kind, view)
    expect(storage.write('key', 'value')).toBe(true)
    expect(storage.read('key')).toBe('value')
    storage.remove('key')
    expect(storage.read('key')).toBeNull()
  })

  // hazard 48
  it('that fills up later keeps the newest value in memory', () => {
    const area = anArea()
    const storage = storageFor('local', aView({ localStorage: area }))
    storage.write('old', '1')
    area.room = 1
    expect(storage.write('new', '2')).toBe(true)
    expect([storage.read('old'), storage.read('new')]).toEqual(['1', '2'])
  })

  it('that refuses the newer value does not keep the older one for the next visit', () => {
    const area = anArea()
    const storage = storageFor('local', aView({ localStorage: area }))
    storage.write('key', 'spent')
    area.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(storage.write('key', 'newer')).toBe(true)
    expect([storage.read('key'), [...area.entries]]).toEqual(['newer', []])
  })

  it('that has room for one value but not for two is given the newer one', () => {
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

  it('that has room again holds the value itself, not memory', () => {
    const area = anArea()
    const storage = storageFor('local', aView({ localStorage: area }))
    area.room = 0
    storage.write('key', 'in memory')
    area.room = 1
    storage.write('key', 'in storage')
    area.entries.set('key', 'from another tab')
    expect(storage.read('key')).toBe('from another tab')
  })

  it('leaves no trace of having been tried', () => {
    const area = anArea()
    storageFor('local', aView({ localStorage: area }))
    expect([...area.entries]).toEqual([])
  })
})
