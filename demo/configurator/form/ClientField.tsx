import type { ShopState } from '../shop/use-shop'

interface ClientFieldProps {
  value: string
  api: string
  state: ShopState
  onChange(value: string): void
}

function sentenceOf(state: ShopState): string {
  if (state.status === 'checking') return 'Asking the platform …'
  if (state.status === 'wrong') return state.sentence
  return state.status === 'open' ? `Shop found. Its catalog is version ${state.shop.catalog.slice(1)}.` : ''
}

const LOOPBACK = /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:|\/|$)/

/** Warns about another API in a link, since the snippet would send each visitor there. */
const ApiNotice = ({ api }: { api: string }) =>
  LOOPBACK.test(api) ? (
    <p className="notice">
      A local platform answers, at <strong>{api}</strong>.
    </p>
  ) : (
    <p className="notice" data-foreign>
      This set-up asks <strong>{api}</strong> instead of the platform. Go on only if you know why.
    </p>
  )

export const ClientField = ({ value, api, state, onChange }: ClientFieldProps) => (
  <div className="field client" data-status={state.status}>
    <label htmlFor="client-id">Client ID</label>
    <input
      id="client-id"
      type="text"
      value={value}
      placeholder="1a2b3c4d-0000-4000-8000-1a2b3c4d5e6f"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      aria-invalid={state.status === 'wrong'}
      aria-describedby="client-status"
      onInput={(event) => onChange(event.currentTarget.value)}
    />
    <p className="status" id="client-status" role="status">
      {sentenceOf(state)}
      {state.status === 'wrong' && state.hint && <span className="status-hint"> {state.hint}</span>}
    </p>
    {state.status === 'empty' && (
      <p className="hint">
        On your site's dashboard: Settings → Development &amp; integrations → Headless settings → your client. It is public; no
        secret is needed.
      </p>
    )}
    {api && <ApiNotice api={api} />}
  </div>
)
