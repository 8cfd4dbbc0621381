/** Additional fees besides price, delivery and tax: a deposit on a jar, a returnable crate. */
import { localMinor } from '../../seeds/prices'
import type { Site } from '../../site'
import type { PricedLine } from '../pricing'

export interface Fee {
  code: string
  name: string
  minor: number
  lineIds: string[]
}

interface FeeRule {
  code: string
  name: string
  /** Euro cents. */
  cents: number
  per: 'piece' | 'order'
}

/** By the slug of the product that causes the fee. */
const RULES: Readonly<Record<string, FeeRule>> = {
  'heather-honey': { code: 'jar-deposit', name: 'Jar deposit', cents: 50, per: 'piece' },
  'iron-teapot': { code: 'crate', name: 'Wooden crate', cents: 350, per: 'order' },
  'iron-teapot-set': { code: 'crate', name: 'Wooden crate', cents: 350, per: 'order' },
}

/** Each fee once, with the line items that cause it. */
export const feesOf = ({ money }: Site, lines: readonly PricedLine[]): Fee[] => {
  const fees = new Map<string, Fee>()
  for (const { line, product } of lines) {
    const rule = product && Object.hasOwn(RULES, product.slug) ? RULES[product.slug] : undefined
    if (!rule) continue
    const { code, name, cents, per } = rule
    const minor = localMinor(money, cents)
    const fee = fees.get(code) ?? { code, name, minor: per === 'order' ? minor : 0, lineIds: [] }
    if (per === 'piece') fee.minor += minor * line.quantity
    fee.lineIds.push(line.id)
    fees.set(code, fee)
  }
  return [...fees.values()]
}
