/** `cartlet-cart-toggle`: a cart toggle where the author placed it, optionally with the member's menu beside it. */
import { useEffect, useState } from 'react'
import { loadFailed } from '../../store/base/load-once'
import { CartToggle } from '../../widget/overlay/CartToggle'
import { loadAccount } from '../account/load-account'
import type { EmbedView } from '../boot/embed'
import { prepareDrawer } from '../boot/prepare-drawer'
import { type ReactPart, reactPart } from '../boot/react-part'
import { notifyAuthor } from '../report/notify-author'

function MemberBeside({ view }: { view: EmbedView }) {
  const { host } = view
  const [part, setPart] = useState<ReactPart>()
  useEffect(() => {
    loadAccount().then(setPart, (thrown) => notifyAuthor(host, loadFailed(thrown)))
  }, [host])
  return part?.render({ ...view, beside: true })
}

export const cartToggle = reactPart({
  render(view) {
    const { page, pageShop, read } = view
    const isOn = (name: string) => (read(name) ?? 'false') !== 'false'
    return (
      <>
        <CartToggle hideWhenEmpty={isOn('hide-when-empty')} onIntent={() => prepareDrawer(page, pageShop)} />
        {isOn('account') && <MemberBeside view={view} />}
      </>
    )
  },
})
