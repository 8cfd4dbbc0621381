/**
 * Pre-renders the declarative shadow root of one element for `cartlet/react` on a server. React nodes are recognised by their shape, because
 * `cartlet/server` is also used without React.
 */
import { report } from '../embed/report/console'
import type { Snapshot } from '../store/base/snapshot-model'
import type { DrawOptions } from './draw-options'
import { escapeHtml } from './escape'
import { renderShadowRoot } from './render-element'

/** Elements whose data a snapshot can contain. */
const KNOWN_AHEAD = ['buy-button', 'product', 'collection']

export interface DrawnAhead extends Pick<DrawOptions, 'styles' | 'styleNonce'> {
  /** Name of the element, without `cartlet-`. */
  name: string
  /** Name of the React component, such as `BuyButton`. */
  component: string
  attributes: Record<string, string>
  snapshot?: Snapshot
  clientId: string
  locale?: string
  theme?: string
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

const contentOf = ({ text, href }: Author) => (href ? `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>` : escapeHtml(text))

/** @returns the HTML inside the shadow root; undefined without data for it, which is reported to the author if the component has no children */
export function drawAhead(element: DrawnAhead): string | undefined {
  const { name, component, attributes, snapshot, clientId, locale = 'auto', theme, styles, styleNonce, children } = element
  if (!KNOWN_AHEAD.includes(name)) return undefined
  const template =
    snapshot?.clientId === clientId
      ? renderShadowRoot(name, attributes, snapshot, {
          content: contentOf(authorIn(children)),
          ...(styles !== undefined && { styles }),
          ...(styleNonce !== undefined && { styleNonce }),
          ...(locale !== 'auto' && { locale }),
          ...(theme === 'dark' && { theme }),
        })
      : ''
  const [, inner] = /^<template[^>]*>(.*)<\/template>$/s.exec(template) ?? []
  if (inner === undefined && !children)
    report(
      `<${component}> was rendered empty on a server: ${snapshot ? 'the snapshot does not contain what it shows' : 'there is no snapshot'}, and it has no children.`,
      'Give <CartletProvider> a snapshot that contains it (npx cartlet snapshot), or give the component children to show until scripts run.',
    )
  return inner
}
