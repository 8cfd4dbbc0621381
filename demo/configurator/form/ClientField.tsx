import type { ShopState } from '../shop/use-shop'

interface ClientFieldProps {
  value: string
  demo: boolean
  api: string
  state: ShopState
  onChange(value: string): void
  onDemo(demo: boolean): void
}

function sentenceOf(state: ShopState, demo: boolean): string {
  if (demo && state.status === 'open') return 'Demo shop open. Its products are examples.'
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

export const ClientField = ({ value, demo, api, state, onChange, onDemo }: ClientFieldProps) => (
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
      {sentenceOf(state, demo)}
      {state.status === 'wrong' && state.hint && <span className="status-hint"> {state.hint}</span>}
    </p>
    {(state.status === 'empty' || demo) && (
      <p className="hint">
        On your site's dashboard: Settings → Development &amp; integrations → Headless settings → your client. It is public; no
        secret is needed.
      </p>
    )}
    {(state.status === 'empty' || demo) && (
      <button type="button" className="demo-shop" aria-pressed={demo} onClick={() => onDemo(!demo)}>
        Try it with the demo shop
      </button>
    )}
    {api && !demo && <ApiNotice api={api} />}
  </div>
)
