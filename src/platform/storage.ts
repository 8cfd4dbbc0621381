/** Storage between page loads. Separate from the other ports, because the widget uses it before the client is loaded. */

/** Text storage across visits. No method throws, although the storage may be blocked, full or missing. */
export interface StoragePort {
  /** The text under `key`: null when there is none; undefined when it cannot be read, so that what was known of it still counts. */
  read(key: string): string | null | undefined
  /** False when the text could not be stored. */
  write(key: string, value: string): boolean
  remove(key: string): void
}

/** The waits of a session for an asynchronous storage. Neither method rejects. */
export interface Latency {
  /** Resolves once `read` returns the current text of the storage. */
  pull?(): Promise<void>
  /** Resolves once all changes are stored. */
  push?(): Promise<void>
}

/** The part of `Storage` that is used, which programs without the types of a document lack. */
interface WebStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** A `Storage` as the port. `area` is called every time, because even access to a blocked storage throws. */
export function webStorage(area: () => WebStorage | null | undefined): StoragePort {
  const attempt = <T, F = undefined>(use: (storage: WebStorage) => T, otherwise?: F): T | F => {
    try {
      const storage = area()
      return storage ? use(storage) : (otherwise as F)
    } catch {
      return otherwise as F
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key)),
    write: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key)),
  }
}

/** A storage in memory. */
export function memoryStorage(): StoragePort {
  const entries = new Map<string, string>()
  return {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => {
      entries.set(key, value)
      return true
    },
    remove: (key) => {
      entries.delete(key)
    },
  }
}
