/** The button that opens the cart and shows the number of items in it. */
import { selectCount } from '../../store/base/count'
import { BagIcon } from '../icons'
import { onPress } from '../on-press'
import { useShop, useSurroundings } from '../shop-context'
import { pageCss } from './page.css'
import { usePageMessages } from './page-messages'

export interface CartToggleProps {
  hideWhenEmpty?: boolean
  /** Fixed in a corner of the page, not placed by the site. */
  floating?: boolean
  onIntent?(): void
}

const MOST_SHOWN = 99

export function CartToggle({ hideWhenEmpty, floating, onIntent }: CartToggleProps) {
  const { shop, adoptStyles } = useSurroundings()
  adoptStyles(pageCss)
  const messages = usePageMessages()
  const count = useShop(selectCount)
  const open = useShop((state) => state.drawerOpen)
  if (hideWhenEmpty && !count) return null
  return (
    <button
      type="button"
      className={floating ? 'toggle floating' : 'toggle'}
      part="toggle"
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onPress(shop.openDrawer)}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {/* The author's own words replace all of it, the name for screen readers as well. */}
      <slot name="label">
        <span className="hidden">{messages.cart(count)}</span>
        <BagIcon />
        {count > 0 && (
          <span className="badge" part="badge" key={count} aria-hidden="true" translate="no">
            {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
          </span>
        )}
      </slot>
    </button>
  )
}
