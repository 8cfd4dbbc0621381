/**
 * The declarative shadow root of an element rendered on a server. The browser's parser removes it from the markup, so hydration
 * finds only the children.
 */
import type { ReactElement, ReactNode } from 'react'
import { maxAgeHours } from '../../embed/snapshot/max-age'
import type { Provided } from '../provider/CartletProvider'
import { drawAhead } from './draw-ahead'

export interface DrawnAheadProps {
  name: string
  component: string
  attributes: Record<string, string>
  provided: Provided
  room?: string
  ownCards?: boolean
  children?: ReactNode
}

export function DrawnAhead({ provided, ...element }: DrawnAheadProps): ReactElement | null {
  const { handle, settings, styling } = provided
  const { clientId, locale, theme } = settings
  const inner =
    typeof window === 'undefined'
      ? drawAhead({
          ...element,
          ...styling,
          snapshot: handle.snapshot,
          maxAge: maxAgeHours(settings),
          clientId,
          locale,
          theme,
        })
      : undefined
  if (inner === undefined) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by `cartlet/server`, which escapes data of the shop.
  return <template {...{ shadowrootmode: 'open' }} dangerouslySetInnerHTML={{ __html: inner }} />
}
