/** A button with the member's picture and name; it opens links to the member's pages and the log-out button. A disclosure, not an ARIA menu: Tab moves through it. */
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Member } from '../../../store/base/session-state'
import { unclobbered } from '../../dialog/unclobbered'
import { isModifiedPress } from '../../modified-press'
import type { OrdersProps } from '../../orders/Orders'
import type { OrderServices } from '../../orders/order-services'
import { isRepeated } from '../../press'
import { useSurroundings } from '../../shop-context'
import { useLoad } from '../../use-load'
import type { MenuProps } from '../Account'
import { type MemberLink, useAccount, useFailure, useMemberState } from '../account-context'
import { memberMenuCss } from './member-menu.css'
import { useMenuMessages } from './menu-messages'

/** First letters of the first and the last word. By code points, because a letter may take two UTF-16 units. */
export function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/)
  const letters = [names[0], names.length > 1 ? names[names.length - 1] : ''].map((word) => [...(word ?? '')][0] ?? '')
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
  <svg viewBox="0 0 24 24" width="1.4286em" height="1.4286em" aria-hidden="true" focusable="false">
    <path d="M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6" />
  </svg>
)

/** Least distance between the panel and the edges of the viewport. */
const MARGIN_PX = 12
const GAP_PX = 6

/** How much CSS zoom enlarges its box beside its own sizes and styles: nothing in engines that measure boxes in zoomed pixels. */
const zoomOf = (element: HTMLElement): number => element.getBoundingClientRect().width / element.offsetWidth || 1

/** Below the button, or above it if it does not fit below and there is more room above; always within the viewport. */
function placePanel(panel: HTMLElement, toggle: HTMLElement): void {
  const { left, right, top, bottom } = toggle.getBoundingClientRect()
  const { width, height } = panel.getBoundingClientRect()
  const zoom = zoomOf(panel)
  const [margin, gap] = [MARGIN_PX * zoom, GAP_PX * zoom]
  // The window in the pixels of these boxes: under CSS zoom, WebKit and older engines measure a box in pixels of its own zoom.
  panel.style.left = panel.style.top = '100%'
  const { left: viewWidth, top: viewHeight } = panel.getBoundingClientRect()
  const start = toggle.closest('[dir=rtl]') ? right - width : left
  const isAbove = bottom + gap + height > viewHeight && top > viewHeight - bottom
  const y = isAbove ? top - gap - height : bottom + gap
  panel.style.left = `${Math.max(margin, Math.min(start, viewWidth - width - margin)) / zoom}px`
  panel.style.top = `${Math.max(margin, y) / zoom}px`
}

/** The member's orders in the page, which the shop may refuse. */
export interface OrdersOffer {
  load(): Promise<{ Orders(props: OrdersProps): ReactNode; services: OrderServices }>
}

export interface MemberMenuProps extends MenuProps {
  links: readonly MemberLink[]
  /** Absent where the shop has refused, or the author wants none. */
  orders?: OrdersOffer
}

/** Whether the member's orders can be opened here: asked when the menu opens. Undefined until it is known. */
function useOrders(offer: OrdersOffer | undefined, isOpen: boolean, member?: string) {
  const [isWanted, setWanted] = useState(false)
  const [isShown, setShown] = useState(false)
  const [isRefused, setRefused] = useState(false)
  if (isOpen && !isWanted) setWanted(true)
  const part = useLoad(offer?.load ?? never, isWanted && Boolean(offer), member)
  const { services } = part.value ?? {}
  const offered = useLoad(services?.isOffered ?? never, Boolean(services), services)
  const isOffered = offer && !isRefused && part.status !== 'failed' ? offered.value : false
  return { ...part.value, isOffered, isShown: isShown && isOffered, setShown, refuse: () => setRefused(true) }
}

const never = () => new Promise<never>(() => {})

export function MemberMenu({ place: { member, notice, form }, withForms, links, orders: offer }: MemberMenuProps) {
  useSurroundings().adoptStyles(memberMenuCss)
  const { members, instance, awaited } = useAccount()
  const messages = useMenuMessages()
  const state = useMemberState(members)
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const name = member?.name
  const failure = useFailure(state)
  const orders = useOrders(offer, open, member?.id)
  const { Orders, services } = orders
  const changing = form === 'CHANGE_PASSWORD' && awaited !== undefined

  useEffect(() => {
    if (!member) void members.member()
  }, [member, members])
  useLayoutEffect(() => {
    const [shown, button] = [panel.current, toggle.current]
    const view = button && unclobbered(button.ownerDocument).defaultView
    if (!open || !shown || !button || !view) return
    // The top layer is above all content and nothing clips it. Where the page or the browser has none, the z-index of the style sheet applies: a
    // popover that cannot be shown would stay hidden.
    if (shown.showPopover) shown.showPopover()
    else shown.removeAttribute('popover')
    const follow = () => placePanel(shown, button)
    /** Closes on a press outside: not every such press moves the focus. */
    const press = (event: Event) => {
      if (box.current && !event.composedPath().includes(box.current)) setOpen(false)
    }
    follow()
    const undo = [
      listen(view, 'scroll', follow),
      listen(view, 'resize', follow),
      listen(view, 'pointerdown', press),
      () => shown.isConnected && shown.popover && shown.hidePopover?.(),
    ]
    return () => {
      for (const step of undo) step()
    }
  }, [open])

  const hosted = links.find(({ section }) => section === 'ORDERS')
  const showOrders = () => {
    // The focus comes back to the button: the panel is closed then.
    toggle.current?.focus()
    setOpen(false)
    orders.setShown(true)
  }

  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!box.current?.contains(relatedTarget as Node | null)) setOpen(false)
  }
  const press = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return
    setOpen(false)
    toggle.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles bubbling events of the controls inside.
    <div className="member" ref={box} onBlur={leave} onKeyDown={press}>
      <button
        type="button"
        className="member-toggle"
        part="toggle"
        ref={toggle}
        aria-expanded={open}
        aria-controls={id}
        aria-label={name ? messages.account(name) : undefined}
        onClick={(event) => {
          event.currentTarget.focus() // Safari does not focus a clicked button; without focus no blur would close the panel.
          if (!isRepeated(event)) setOpen(!open)
        }}
      >
        <Face member={member} />
        <bdi className="member-name">{name ?? messages.member}</bdi>
      </button>
      <div id={id} className="panel" ref={panel} popover="manual" hidden={!open} tabIndex={-1}>
        {member?.email && <p className="muted">{member.email}</p>}
        <ul>
          {!hosted && orders.isOffered !== false && (
            <li className={orders.isOffered ? undefined : 'asked'}>
              <button type="button" aria-haspopup="dialog" onClick={(event) => isRepeated(event) || showOrders()}>
                {messages.sections.ORDERS}
              </button>
            </li>
          )}
          {links.map((link) => (
            <li key={link.section}>
              <a
                href={link.href}
                aria-haspopup={link === hosted && orders.isOffered ? 'dialog' : undefined}
                onClick={(event) => {
                  if (link !== hosted || !orders.isOffered || isModifiedPress(event)) return
                  event.preventDefault()
                  if (!isRepeated(event)) showOrders()
                }}
              >
                {messages.sections[link.section]}
              </a>
            </li>
          ))}
          {withForms && (
            <li>
              <button
                type="button"
                aria-busy={changing || undefined}
                onClick={() => {
                  instance.claim()
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
              onClick={() => {
                instance.claim()
                void members.logout()
              }}
            >
              {messages.logOut}
            </button>
          </li>
        </ul>
      </div>
      {orders.isShown && Orders && services && (
        <Orders
          services={services}
          onClose={() => orders.setShown(false)}
          onRefused={orders.refuse}
          focusFallback={() => toggle.current?.focus()}
        />
      )}
      <p className={notice === 'passwordChanged' ? 'said' : 'hint'} role="status">
        {notice && instance.showsNotice() && messages[notice]}
      </p>
      {failure && (
        <p className="wrong" role="alert">
          {failure.text}
        </p>
      )}
    </div>
  )
}

/** Listens in the capture phase, so it also sees events of other elements. Returns a function that stops. */
function listen(view: Window, type: string, listener: (event: Event) => void): () => void {
  view.addEventListener(type, listener, true)
  return () => view.removeEventListener(type, listener, true)
}
