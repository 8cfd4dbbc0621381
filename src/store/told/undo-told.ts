/** Takes back what an agent or a link did to the cart; what the visitor has changed since then stays. */
import type { Shop } from '../shop'
import { selectCart } from '../state'
import type { Told, ToldChange } from './told'

type UndoShop = Pick<Shop, 'store' | 'cart' | 'engine'>

async function undoOne({ store, cart, engine }: UndoShop, { line: was, before, after }: ToldChange): Promise<void> {
  const line = selectCart(store.getState())?.lines.find(({ key, id }) => key === was.key || id === was.id)
  const added = after - before
  if (line) await cart.setQuantity(line.key, Math.max(0, line.quantity - added))
  // A line that is gone holds nothing that was added. A line of no catalog cannot be put back.
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
