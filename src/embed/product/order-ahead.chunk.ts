/** Requests the variants that elements of the page name before their buttons are pressed. */

import { pastedText } from '../../store/base/pasted-text'
import { watchOrderAhead } from '../../store/visit/order-ahead'
import type { Embeds, PageView } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { readAttribute } from '../settings/read-attribute'

/** Runs until the page's life ends. */
export function openOrderAhead({ shop }: PageShop, { embeds, life: { signal } }: Pick<PageView, 'life'> & Embeds): void {
  if (signal.aborted) return
  signal.addEventListener(
    'abort',
    watchOrderAhead(shop, () => [...embeds].map(({ host }) => pastedText(readAttribute(host)('variant') ?? ''))),
  )
}
