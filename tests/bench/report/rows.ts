/** The rows of the table: which figure of which scenario, and how it is compared. */

export interface Row {
  /** For `--rows`. */
  name: string
  title: string
  scenario: string
  /** Name of the scenario's figure. */
  figure: string
  unit: 'ms' | 'MB' | 'kB' | ''
  decimals?: number
  /** Name of the figure of the bare page that is subtracted in each round. */
  beyondBare?: string
}

const SLOW = 'Slow 4G'
const CPU = 'CPU 4×'

export const ROWS: readonly Row[] = [
  {
    name: 'impatient',
    title: `press at once: navigation → line, ${SLOW}, ${CPU}, N=10`,
    scenario: 'impatient',
    figure: 'impatientLine',
    unit: 'ms',
  },
  {
    name: 'impatient-answer',
    title: `press at once: navigation → drawer, ${SLOW}, ${CPU}, N=10`,
    scenario: 'impatient',
    figure: 'impatientDrawer',
    unit: 'ms',
  },
  {
    name: 'impatient-press',
    title: `press at once: navigation → a press that counts, ${SLOW}, ${CPU}, N=10`,
    scenario: 'impatient',
    figure: 'impatientPress',
    unit: 'ms',
  },
  {
    name: 'purchase-bytes',
    title: 'code and styles until the first line is in the cart, N=10',
    scenario: 'impatient',
    figure: 'kilobytes',
    unit: 'kB',
    decimals: 1,
  },
  { name: 'press', title: `press → drawer and line, N=200, ${CPU}`, scenario: 'many', figure: 'pressLine', unit: 'ms' },
  { name: 'press-drawer', title: `press → drawer, N=200, ${CPU}`, scenario: 'many', figure: 'pressDrawer', unit: 'ms' },
  { name: 'toggle', title: `toggle → drawer, N=200, ${CPU}`, scenario: 'many', figure: 'toggle', unit: 'ms' },
  { name: 'shift', title: `layout shift, ${SLOW}, N=10`, scenario: 'first', figure: 'shift', unit: '', decimals: 4 },
  { name: 'paint', title: `first paint of the host, ${SLOW}, N=10`, scenario: 'first', figure: 'paint', unit: 'ms' },
  { name: 'button', title: `first button, ${SLOW}, N=10`, scenario: 'first', figure: 'button', unit: 'ms' },
  { name: 'price', title: `first price, ${SLOW}, N=10`, scenario: 'first', figure: 'price', unit: 'ms' },
  { name: 'many-button', title: `first button, N=200, ${CPU}`, scenario: 'many', figure: 'manyButton', unit: 'ms' },
  { name: 'many-price', title: `first price, N=200, ${CPU}`, scenario: 'many', figure: 'manyPrice', unit: 'ms' },
  {
    name: 'main-thread',
    title: 'main thread beyond the bare page, N=200',
    scenario: 'cost',
    figure: 'mainThread',
    unit: 'ms',
    beyondBare: 'mainThread',
  },
  { name: 'blocking', title: `blocking time, N=50, ${CPU}`, scenario: 'blocking', figure: 'blocking', unit: 'ms' },
  { name: 'listeners', title: 'listeners, N=200', scenario: 'cost', figure: 'listeners', unit: '' },
  { name: 'heap', title: 'heap, N=200', scenario: 'cost', figure: 'heap', unit: 'MB', decimals: 2 },
  { name: 'nodes', title: 'nodes, N=200', scenario: 'cost', figure: 'nodes', unit: '' },
  { name: 'calls', title: 'API calls, N=200', scenario: 'cost', figure: 'calls', unit: '' },
  {
    name: 'second-button',
    title: `second visit: button − bare first paint, ${SLOW}, N=10`,
    scenario: 'first',
    figure: 'secondButton',
    unit: 'ms',
    beyondBare: 'secondPaint',
  },
  { name: 'second-price', title: `second visit: price, ${SLOW}, N=10`, scenario: 'first', figure: 'secondPrice', unit: 'ms' },
]
