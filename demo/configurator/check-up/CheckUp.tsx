/** The problems of the current choices, each with its cause and a hint. */
import type { Findings } from './use-findings'

interface CheckUpProps extends Findings {
  /** The host of the author's page. */
  host?: string
}

function sentenceOf({ rows, isCurrent, host }: CheckUpProps): string {
  if (!isCurrent) return 'Asking the shop …'
  if (rows.length) return rows.length === 1 ? 'One thing to look at.' : `${rows.length} things to look at.`
  return host
    ? `No problems found. The checkout may return buyers to ${host}.`
    : 'No problems found. Enter the address of your page (step 6) to check the return from the checkout, too.'
}

export const CheckUp = (props: CheckUpProps) => (
  <section className="findings" aria-labelledby="findings-title">
    <h3 id="findings-title">Check-up</h3>
    <p className="hint" role="status">
      {sentenceOf(props)}
    </p>
    {props.rows.length > 0 && (
      <ul>
        {props.rows.map(({ code, severity, where, cause, hint }) => (
          <li key={`${code} ${where}`} data-severity={severity}>
            <p className="finding-where">
              <strong>{severity}</strong> <code>{where}</code>
            </p>
            <p>{cause}</p>
            <p className="hint">{hint}</p>
          </li>
        ))}
      </ul>
    )}
  </section>
)
