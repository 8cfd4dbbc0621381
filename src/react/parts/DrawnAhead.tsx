/** The declarative shadow root of an element on a server. The browser's parser takes it out of the markup, so hydration finds the children alone. */
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { report } from '../../embed/report/console'
import type { Provided } from '../provider/CartletProvider'
import { renderShadowRoot } from './render-shadow-root'

/** What a snapshot can hold. */
const KNOWN_AHEAD = ['buy-button', 'product', 'collection']

interface Author {
  text: string
  href?: string
}

/** The text of the author's children and their first link, as far as they can be seen without rendering. */
function authorIn(node: ReactNode): Author {
  if (typeof node === 'string' || typeof node === 'number') return { text: `${node}` }
  if (Array.isArray(node)) {
    const all = (node as ReactNode[]).map(authorIn)
    return { text: all.map(({ text }) => text).join(''), href: all.find(({ href }) => href)?.href }
  }
  if (!isValidElement<{ children?: ReactNode; href?: string }>(node)) return { text: '' }
  const inner = authorIn(node.props.children)
  return node.type === 'a' && node.props.href ? { ...inner, href: node.props.href } : inner
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const contentOf = ({ text, href }: Author) => (href ? `<a href="${escaped(href)}">${escaped(text)}</a>` : escaped(text))

export interface DrawnAheadProps {
  name: string
  component: string
  attributes: Record<string, string>
  provided: Provided
  children?: ReactNode
}

export function DrawnAhead({ name, component, attributes, provided, children }: DrawnAheadProps): ReactElement | null {
  if (typeof window !== 'undefined' || !KNOWN_AHEAD.includes(name)) return null
  const { handle, settings, styling } = provided
  const { snapshot } = handle
  const { locale = 'auto', theme } = settings
  const template =
    snapshot?.clientId === settings.clientId
      ? renderShadowRoot(name, attributes, snapshot, {
          content: contentOf(authorIn(children)),
          ...(styling.styles === undefined ? { styleNonce: styling.styleNonce ?? '' } : { styles: styling.styles }),
          ...(locale !== 'auto' && { locale }),
          ...(theme === 'dark' && { theme }),
        })
      : ''
  const [, inner] = /^<template[^>]*>(.*)<\/template>$/s.exec(template) ?? []
  if (inner === undefined) {
    if (!children)
      report(
        `<${component}> was rendered on a server, where ${snapshot ? 'the snapshot does not know what it shows' : 'there is no data'}, and has no children.`,
        'Give <CartletProvider> a snapshot that has it (npx cartlet snapshot), or the component children to show until the page runs.',
      )
    return null
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by `cartlet/server`, which escapes what comes from the shop.
  return <template {...{ shadowrootmode: 'open' }} dangerouslySetInnerHTML={{ __html: inner }} />
}
