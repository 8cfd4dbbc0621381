/** Undoes the cart changes of an agent or a link; the visitor's own changes since then stay. */

import { selectCart, type Told, type ToldChange } from '../base/state'
import type { Shop } from '../shop/shop'

type UndoShop = Pick<Shop, 'store' | 'cart' | 'engine'>

async function undoOne({ store, cart, engine }: UndoShop, { line: was, before, after }: ToldChange): Promise<void> {
  const line = selectCart(store.getState())?.lines.find(({ key, id }) => key === was.key || id === was.id)
  const added = after - before
  if (line) await cart.setQuantity(line.key, Math.max(0, line.quantity - added))
  // When the line is gone, so is the added quantity. A line without a catalog reference cannot be restored.
  else if (added < 0 && was.item) await (await engine()).addItem({ item: was.item, quantity: -added, name: was.name, line: was })
}

/** Never rejects: the outcome is the status of `told`. */
export async function undoTold(shop: UndoShop): Promise<void> {
  const { getState, setState } = shop.store
  const { told } = getState()
  if (told?.status !== 'told' || !told.changes.length) return
  const become = (status: Told['status']) =>
    setState(({ told: now }) => (now?.turn === told.turn ? { told: { ...now, status } } : {}))
  become('undoing')
  const outcomes = await Promise.allSettled(told.changes.map((change) => undoOne(shop, change)))
  become(outcomes.some(({ status }) => status === 'rejected') ? 'failed' : 'undone')
}
