/** Writes the two tables in Markdown: medians of all subjects, and ours against the best peer of each row. */
import type { Column, Comparison } from './results'
import type { Row } from './rows'

const NONE = '–'

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [line(head), line(head.map((_, column) => (column ? '---:' : '---'))), ...rows.map(line)].join('\n')

/** 12345.6 as `12 346`, the way docs/performance.md writes numbers. */
export function writeNumber(value: number | undefined, { decimals = 0 }: Pick<Row, 'decimals'>): string {
  if (value === undefined) return NONE
  const [whole = '', fraction] = value.toFixed(decimals).replace('-', '−').split('.')
  const grouped = whole.replace(/(\d)(?=(\d{3})+$)/g, '$1 ')
  return fraction ? `${grouped}.${fraction}` : grouped
}

const titleOf = ({ title, unit }: Row): string => (unit ? `${title} (${unit})` : title)

export function writeMedians(columns: readonly Column[], comparisons: readonly Comparison[], rounds: number): string {
  const cell = ({ row, medians, failed }: Comparison, name: string): string => {
    const missing = failed[name] ?? 0
    const value = writeNumber(medians[name], row)
    return missing && medians[name] !== undefined ? `${value} (${rounds - missing} of ${rounds})` : value
  }
  return table(
    ['figure', ...columns.map(({ name }) => name)],
    comparisons.map((comparison) => [titleOf(comparison.row), ...columns.map(({ name }) => cell(comparison, name))]),
  )
}

/** The peer with the lowest median; undefined when no peer has a figure. */
export function bestPeer(columns: readonly Column[], { medians }: Comparison): string | undefined {
  let best: string | undefined
  for (const { name, ours, bare } of columns) {
    const value = medians[name]
    if (ours || bare || value === undefined) continue
    if (best === undefined || value < (medians[best] as number)) best = name
  }
  return best
}

export function writeRatios(columns: readonly Column[], comparisons: readonly Comparison[]): string {
  const ours = columns.filter((column) => column.ours)
  return table(
    ['ratio to the best peer [95 %]', 'best peer', ...ours.map(({ name }) => name)],
    comparisons.map((comparison) => {
      const best = bestPeer(columns, comparison)
      const cells = ours.map(({ name }) => {
        const found = comparison.ratios.find((one) => one.ours === name && one.peer === best)
        if (!found) return NONE
        const { median, low, high } = found.ratio
        return `${median.toFixed(2)} [${low.toFixed(2)}–${high.toFixed(2)}]`
      })
      return [comparison.row.title, best ? `${best}: ${writeNumber(comparison.medians[best], comparison.row)}` : NONE, ...cells]
    }),
  )
}
