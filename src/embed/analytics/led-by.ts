/** Remembers by product the list in which the visitor last picked it, so that the list keeps its sales until the order is placed. */
import type { StoragePort } from '../../platform/storage'
import { isRecord } from '../../platform/wire/record'
import type { ListItem } from '../../store/collections/item-list'

const MOST = 50

type Place = Pick<ListItem, 'item_list_id' | 'item_list_name' | 'index'>

/** Any script can write into the page's storage. */
const isPlace = (value: unknown): boolean =>
  isRecord(value) && Object.keys(value).join() === 'item_list_id,item_list_name,index' && Number.isInteger(value.index)

export interface LedBy {
  /** The visitor picks the item in its list: follows it, or adds it from there. */
  picked(item: ListItem): void
  placeOf(productId: string): Place | undefined
}

/** @param storage of this tab: the visitor comes back from the checkout in it */
export function createLedBy(storage: StoragePort, key: string): LedBy {
  function read(): Map<string, Place> {
    try {
      const kept: unknown = JSON.parse(storage.read(key) ?? '')
      return new Map(Array.isArray(kept) ? kept.filter((pair) => Array.isArray(pair) && isPlace(pair[1])) : [])
    } catch {
      return new Map()
    }
  }
  return {
    picked({ item_id, item_list_id, item_list_name, index }) {
      const places = read()
      places.delete(item_id)
      places.set(item_id, { item_list_id, item_list_name, index })
      storage.write(key, JSON.stringify([...places].slice(-MOST)))
    },
    placeOf: (productId) => read().get(productId),
  }
}
