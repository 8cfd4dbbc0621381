/**
 * Storage of the page, with memory as its fallback: with blocked or full storage the shop works, but nothing is remembered for
 * other visits.
 */
import { memoryStorage, type StoragePort, webStorage } from '../../platform/storage'
import type { StorageKind, SwitchableStorage } from './page-shop'

/** Memory replaces storage that does not work. */
function areaOf(kind: StorageKind, view: Window): StoragePort {
  if (kind === 'memory') return memoryStorage()
  const area = webStorage(() => (kind === 'session' ? view.sessionStorage : view.localStorage))
  const probe = 'cartlet:probe'
  const works = area.write(probe, '1') && area.read(probe) === '1'
  area.remove(probe)
  return works ? area : memoryStorage()
}

export function storageFor(kind: StorageKind, view: Window): SwitchableStorage {
  /** For values that the area has no room for. */
  let overflow: StoragePort
  let area: StoragePort
  const storage: SwitchableStorage = {
    read: (key) => overflow.read(key) ?? area.read(key),
    write: (key, value) => {
      overflow.remove(key)
      if (area.write(key, value)) return true
      area.remove(key) // an outdated value must not survive, and removing it may make room
      // Nothing is held for an area that cannot be read: when it answers again, another tab may have written a newer value.
      return area.write(key, value) || (area.read(key) !== undefined && overflow.write(key, value))
    },
    remove: (key) => {
      overflow.remove(key)
      area.remove(key)
    },
    switchTo(next) {
      overflow = memoryStorage()
      area = areaOf(next, view)
    },
  }
  storage.switchTo(kind)
  return storage
}
