/** Who is logged in: a button with picture and name, and under it the member's pages and the way out. A disclosure, not a menu: Tab walks through it. */
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { LoggedIn, Member } from '../../store/members/member-model'
import { useAccount, useMemberState } from './account-context'
import { failureText } from './failure-text'

/** Of the first and the last word; code points, because a name may begin with one of two units. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words[words.length - 1] : ''].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase()
}

function Face({ member }: { member?: Member }) {
  const [broken, setBroken] = useState<string>()
  const { picture, name = '' } = member ?? {}
  return (
    <span className="face" aria-hidden="true" translate="no">
      {picture && picture !== broken ? (
        <img src={picture} alt="" width="32" height="32" referrerPolicy="no-referrer" onError={() => setBroken(picture)} />
      ) : (
        initialsOf(name) || <Silhouette />
      )}
    </span>
  )
}

const Silhouette = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
    <path d="M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6" />
  </svg>
)

export function MemberMenu({ place, withForms }: { place: LoggedIn; withForms: boolean }) {
  const { members, messages, links, here } = useAccount()
  const state = useMemberState(members)
  const [open, setOpen] = useState(false)
  const [atEnd, setAtEnd] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const { member, notice } = place
  const name = member?.name
  const failure = state.screen === 'FAILURE' && here.mayTell() && state.failure
  const busy = state.screen === 'BUSY' && state.task === 'LOG_OUT'

  useEffect(() => {
    if (!member) void members.member()
  }, [member, members])
  // Opens towards the side that has room.
  useLayoutEffect(() => {
    const view = box.current?.ownerDocument.documentElement.clientWidth ?? 0
    if (open && box.current && panel.current)
      setAtEnd(box.current.getBoundingClientRect().left + panel.current.offsetWidth > view)
  }, [open])

  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!box.current?.contains(relatedTarget as Node | null)) setOpen(false)
  }
  const press = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return
    setOpen(false)
    toggle.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to what happens in the controls within.
    <div className="member" ref={box} onBlur={leave} onKeyDown={press}>
      <button
        type="button"
        className="member-toggle"
        part="toggle"
        ref={toggle}
        aria-expanded={open}
        aria-controls={id}
        aria-label={name ? messages.account(name) : undefined}
        onClick={({ currentTarget }) => {
          currentTarget.focus() // Safari does not by itself, and then nobody can leave.
          setOpen(!open)
        }}
      >
        <Face member={member} />
        <bdi className="member-name">{name ?? messages.member}</bdi>
      </button>
      <div id={id} className="panel" ref={panel} hidden={!open} data-end={atEnd || undefined} tabIndex={-1}>
        {member?.email && <p className="muted">{member.email}</p>}
        <ul>
          {links().map(({ section, href }) => (
            <li key={section}>
              <a href={href}>{messages.sections[section]}</a>
            </li>
          ))}
          {withForms && (
            <li>
              <button
                type="button"
                onClick={() => {
                  here.act()
                  members.show('CHANGE_PASSWORD')
                }}
              >
                {messages.changePassword}
              </button>
            </li>
          )}
          <li>
            <button
              type="button"
              aria-busy={busy || undefined}
              onClick={() => {
                here.act()
                if (!busy) void members.logOut()
              }}
            >
              {messages.logOut}
            </button>
          </li>
        </ul>
      </div>
      <p className="said" role="status">
        {notice && messages.passwordChanged}
      </p>
      {failure && (
        <p className="wrong" role="alert">
          {failureText(failure, messages)}
        </p>
      )}
    </div>
  )
}
