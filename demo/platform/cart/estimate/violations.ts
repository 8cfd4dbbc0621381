/** Errors that prevent the checkout of a cart, and warnings; part of every estimate. */
import type { Site } from '../../site'
import type { PricedLine } from '../pricing'
import type { Destination } from './destination'
import type { Totals } from './totals'

interface Violation {
  severity: 'WARNING' | 'ERROR'
  target:
    | { lineItem: { name: 'LINE_ITEM_DEFAULT'; id: string; suggestedFix?: 'REMOVE_LINE_ITEM' } }
    | { other: { name: 'OTHER_DEFAULT' } }
  description: string
}

const nameOf = ({ line: { item }, product }: PricedLine): string =>
  item.kind === 'custom' ? item.name : (product?.name ?? 'One of the products')

const aboutLine = (severity: Violation['severity'], { line }: PricedLine, description: string, remove = false): Violation => ({
  severity,
  target: { lineItem: { name: 'LINE_ITEM_DEFAULT', id: line.id, ...(remove && { suggestedFix: 'REMOVE_LINE_ITEM' as const }) } },
  description,
})
const aboutCart = (description: string): Violation => ({
  severity: 'ERROR',
  target: { other: { name: 'OTHER_DEFAULT' } },
  description,
})

const aboutStock = (priced: PricedLine, warnBelow: number): Violation[] => {
  const { line, left, product } = priced
  const name = nameOf(priced)
  if (line.item.kind === 'catalog' && !product) return [aboutLine('ERROR', priced, `${name} is no longer sold.`, true)]
  if (left === 0) return [aboutLine('ERROR', priced, `${name} is sold out.`, true)]
  if (left < line.quantity) return [aboutLine('ERROR', priced, `Only ${left} of ${name} can be had.`)]
  return left <= warnBelow ? [aboutLine('WARNING', priced, `${left} of ${name} can be had, and no more.`)] : []
}

const aboutPrice = (priced: PricedLine, { money }: Site): Violation[] => {
  const { item } = priced.line
  const before = item.kind === 'catalog' ? item.pricedMinor : undefined
  return before === undefined || before === priced.unitMinor || !priced.product
    ? []
    : [
        aboutLine(
          'WARNING',
          priced,
          `${nameOf(priced)} was ${money.format(before)} and is ${money.format(priced.unitMinor)} now.`,
        ),
      ]
}

const aboutMembership = (priced: PricedLine, { covered }: Totals): Violation[] =>
  priced.payment.option === 'MEMBERSHIP' && !covered.has(priced.line.id)
    ? [aboutLine('ERROR', priced, `${nameOf(priced)} is for members: choose the membership that pays for it.`)]
    : []

export const violationsOf = (site: Site, lines: readonly PricedLine[], totals: Totals, destination: Destination): Violation[] => {
  const { warnBelow, warnOfPriceChanges, minimumOrderMinor } = site.commerce
  const ofLines = lines.flatMap((priced) => [
    ...aboutStock(priced, warnBelow),
    ...(warnOfPriceChanges ? aboutPrice(priced, site) : []),
    ...aboutMembership(priced, totals),
  ])
  const short = totals.subtotal - totals.discount < minimumOrderMinor
  return [
    ...ofLines,
    ...(short ? [aboutCart(`Orders begin at ${site.money.format(minimumOrderMinor)}.`)] : []),
    ...(totals.unserved ? [aboutCart(`The shop does not deliver to ${destination.country}.`)] : []),
  ]
}
