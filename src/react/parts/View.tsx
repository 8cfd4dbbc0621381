/** The host of one element in the page's markup, with the element in its shadow root. */
import { type CSSProperties, createElement, type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { EmbedKind } from '../../embed/boot/embed'
import { mountEmbed } from '../../embed/boot/mount'
import { injectShadow } from '../../embed/dom/shadow-dom-inject'
import type { Embed } from '../../embed/page/page'
import { useProvided } from '../provider/CartletProvider'
import { onAddIn } from '../provider/settings'
import type { Started } from '../provider/shop-handle'
import { DrawnAhead } from './DrawnAhead'

/** The props of every component. */
export interface ViewProps {
  /** Shown until the shop has something to draw, and if it cannot draw. */
  children?: ReactNode
  id?: string
  className?: string
  style?: CSSProperties
  /** BCP 47. @default the provider's */
  locale?: string
  /** @default the provider's */
  theme?: 'auto' | 'light' | 'dark' | 'host'
}

export type ViewAttributes = Record<string, string | number | boolean | undefined>

interface Mounted {
  at: Started
  embed: Embed
}

/** An attribute without a value for true, none for false. */
const written = (attributes: ViewAttributes): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined || value === false ? [] : [[name, value === true ? '' : `${value}`]],
    ),
  )

export interface ViewHostProps extends ViewProps {
  /** Name of the component, for messages. */
  component: string
  kind: EmbedKind
  attributes: ViewAttributes
  /** Styles of the host until it is drawn, so that nothing beside it moves then. */
  room?: string
  /** Cards of the page's own React stand in slots of ours. */
  ownCards?: boolean
}

/** React 18 warns about layout effects on a server. */
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

export function View({
  component,
  kind,
  attributes,
  children,
  id,
  className,
  style,
  locale,
  theme,
  room,
  ownCards,
}: ViewHostProps): ReactElement {
  const provided = useProvided(`<${component}>`)
  const { handle, settings } = provided
  const host = useRef<HTMLElement>(null)
  const mounted = useRef<Mounted | undefined>(undefined)
  const uses = useRef(0)
  const { clientId, api } = settings
  const all = written({ 'client-id': clientId, api, 'after-add': onAddIn(settings), locale, theme, ...attributes })

  useEffect(() => {
    uses.current += 1
    const follow = () => {
      const at = handle.current()
      const before = mounted.current
      if (before?.at.page === at?.page && before?.at.pageShop === at?.pageShop) return
      before?.embed.unmount()
      mounted.current = at && host.current ? { at, embed: mountEmbed(host.current, kind, at.page) } : undefined
    }
    const stop = handle.onStart(follow)
    // After this commit: the first drawing is a commit of its own, and React cannot nest them.
    queueMicrotask(() => uses.current && follow())
    return () => {
      stop()
      uses.current -= 1
      // After this commit, during which no other root may be unmounted. StrictMode mounts again before that.
      queueMicrotask(() => {
        if (uses.current) return
        mounted.current?.embed.unmount()
        mounted.current = undefined
      })
    }
  }, [handle, kind])

  // React hides suspended content with an inline style, which the important rules of the shadow root override.
  useBeforePaint(() => {
    const at = host.current as HTMLElement
    at.hidden = false
    // A server has written the same styles, and a mounted part has its own.
    if (room && !at.shadowRoot) injectShadow(at, [room]).append(at.ownerDocument.createElement('slot'))
    return () => {
      at.hidden = true
    }
  }, [room])

  const key = JSON.stringify([all, typeof children === 'string' && children])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains what the element reads.
  useEffect(() => mounted.current?.embed.update(), [key])

  return createElement(
    'cartlet-view',
    { ref: host, id, class: className, style, 'data-cartlet-view': kind.name, ...all },
    <DrawnAhead
      key="drawn"
      name={kind.name}
      component={component}
      attributes={all}
      provided={provided}
      room={room}
      ownCards={ownCards}
    >
      {children}
    </DrawnAhead>,
    children,
  )
}
