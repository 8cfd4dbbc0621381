/** The rows of the check-up, for the author of the page: in English, like the lines in the console. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CheckUpRow } from '../api/check-up-row'

interface PanelProps {
  check(): Promise<CheckUpRow[]>
  close(): void
  show(element: Element): void
}

const count = (rows: readonly CheckUpRow[], severity: CheckUpRow['severity']) => {
  const { length } = rows.filter((row) => row.severity === severity)
  return length ? [`${length} ${severity}${length === 1 ? '' : 's'}`] : []
}

function sumOf(rows: readonly CheckUpRow[] | undefined): string {
  if (!rows) return 'Checking the page…'
  const sum = [...count(rows, 'error'), ...count(rows, 'warning'), ...count(rows, 'note')]
  return sum.length ? `${sum.join(', ')}.` : 'No problems found.'
}

function Row({ row, show }: { row: CheckUpRow } & Pick<PanelProps, 'show'>) {
  const { severity, code, where, cause, hint, element } = row
  return (
    <li className={severity}>
      <p>
        <span className="severity">{severity}</span> <code>{code}</code>
      </p>
      <p>
        <code>{where}</code>
      </p>
      <p>{cause}</p>
      <p>
        {'→ '}
        {hint.startsWith('Content-Security-Policy:') ? <code>{hint}</code> : hint}
      </p>
      {element?.isConnected && element.getClientRects().length > 0 && (
        <button type="button" aria-label={`Show ${where} in the page`} onClick={() => show(element)}>
          Show it in the page
        </button>
      )}
    </li>
  )
}

export function Panel({ check, close, show }: PanelProps) {
  const [rows, setRows] = useState<CheckUpRow[]>()
  const [failure, setFailure] = useState('')
  const latest = useRef(0)
  const run = useCallback(() => {
    const turn = ++latest.current
    setRows(undefined)
    setFailure('')
    const isLatest = () => turn === latest.current
    check().then(
      (found) => isLatest() && setRows(found),
      (thrown: unknown) => isLatest() && setFailure(`The check-up itself failed: ${thrown}`),
    )
  }, [check])
  useEffect(run, [run])
  return (
    <section className="panel" aria-labelledby="title">
      <h2 id="title">Cartlet check-up</h2>
      <p role="status">{failure || sumOf(rows)}</p>
      {rows && rows.length > 0 && (
        <ul>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and no state
            <Row key={place} row={row} show={show} />
          ))}
        </ul>
      )}
      <div className="actions">
        <button type="button" onClick={run}>
          Check again
        </button>
        <button type="button" onClick={close}>
          Close
        </button>
      </div>
    </section>
  )
}
