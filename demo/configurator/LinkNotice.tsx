/** What a link to the configurator brought: nothing is asked of another site before the author has accepted it. */
import type { Foreign } from './foreign'

interface LinkNoticeProps {
  /** Not accepted yet. */
  foreign: readonly Foreign[]
  /** Names of what was left out. */
  refused: readonly string[]
  onAccept(): void
  onLeaveOut(): void
}

export const LinkNotice = ({ foreign, refused, onAccept, onLeaveOut }: LinkNoticeProps) => (
  <section className="notice from-link" data-foreign aria-label="From the link">
    {refused.length > 0 && (
      <p>
        The link held settings that this page does not show, which were left out: <strong>{refused.join(', ')}</strong>.
      </p>
    )}
    {foreign.length > 0 && (
      <>
        <p>
          The link names addresses of other sites, where your snippet would send your customers. Nothing is asked there, and
          nothing can be copied, until you accept them:
        </p>
        <ul>
          {foreign.map(({ what, address }) => (
            <li key={what}>
              {what}: <strong>{address}</strong>
            </li>
          ))}
        </ul>
        <p>
          <button type="button" onClick={onLeaveOut}>
            Leave them out
          </button>
          <button type="button" onClick={onAccept}>
            I know these addresses
          </button>
        </p>
      </>
    )}
  </section>
)
