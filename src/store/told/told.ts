/** Cart changes by an agent or a link, and the end of a checkout: a notice shows them to the visitor, who can undo changes. */
import type { Telling, Told, ToldChange } from '../base/state'

/** Each line once, with its quantity before the first change and after the last one. */
function merged(old: readonly ToldChange[], more: readonly ToldChange[]): ToldChange[] {
  const byKey = new Map(old.map((change) => [change.line.key, change]))
  for (const change of more) {
    const { key } = change.line
    byKey.set(key, { ...change, before: byKey.get(key)?.before ?? change.before })
  }
  return [...byKey.values()].filter(({ before, after }) => before !== after)
}

/** Changes that are still on the screen are shown, and undone, together with the new ones. */
export function toldWith(told: Told | undefined, { by, changes = [], problems = [], proposes, order, coupon }: Telling): Told {
  const open = told?.by === by && told.status === 'told' ? told : undefined
  return {
    by,
    turn: (told?.turn ?? 0) + 1,
    status: 'told',
    changes: merged(open?.changes ?? [], changes),
    problems: [...(open?.problems ?? []), ...problems],
    ...((proposes || open?.proposes) && { proposes: true }),
    ...(order && { order }),
    ...(coupon && { coupon }),
  }
}
