/**
 * Each request of the widget, met by each kind of fault for as long as it lasts: the visitor reads a sentence or gets what was
 * requested, no control stays unusable, nothing is done twice, and the visitor can go on once the fault is over.
 */
import { CELLS } from '../../support/faults/cells'
import { takeCell } from '../../support/faults/take-cell'
import { test } from '../../support/fixtures/fixtures'

// hazard 24
for (const { row, trouble } of CELLS.v1)
  test(`${row.name} copes when ${trouble.name}`, ({ page, shop }) => takeCell(page, shop, { row, trouble }))
