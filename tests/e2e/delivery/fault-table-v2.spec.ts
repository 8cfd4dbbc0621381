/** The table of faults in a shop that has only version 2 of the cart. In the short run, its cells replace a third of those of version 1. */
import { CELLS } from '../../support/faults/cells'
import { takeCell } from '../../support/faults/take-cell'
import { test } from '../../support/fixtures/fixtures'

test.use({ cartVersion: 'v2' })

for (const { row, trouble } of CELLS.v2)
  test(`version 2: ${row.name} copes when ${trouble.name}`, ({ page, shop }) => takeCell(page, shop, { row, trouble }))
