/** `cartlet-cart-toggle`: a toggle where the author wants it. */
import { CartToggle } from '../widget/CartToggle'
import type { EmbedPart } from './embed'

export const cartToggle: EmbedPart = {
  render: ({ page, pageShop, read }) => {
    const hide = read('hide-when-empty')
    return <CartToggle hideWhenEmpty={hide !== null && hide !== 'false'} onIntent={() => page.prepareDrawer(pageShop)} />
  },
}
