/** A merchant's changes to categories. Each function is one transaction. */

import { applicationError, refuse } from '../../../gateway/errors'
import type { Db } from '../../../storage/db'
import { type Json, optionalOneOf, optionalRecord, optionalString, own } from '../../../untrusted'
import type { Catalog } from '../../catalog'
import type { Collection } from '../../product'
import { type CollectionChange, type CollectionWrites, readCollectionChange } from '../../writes/collection-writes'

const MAX_LEVELS = 5
const POSITIONS = ['FIRST', 'LAST', 'AFTER'] as const

/** The fields of a category that can be changed; the parent is changed by `move`. */
export const readCategoryChange = (category: Json, at: string): CollectionChange => readCollectionChange(category, at)

export const readParent = (category: Json): string | undefined => {
  const parent = optionalRecord(own(category, 'parentCategory'), 'category.parentCategory')
  return parent && optionalString(own(parent, 'id'), 'category.parentCategory.id', 36)
}

interface Places {
  db: Db
  catalog: Catalog
  writes: CollectionWrites
}

const mismatch = (revision: number, sent: string) =>
  applicationError(409, 'REVISION_MISMATCH', `The category has revision ${revision}, not ${sent}.`, { revision: `${revision}` })

export const createCategoryWrites = ({ db, catalog, writes }: Places) => {
  const childrenOf = (parentId: string | null): Collection[] =>
    catalog.collections().filter((collection) => collection.parentId === parentId)
  const depthBelow = (id: string): number => 1 + Math.max(0, ...childrenOf(id).map((child) => depthBelow(child.id)))
  const ancestorsOf = (id: string | null): Collection[] => {
    if (id === null) return []
    const category = writes.read(id)
    return [...ancestorsOf(category.parentId), category]
  }
  const checkPlace = (parentId: string | null, levels: number): void => {
    if (ancestorsOf(parentId).length + levels > MAX_LEVELS)
      throw applicationError(428, 'TREE_DEPTH_EXCEEDED', `A tree has at most ${MAX_LEVELS} levels.`)
  }

  const create = (change: CollectionChange): Collection =>
    db.transaction(() => {
      checkPlace(change.parentId ?? null, 1)
      return writes.create(change)
    })

  /** A write names the revision that it has read; it is refused when another write came in between. */
  const checkRevision = (id: string, sent: string): void => {
    const { revision } = writes.read(id)
    if (sent !== String(revision)) throw mismatch(revision, sent)
  }

  const update = (id: string, change: CollectionChange, revision: string): Collection =>
    db.transaction(() => {
      checkRevision(id, revision)
      return writes.update(id, change)
    })

  /** Hiding a category hides its subcategories; a category below a hidden one cannot be shown. */
  const setVisible = (id: string, visible: boolean, revision?: string): Collection =>
    db.transaction(() => {
      if (revision !== undefined) checkRevision(id, revision)
      const { parentId } = writes.read(id)
      if (visible && ancestorsOf(parentId).some((above) => !above.visible))
        throw applicationError(428, 'PARENT_CATEGORY_NOT_VISIBLE', 'A category above it is hidden.')
      const changed = writes.update(id, { visible })
      if (!visible) for (const child of childrenOf(id)) setVisible(child.id, false)
      return changed
    })

  /** Removes the category with its subcategories. */
  const remove = (id: string): void =>
    db.transaction(() => {
      for (const child of childrenOf(writes.read(id).id)) remove(child.id)
      writes.remove(id)
    })

  /** Moves a category to another parent or position; returns the new order of that parent's children. */
  const move = (id: string, body: Json): { parentCategoryId?: string; categoriesAfterMove: string[] } =>
    db.transaction(() => {
      const parentId = optionalString(own(body, 'parentCategoryId'), 'parentCategoryId', 36) ?? null
      const position =
        optionalOneOf(own(body, 'position'), 'position', POSITIONS) ?? refuse('position', 'is required', 'REQUIRED_FIELD')
      if (ancestorsOf(parentId).some((above) => above.id === id)) refuse('parentCategoryId', 'stands below the category itself')
      checkPlace(parentId, depthBelow(id))
      const others = childrenOf(parentId)
        .map((child) => child.id)
        .filter((other) => other !== id)
      const after = optionalString(own(body, 'moveAfterCategoryId'), 'moveAfterCategoryId', 36)
      const at = position === 'FIRST' ? 0 : position === 'LAST' ? others.length : others.indexOf(after ?? '') + 1
      if (position === 'AFTER' && at === 0) refuse('moveAfterCategoryId', 'is not a child of that parent')
      const ordered = [...others.slice(0, at), id, ...others.slice(at)]
      writes.update(id, { parentId })
      const rest = catalog.collections().map((collection) => collection.id)
      writes.reorder([...rest.filter((other) => !ordered.includes(other)), ...ordered])
      return { ...(parentId !== null && { parentCategoryId: parentId }), categoriesAfterMove: ordered }
    })

  return { create, update, setVisible, remove, move }
}
