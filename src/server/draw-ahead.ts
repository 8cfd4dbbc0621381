/**
 * Pre-renders the declarative shadow root of one element for `cartlet/react` on a server. React nodes are recognised by their shape, because
 * `cartlet/server` is also used without React.
 */
import { report } from '../embed/report/console'
import type { Snapshot } from '../store/base/snapshot-model'
import { entryOf } from '../store/catalog/untrusted'
import { drawElement } from './draw-element'
import type { DrawOptions } from './draw-options'
import { escapeHtml } from './escape'

/** Elements whose data a snapshot can contain. */
const KNOWN_AHEAD = ['buy-button', 'product', 'collection']

export interface DrawnAhead extends Pick<DrawOptions, 'styles' | 'styleNonce'> {
  /** Name of the element, without `cartlet-`. */
  name: string
  /** Name of the React component, such as `BuyButton`. */
  component: string
  attributes: Record<string, string>
  snapshot?: Snapshot
  /** Hours for which the snapshot counts. */
  maxAge: number
  clientId: string
  locale?: string
  theme?: string
  /** Styles of the host until it is drawn. */
  room?: string
  /** The cards are the page's own, and stand in slots of ours. */
  ownCards?: boolean
  /** The author's children, a React node. */
  children?: unknown
}

interface Author {
  text: string
  href?: string
}

/** The text of the author's children and their first link, as far as they can be seen without rendering. */
function authorIn(node: unknown): Author {
  if (typeof node === 'string' || typeof node === 'number') return { text: `${node}` }
  if (Array.isArray(node)) {
    const all = node.map(authorIn)
    return { text: all.map(({ text }) => text).join(''), href: all.find(({ href }) => href)?.href }
  }
  const { type, props } = (node ?? {}) as { type?: unknown; props?: { children?: unknown; href?: string } }
  if (!props) return { text: '' }
  const inner = authorIn(props.children)
  return type === 'a' && props.href ? { ...inner, href: props.href } : inner
}

const HOUR_MS = 3_600_000

/** Why the snapshot says nothing about the element. */
function lackIn(snapshot: Snapshot | undefined, maxAge: number): string {
  if (!snapshot) return 'there is no snapshot'
  return isOld(snapshot, maxAge)
    ? `the snapshot was taken at ${snapshot.takenAt}, more than ${maxAge} hours ago`
    : 'the snapshot does not contain what it shows'
}

const isOld = ({ takenAt }: Snapshot, maxAge: number) => !(Date.now() - Date.parse(takenAt) < maxAge * HOUR_MS)

const contentOf = ({ text, href }: Author) => (href ? `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>` : escapeHtml(text))

/** A policy without inline styles refuses them unless they have its nonce; the room is then reserved when the page's script runs. */
function roomOf(room: string, { styles, styleNonce }: DrawnAhead): string | undefined {
  if (styles !== undefined) return undefined
  const nonce = styleNonce ? ` nonce="${escapeHtml(styleNonce)}"` : ''
  return `<style${nonce}>${room}</style><slot></slot>`
}

/** @returns the HTML inside the shadow root; undefined without data for it, which is reported to the author if the component has no children */
export function drawAhead(element: DrawnAhead): string | undefined {
  const {
    name,
    component,
    attributes,
    snapshot,
    maxAge,
    clientId,
    locale = 'auto',
    theme,
    styles,
    styleNonce,
    children,
    room,
    ownCards,
  } = element
  const rest = room !== undefined ? roomOf(room, element) : undefined
  if (!KNOWN_AHEAD.includes(name)) return rest
  const template =
    snapshot?.clientId === clientId && !isOld(snapshot, maxAge)
      ? drawElement(name, (attribute) => entryOf(attributes, attribute) ?? null, contentOf(authorIn(children)), snapshot, {
          ownCards,
          ...(styles !== undefined && { styles }),
          ...(styleNonce !== undefined && { styleNonce }),
          ...(locale !== 'auto' && { locale }),
          ...(theme === 'dark' && { theme }),
        })?.template
      : undefined
  const [, inner] = /^<template[^>]*>(.*)<\/template>$/s.exec(template ?? '') ?? []
  if (inner === undefined && !children)
    report(
      `<${component}> was rendered empty on a server: ${lackIn(snapshot, maxAge)}, and it has no children.`,
      'Give <CartletProvider> a snapshot that contains it (npx cartlet snapshot), or give the component children to show until scripts run.',
    )
  // Cards without a place in the grid are not shown.
  return inner ?? rest ?? (ownCards ? '<slot></slot>' : undefined)
}
