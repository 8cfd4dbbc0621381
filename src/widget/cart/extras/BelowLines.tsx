/** What stands below the lines: suggestions, and the link to this cart. */
import type { ShopState } from '../../../store/base/state'
import { CopyLink } from './CopyLink'
import { Suggestions } from './Suggestions'

export const BelowLines = ({ state }: { state: ShopState }) => (
  <>
    <Suggestions state={state} />
    <CopyLink state={state} />
  </>
)
