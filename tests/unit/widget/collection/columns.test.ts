import { expect, it } from 'vitest'
import { columnsIn } from '../../../../src/widget/collection/columns'

it.each([
  [320, undefined, false, 2],
  [320, 1, false, 1],
  [519, undefined, false, 2],
  [520, undefined, false, 2],
  [700, undefined, false, 3],
  [1200, undefined, false, 5],
  [1200, 3, false, 3],
  [1200, 6, false, 5],
  [1200, 7, false, 7],
  [1300, 8, false, 8],
  [700, 8, false, 4],
  [1200, undefined, true, 4], // 928 px are left beside the filters: 3 × 236 + 220
  [890, undefined, true, 3],
  [0, undefined, false, 2],
  [240, undefined, false, 1],
])('a grid that is %d px wide, with at most %s columns and filters beside it: %s, has %d columns', (width, cap, hasSide, columns) => {
  expect(columnsIn(width, cap, hasSide)).toBe(columns)
})

it.each([
  [320, 32, 1],
  [640, 32, 2],
  [1040, 32, 2],
  [1280, 32, 2],
  [1280, 24, 3],
  [1280, 12, 7],
])('a grid that is %d px wide, with a font size of %d px, has %d columns', (width, font, columns) => {
  expect(columnsIn(width, undefined, false, font)).toBe(columns)
})
