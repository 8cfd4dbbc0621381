/** Mutations of the cart, each of which must make a journey fail: `npx tsx tests/simulation/try-mutations.ts` tries them one by one. */
import { readFileSync } from 'node:fs'
import type { Mutation } from './bundle'

export interface NamedMutation {
  name: string
  file: string
  /** Occurs in the file exactly once. */
  code: string
  instead: string
}

/** Throws when the code no longer stands there, because such a mutation would change nothing. */
export function toMutation({ name, file, code, instead }: NamedMutation): Mutation {
  const text = readFileSync(file, 'utf8')
  if (text.split(code).length !== 2) throw new Error(`"${name}": its code does not stand in ${file} exactly once`)
  const start = text.indexOf(code)
  return { file, start, end: start + code.length, instead }
}

export const MUTATIONS: readonly NamedMutation[] = [
  {
    name: 'every press on "+" is sent separately',
    file: 'src/store/drawer/cart-changes.ts',
    code: 'if (before && before.lastAdd === lastAdd) {',
    instead: 'if (before && !before) {',
  },
  {
    name: 'a requested quantity disappears from the screen when an older request is answered',
    file: 'src/store/drawer/cart-changes.ts',
    code: 'if (!waiting.has(key)) setState(',
    instead: 'setState(',
  },
  {
    name: 'a change whose response was lost counts as failed, and the cart is not read again',
    file: 'src/store/cart/cart-core.ts',
    code: 'if (!unknown) throw error',
    instead: 'throw error',
  },
  {
    name: 'after a lost response the cart is read only once, however late the change arrives',
    file: 'src/store/drawer/uncertain-adds.ts',
    code: 'for (const ms of REREAD_AFTER_MS) {',
    instead: 'for (const ms of [] as number[]) {',
  },
  {
    name: 'a change whose response was lost is sent again',
    file: 'src/store/cart/cart-core.ts',
    code: 'sent = await askCart(send)',
    instead: 'sent = await askCart(send).catch(() => askCart(send))',
  },
  {
    name: 'an add that changed nothing counts as successful',
    file: 'src/store/cart/add.ts',
    code: 'if (!line || added <= 0) {',
    instead: 'if (!line) {',
  },
  {
    name: 'an add whose response was lost counts as successful whenever the cart can be read',
    file: 'src/store/cart/add.ts',
    code: 'if (answer.lost && (added <= 0 || answer.alone === false)) {',
    instead: 'if (answer.lost && !answer.cart) {',
  },
  {
    name: 'a product that was added twice stays twice',
    file: 'src/store/cart/add.ts',
    code: 'const isDoubled = added > quantity && answer.alone',
    instead: 'const isDoubled = added > quantity && !answer',
  },
  {
    name: 'an add of another tab is removed as a duplicate',
    file: 'src/store/cart/add.ts',
    code: 'const isDoubled = added > quantity && answer.alone',
    instead: 'const isDoubled = added > quantity',
  },
  {
    name: 'other tabs are not notified',
    file: 'src/store/visit/tab-sync.ts',
    code: 'if (changed || identity || sold) tabs.tell()',
    instead: 'if (!changed && (identity || sold)) tabs.tell()',
  },
  {
    name: 'a background tab forgets a notification',
    file: 'src/store/visit/tab-sync.ts',
    code: "if (missed || store.getState().cart.status !== 'unloaded') follow()",
    instead: 'void store',
  },
  {
    name: 'a pending read also serves later callers',
    file: 'src/store/cart/cart-core.ts',
    code: 'reading = undefined // what',
    instead: 'void reading // what',
  },
  {
    name: 'changes are sent in parallel',
    file: 'src/store/cart/mutation-queue.ts',
    code: 'await before\n',
    instead: 'void before\n',
  },
  {
    name: 'a failed change leaves its request on screen',
    file: 'src/store/drawer/cart-changes.ts',
    code: '} catch (thrown) {\n      dropIntent(key)',
    instead: '} catch (thrown) {',
  },
  {
    name: 'a failed change shows no message on its line',
    file: 'src/store/drawer/cart-changes.ts',
    code: "if (lineAt(key)) setProblem(key, { kind: 'failed', error })",
    instead: 'if (lineAt(key)) void error',
  },
  {
    name: 'a quantity that the shop lowered counts as the requested one',
    file: 'src/store/drawer/cart-changes.ts',
    code: "setProblem(line.key, { kind: 'clamped', quantity: now.quantity })",
    instead: 'void now',
  },
  {
    name: 'an undo loses the custom text of a line',
    file: 'src/store/drawer/cart-changes.ts',
    code: 'return (await addItem({ item, quantity, name, line })).cart',
    instead: 'return (await addItem({ item: { ...item, options: null }, quantity, name, line })).cart',
  },
  {
    name: 'a swap keeps the old line',
    file: 'src/store/drawer/swap.chunk.ts',
    code: 'if (!view.lines.some((line) => line.id === now && line.quantity > quantity)) return\n',
    instead: 'if (view) return\n',
  },
  {
    name: 'a coupon whose response was lost counts as applied',
    file: 'src/store/drawer/coupon-and-note.ts',
    code: 'if (lost && !took(view)) throw lost',
    instead: 'void [lost, took]',
  },
  {
    name: 'a refused coupon is forgotten',
    file: 'src/store/drawer/coupon-and-note.ts',
    code: "const error = fail(thrown)\n        setState({ coupon: { status: 'refused', code, error } })",
    instead: "const error = fail(thrown)\n        setState({ coupon: { status: 'idle' } })",
  },
  {
    name: 'other tabs do not learn of a gift card',
    file: 'src/store/drawer/gift-card.ts',
    code: "emit({ type: 'cart-change',",
    instead: "void ({ type: 'cart-change',",
  },
  {
    name: 'a gift card whose response was lost counts as applied',
    file: 'src/store/drawer/gift-card.ts',
    code: 'if (lost && !took(view)) throw lost',
    instead: 'void [lost, took]',
  },
  {
    name: 'a refused gift card is forgotten',
    file: 'src/store/drawer/gift-card.ts',
    code: "setGiftCard({ status: 'refused', code: typed, error })",
    instead: 'setGiftCard()',
  },
]
