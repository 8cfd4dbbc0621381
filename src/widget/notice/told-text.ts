/** The text about what an agent or a link did, or how a checkout ended. */
import type { NoticeMessages, PageMessages } from '../../i18n/catalogue'
import type { Told, ToldChange, ToldOrder, ToldProblem } from '../../store/base/state'

/** Visitors would not read more sentences about failures. */
const MOST_PROBLEMS = 3

type Words = NoticeMessages & Pick<PageMessages, 'clampedStatus'>

function ofAgent({ line, before, after }: ToldChange, words: Words): string {
  if (!after) return words.agentRemoved(line.name)
  return after > before ? words.agentAdded(line.name, after - before) : words.agentSet(line.name, after)
}

function changesText({ by, changes }: Told, words: Words): string {
  const [first] = changes
  if (!first) return ''
  if (by === 'agent') return changes.length > 1 ? words.agentSeveral(changes.length) : ofAgent(first, words)
  return changes.length > 1 ? words.linkSeveral(changes.length) : words.linkAdded(first.line.name, first.after - first.before)
}

function problemText({ kind, name, quantity = 0 }: ToldProblem, words: Words): string {
  switch (kind) {
    case 'unknown':
      return words.linkUnknown
    case 'quantity':
      return words.linkQuantity
    case 'too-many':
      return words.linkTooMany
    case 'sold-out':
      return words.soldOut(name)
    case 'choose':
      return words.chooseFirst(name)
    case 'again':
      return words.linkAgain
    case 'some':
      return words.clampedStatus(name, quantity)
    default:
      return name ? words.notAdded(name) : words.linkFailed
  }
}

function orderText(order: ToldOrder, words: Words): string {
  if (order.outcome !== 'placed') return order.outcome === 'open' ? words.orderOpen : words.orderUnknown
  const { number, total } = order
  return [words.orderPlaced, number && words.orderNumber(number), total && words.orderTotal(total)].filter(Boolean).join(' ')
}

/** Empty if there is nothing to report. */
export function toldText(told: Told, words: Words): string {
  if (told.status === 'undone') return words.undone
  if (told.status === 'failed') return words.undoFailed
  // The same sentence once: it names no product if the link's words name none that is sold here.
  const problems = [...new Set(told.problems.map((problem) => problemText(problem, words)))]
  if (told.order) return orderText(told.order, words)
  const coupon =
    told.coupon && { waits: words.couponWaits, applied: words.couponApplied, refused: words.couponRefused }[told.coupon]
  return [changesText(told, words), ...problems.slice(0, MOST_PROBLEMS), coupon, told.proposes ? words.agentProposes : '']
    .filter(Boolean)
    .join(' ')
}
