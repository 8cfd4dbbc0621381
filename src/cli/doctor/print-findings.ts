/** Formats the rows for a terminal. */
import type { Finding } from '../../checkup/model'

const count = (rows: readonly Finding[], severity: Finding['severity'], word: string) => {
  const { length } = rows.filter((row) => row.severity === severity)
  return length ? [`${length} ${word}${length === 1 ? '' : 's'}`] : []
}

export function printFindings(page: string, rows: readonly Finding[]): string {
  if (!rows.length) return `${page}: no problems found.\n`
  const lines = rows.map(
    ({ severity, code, where, cause, hint }) => `  ${severity} ${code}\n    ${where}\n    ${cause}\n    → ${hint}\n`,
  )
  const sum = [...count(rows, 'error', 'error'), ...count(rows, 'warning', 'warning'), ...count(rows, 'note', 'note')]
  return `${page}: ${sum.join(', ')}\n\n${lines.join('\n')}\n`
}
