/** Components as text. */
import 'preact/compat'
import { options } from 'preact'
import renderToString from 'preact-render-to-string'
import type { ReactNode } from 'react'
import { BuyButton } from '../widget/button/BuyButton'
import { LinkButton } from './link-button'

const normalize = options.vnode

/**
 * Every buy button becomes a link. `preact/compat` turns `translate="no"` into the property's `false`, which as text would be no attribute at all:
 * it is kept.
 */
options.vnode = (node) => {
  const { type, props } = node as { type: unknown; props: { translate?: unknown } | null }
  const isKept = typeof type === 'string' && props?.translate === 'no'
  if (type === BuyButton) Object.assign(node, { type: LinkButton })
  normalize?.(node)
  if (isKept) (node.props as { translate?: unknown }).translate = 'no'
}

export const renderHtml = (node: ReactNode): string => renderToString(node as Parameters<typeof renderToString>[0])
