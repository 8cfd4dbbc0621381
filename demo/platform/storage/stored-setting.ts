/** A group of the shop owner's settings, kept in the database so that they survive a restart. */
import type { Db } from './db'

export interface StoredSetting<T> {
  get(): T
  set(changes: Partial<T>): T
  reset(): T
}

export function storedSetting<T extends object>(db: Db, name: string, defaults: T): StoredSetting<T> {
  const stored = db.get<{ value: string }>('SELECT value FROM setting WHERE name = ?', name)
  let setting: T = { ...defaults, ...(stored && (JSON.parse(stored.value) as Partial<T>)) }
  const set = (changes: Partial<T>): T => {
    setting = { ...setting, ...changes }
    db.run(
      'INSERT INTO setting VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      name,
      JSON.stringify(setting),
    )
    return setting
  }
  return { get: () => setting, set, reset: () => set(defaults) }
}
