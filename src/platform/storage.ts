/** Where things are kept between page loads. Apart from the other ports: the widget remembers before it connects. */

/** Text kept across visits. No method throws: storage may be blocked, full or gone. */
export interface StoragePort {
  /** The text under `key`, or null when there is none or it cannot be read. */
  read(key: string): string | null
  /** False when it could not be kept. */
  write(key: string, value: string): boolean
  remove(key: string): void
}

/** What a session waits for where storage is asynchronous. Neither rejects. */
export interface Latency {
  /** Until what stands in the storage now can be read. */
  pull?(): Promise<void>
  /** Until what was written is kept. */
  push?(): Promise<void>
}

/** A `Storage` behind the port. `area` is asked every time: merely touching storage throws where it is blocked. */
export function webStorage(area: () => Storage | null | undefined): StoragePort {
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      const storage = area()
      return storage ? use(storage) : otherwise
    } catch {
      return otherwise
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  }
}

/** Storage that lives as long as the page. */
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
