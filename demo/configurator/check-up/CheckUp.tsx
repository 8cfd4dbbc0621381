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
    ? `Nothing is wrong, and the checkout may send buyers back to ${host}.`
    : 'Nothing is wrong. With the address of your page, step 6, the way back from the checkout is looked at, too.'
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
