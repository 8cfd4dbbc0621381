/** Mutations of the cart, each of which must make the model test fail: `npx tsx tests/model/try-mutations.ts` tries them one by one. */

export interface Mutation {
  name: string
  file: string
  /** Occurs in the file exactly once. */
  code: string
  instead: string
}

export const MUTATIONS: readonly Mutation[] = [
  {
    name: 'every press on "+" is sent by itself',
    file: 'src/store/drawer/cart-changes.ts',
    code: 'if (before && before.lastAdd === lastAdd) {',
    instead: 'if (before && !before) {',
  },
  {
    name: 'a request goes off the screen when an older one is answered',
    file: 'src/store/drawer/cart-changes.ts',
    code: 'if (!waiting.has(key)) setState(',
    instead: 'setState(',
  },
  {
    name: 'a change whose answer was lost counts as not made, and nobody looks',
    file: 'src/store/cart/cart-core.ts',
    code: 'if (!unknown) throw error',
    instead: 'throw error',
  },
  {
    name: 'a change whose answer was lost is read once, however late it arrives',
    file: 'src/store/drawer/uncertain-adds.ts',
    code: 'for (const ms of REREAD_AFTER_MS) {',
    instead: 'for (const ms of [] as number[]) {',
  },
  {
    name: 'a change whose answer was lost is sent again',
    file: 'src/store/cart/cart-core.ts',
    code: 'sent = await send()',
    instead: 'sent = await send().catch(send)',
  },
  {
    name: 'an add that put nothing in counts as done',
    file: 'src/store/cart/add.ts',
    code: 'if (!line || added <= 0) {',
    instead: 'if (!line) {',
  },
  {
    name: 'a lost add counts as done whenever the cart can be read',
    file: 'src/store/cart/add.ts',
    code: 'if (answer.lost && (added <= 0 || answer.alone === false)) {',
    instead: 'if (answer.lost && !answer.cart) {',
  },
  {
    name: 'what arrived twice stays in',
    file: 'src/store/cart/add.ts',
    code: 'return added > quantity && answer.alone',
    instead: 'return added > quantity && !answer',
  },
  {
    name: 'what another tab added is taken out as if it had arrived twice',
    file: 'src/store/cart/add.ts',
    code: 'return added > quantity && answer.alone',
    instead: 'return added > quantity',
  },
  {
    name: 'other tabs are not told',
    file: 'src/store/visit/tab-sync.ts',
    code: 'if (changed || identity) tabs.tell()',
    instead: 'if (!changed && identity) tabs.tell()',
  },
  {
    name: 'a tab in the background that was told forgets it',
    file: 'src/store/visit/tab-sync.ts',
    code: "if (missed || store.getState().cart.status !== 'unloaded') follow()",
    instead: 'void store',
  },
  {
    name: 'a reading that has begun answers those who ask later',
    file: 'src/store/cart/cart-core.ts',
    code: 'reading = undefined // what',
    instead: 'void reading // what',
  },
  {
    name: 'changes leave side by side',
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
    name: 'a failed change says nothing on its line',
    file: 'src/store/drawer/cart-changes.ts',
    code: "if (lineAt(key)) setProblem(key, { kind: 'failed', error })",
    instead: 'if (lineAt(key)) void error',
  },
  {
    name: 'a quantity that the shop lowered is taken as asked for',
    file: 'src/store/drawer/cart-changes.ts',
    code: "setProblem(line.key, { kind: 'clamped', quantity: now.quantity })",
    instead: 'void now',
  },
  {
    name: 'what is put back has lost its text',
    file: 'src/store/drawer/cart-changes.ts',
    code: 'return (await addItem({ item, quantity, name, line })).cart',
    instead: 'return (await addItem({ item: { ...item, options: null }, quantity, name, line })).cart',
  },
  {
    name: 'a swap leaves the old line in',
    file: 'src/store/drawer/swap.ts',
    code: 'if (!view.lines.some((line) => line.id === id && line.quantity > quantity)) return\n',
    instead: 'if (view) return\n',
  },
  {
    name: 'a code whose answer was lost counts as applied',
    file: 'src/store/drawer/coupon-and-note.ts',
    code: 'if (lost && !took(view)) throw lost',
    instead: 'void [lost, took]',
  },
  {
    name: 'a refused code is forgotten',
    file: 'src/store/drawer/coupon-and-note.ts',
    code: "setState({ coupon: { status: 'refused', code, error } })",
    instead: "setState({ coupon: { status: 'idle' } })",
  },
]
