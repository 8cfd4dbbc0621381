/** Module of each type that the manifest names, relative to a folder of `src/embed`. */
export const TYPE_NAMES: Readonly<Record<string, string>> = {
  AddResult: '../../store/cart/add-request',
  CartAction: '../../store/base/shop-events',
  CartDelta: '../../store/base/shop-events',
  CartletErrorCode: '../../platform/http/errors',
  CartView: '../../store/base/views',
  CheckoutOutcome: '../../store/base/shop-events',
  CouponView: '../../store/base/views',
  ItemChoice: '../../store/catalog/choose/choose-variant',
  ItemList: '../../store/collections/item-list',
  ItemOfAnalytics: './item-of-analytics',
  OrderView: '../../store/base/shop-events',
  ProductView: '../../store/base/views',
}

/** The imports that `types` need, in the formatter's order. */
export function importsFor(types: readonly string[]): string {
  const text = types.join('\n')
  const names = Object.keys(TYPE_NAMES).filter((name) => new RegExp(`\\b${name}\\b`).test(text))
  const modules = [...new Set(names.map((name) => TYPE_NAMES[name] as string))].sort()
  const lines = modules.map((module) => {
    const ofModule = names.filter((name) => TYPE_NAMES[name] === module).sort()
    return `import type { ${ofModule.join(', ')} } from '${module}'\n`
  })
  return lines.join('')
}
