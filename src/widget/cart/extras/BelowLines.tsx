/** What stands below the lines: the link to this cart, which stays where it is when suggestions arrive. */
import type { ShopState } from '../../../store/base/state'
import { CopyLink } from './CopyLink'
import { Suggestions } from './Suggestions'

export const BelowLines = ({ state }: { state: ShopState }) => (
  <>
    <CopyLink state={state} />
    <Suggestions state={state} />
  </>
)
