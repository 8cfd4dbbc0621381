/** Renders components to HTML text. */
import 'preact/compat'
import { options } from 'preact'
import renderToString from 'preact-render-to-string'
import type { ReactNode } from 'react'
import { BuyButton } from '../widget/button/BuyButton'
import { LinkButton } from './link-button'

const normalize = options.vnode

/**
 * Replaces every buy button by a link. Also keeps `translate="no"`: `preact/compat` turns it into the property value `false`, which would be
 * rendered as no attribute at all.
 */
options.vnode = (node) => {
  const { type, props } = node as { type: unknown; props: { translate?: unknown } | null }
  const isKept = typeof type === 'string' && props?.translate === 'no'
  if (type === BuyButton) Object.assign(node, { type: LinkButton })
  normalize?.(node)
  if (isKept) (node.props as { translate?: unknown }).translate = 'no'
}

export const renderHtml = (node: ReactNode): string => renderToString(node as Parameters<typeof renderToString>[0])
