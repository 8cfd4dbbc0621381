/** Buttons for logging in with an account that the visitor has elsewhere: they lead over the shop's hosted login. */
import type { MemberState } from '../../store/members/member-model'
import { onPress } from '../on-press'
import { useAccount } from './account-context'

interface Provider {
  /** As the author wrote it: `google`, `facebook`, or the id of a connection of the shop. */
  id: string
  /** What the visitor reads. */
  name: string
}

const nameOf = (id: string): string => (id === 'google' ? 'Google' : id === 'facebook' ? 'Facebook' : id)

/** `google facebook idp-conn-1(Northwind ID)`: entries with an optional label, separated by spaces or commas, each once. */
export function parseProviders(list: string): Provider[] {
  const found: Provider[] = []
  for (const [, id = '', label] of list.matchAll(/([^\s,()]+)(?:\(([^)]*)\))?/g))
    if (!found.some((one) => one.id === id)) found.push({ id, name: label?.trim() || nameOf(id) })
  return found
}

export function Providers({ state }: { state: MemberState }) {
  const { members, messages, instance, providers } = useAccount()
  const list = parseProviders(providers)
  const isLeaving = state.screen === 'BUSY' && state.task === 'LEAVE'
  if (!list.length) return null
  return (
    <div className="providers">
      {list.map(({ id, name }) => {
        const busy = isLeaving && instance.provider === id
        return (
          <button
            key={id}
            type="button"
            className="button"
            part="button"
            aria-busy={busy || undefined}
            onClick={onPress(() => {
              if (isLeaving) return
              instance.claim()
              instance.provider = id
              void members.loginByRedirect({
                provider: id === 'google' || id === 'facebook' ? id : { connectionId: id },
              })
            })}
          >
            {busy && <span className="spinner" aria-hidden="true" />}
            {messages.continueWith(name)}
          </button>
        )
      })}
    </div>
  )
}
