import { LiveRegion } from '../LiveRegion'
import { useOrdersMessages } from './orders-messages'

export function Loading() {
  return (
    <LiveRegion className="hint" sentence={useOrdersMessages().loading}>
      <span className="spinner" aria-hidden="true" />
    </LiveRegion>
  )
}
