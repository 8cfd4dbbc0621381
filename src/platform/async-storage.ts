/** Adapts an asynchronous storage to the synchronous port that a session reads. A separate file, because pages do not need it. */
import type { Latency, StoragePort } from './storage'

/** Asynchronous storage of the caller for the tokens: a key-value store, a database, the cookies of a request. */
export interface AsyncStoragePort {
  /**
   * Resolves the text stored under `key`, or null when there is none. When it rejects, the session continues in memory and does
   * not overwrite what could not be read.
   */
  read(key: string): Promise<string | null | undefined>
  /**
   * Resolves once the text is stored. When it rejects or resolves false, `remove` is called: a spent refresh token is worse than
   * none.
   */
  write(key: string, value: string): Promise<unknown>
  remove(key: string): Promise<unknown>
}

/** A storage of the caller, synchronous or asynchronous. */
export type AnyStoragePort = StoragePort | AsyncStoragePort

/** `storage` as a session reads it. An asynchronous storage is recognised by the promise that its first `read` returns. */
export function toSessionStorage(storage: AnyStoragePort, key: string): StoragePort & Latency {
  const first = storage.read(key)
  return isPromise(first) ? inMemory(storage as AsyncStoragePort, key, first) : (storage as StoragePort)
}

function inMemory(storage: AsyncStoragePort, key: string, first: Promise<string | null | undefined>): StoragePort & Latency {
  let text: string | null = null
  /** Counts our own changes: a read that started before a change is out of date. */
  let changes = 0
  /** Whether a read has succeeded, even if it found no text. */
  let isKnown = false
  /** Whether the storage still holds a text that we replaced or removed: it must not be read again. */
  let isBehind = false
  let written: Promise<unknown> = Promise.resolve()

  async function take(reading: Promise<string | null | undefined>): Promise<void> {
    const before = changes
    try {
      const found = (await reading) ?? null
      isKnown = true
      if (changes === before && !isBehind) text = found
    } catch {
      // The storage is unreachable: keep the text in memory.
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

  /** Runs the changes in sequence, so that the storage ends with the last one. */
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

/** Turns an exception of the port into a rejection. */
const attempt = async <T>(ask: () => Promise<T>): Promise<T> => ask()

const isPromise = (value: unknown): value is Promise<string | null | undefined> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function'
