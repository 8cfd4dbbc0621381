/**
 * What `cartlet/react` draws on a server: the declarative shadow root of one element. React's nodes are read by their shape, because `cartlet/server` is
 * used without React, too.
 */
import { report } from '../embed/report/console'
import type { Snapshot } from '../store/catalog/snapshot/snapshot-model'
import type { DrawOptions } from './draw-options'
import { escapeHtml } from './escape'
import { renderShadowRoot } from './render-element'

/** What a snapshot can hold. */
const KNOWN_AHEAD = ['buy-button', 'product', 'collection']

export interface DrawnAhead extends Pick<DrawOptions, 'styles' | 'styleNonce'> {
  /** Of the element, without `cartlet-`. */
  name: string
  /** As the author writes it: `BuyButton`. */
  component: string
  attributes: Record<string, string>
  snapshot?: Snapshot
  clientId: string
  locale?: string
  theme?: string
  /** The author's own, a React node. */
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

/** @returns the HTML inside the shadow root; undefined where nothing is known ahead, which is told an author whose component has no children */
export function drawAhead(element: DrawnAhead): string | undefined {
  const { name, component, attributes, snapshot, clientId, locale = 'auto', theme, styles, styleNonce = '', children } = element
  if (!KNOWN_AHEAD.includes(name)) return undefined
  const template =
    snapshot?.clientId === clientId
      ? renderShadowRoot(name, attributes, snapshot, {
          content: contentOf(authorIn(children)),
          ...(styles === undefined ? { styleNonce } : { styles }),
          ...(locale !== 'auto' && { locale }),
          ...(theme === 'dark' && { theme }),
        })
      : ''
  const [, inner] = /^<template[^>]*>(.*)<\/template>$/s.exec(template) ?? []
  if (inner === undefined && !children)
    report(
      `<${component}> was rendered on a server, where ${snapshot ? 'the snapshot does not know what it shows' : 'there is no data'}, and has no children.`,
      'Give <CartletProvider> a snapshot that has it (npx cartlet snapshot), or the component children to show until the page runs.',
    )
  return inner
}
