/** Components as text. */
import 'preact/compat'
import { options } from 'preact'
import renderToString from 'preact-render-to-string'
import type { ReactNode } from 'react'

const normalize = options.vnode

/** `preact/compat` turns `translate="no"` into the property's `false`, which as text would be no attribute at all. */
options.vnode = (node) => {
  const props = node.props as { translate?: unknown } | null
  const isKept = typeof node.type === 'string' && props?.translate === 'no'
  normalize?.(node)
  if (isKept) (node.props as { translate?: unknown }).translate = 'no'
}

export const renderHtml = (node: ReactNode): string => renderToString(node as Parameters<typeof renderToString>[0])
