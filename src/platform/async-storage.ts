/** Asynchronous storage behind the synchronous port that a session reads. A separate file, because pages do not need it. */
import type { Latency, StoragePort } from './storage'

/** Text that the caller keeps somewhere else: a key-value store, a data base, a request's cookies. */
export interface AsyncStoragePort {
  /**
   * Resolves the text under `key`, null when there is none. When it rejects the session goes on in memory, and nothing is written over what could
   * not be read.
   */
  read(key: string): Promise<string | null | undefined>
  /** Resolves once it is kept. When it rejects, or resolves false, `remove` is called: a spent refresh token is worse than none. */
  write(key: string, value: string): Promise<unknown>
  remove(key: string): Promise<unknown>
}

/** Storage of the caller's, of either kind. */
export type AnyStoragePort = StoragePort | AsyncStoragePort

/** `storage` as a session reads it. An asynchronous one is known by its answer to the first read, of the only text that a session keeps. */
export function toSessionStorage(storage: AnyStoragePort, key: string): StoragePort & Latency {
  const first = storage.read(key)
  return isPromise(first) ? inMemory(storage as AsyncStoragePort, key, first) : (storage as StoragePort)
}

function inMemory(storage: AsyncStoragePort, key: string, first: Promise<string | null | undefined>): StoragePort & Latency {
  let text: string | null = null
  /** Raised by every change of ours: what was asked for before it is out of date. */
  let changes = 0
  /** Something has been read, were it nothing. */
  let isKnown = false
  /** The storage still holds what we wanted replaced or removed: it must not come back. */
  let isBehind = false
  let written: Promise<unknown> = Promise.resolve()

  async function take(reading: Promise<string | null | undefined>): Promise<void> {
    const before = changes
    try {
      const found = (await reading) ?? null
      isKnown = true
      if (changes === before && !isBehind) text = found
    } catch {
      // Out of reach: what is known stays.
    }
  }

  const opened = take(first)
  let isOpen = false

  async function pull(): Promise<void> {
    await written
    const wasOpen = isOpen
    isOpen = true
    await (wasOpen ? take(attempt(() => storage.read(key))) : opened)
  }

  /** One after the other, so that the last change is the one that stays. */
  function change(next: string | null, task: () => Promise<unknown>): true {
    changes += 1
    text = next
    written = written.then(task).catch(() => {})
    return true
  }

  async function remove(): Promise<void> {
    isBehind = true
    await storage.remove(key)
    isBehind = false
  }

  async function write(value: string): Promise<void> {
    await opened
    if (!isKnown) return
    isBehind = true
    const isKept = await attempt(() => storage.write(key, value)).catch(() => false)
    if (isKept === false) await remove()
    isBehind = false
  }

  return {
    pull,
    push: async () => void (await written),
    read: () => text,
    write: (_, value) => change(value, () => write(value)),
    remove: () => void change(null, remove),
  }
}

/** A port that throws is one that rejects. */
const attempt = async <T>(ask: () => Promise<T>): Promise<T> => ask()

const isPromise = (value: unknown): value is Promise<string | null | undefined> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function'
