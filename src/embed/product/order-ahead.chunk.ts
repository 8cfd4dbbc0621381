/** Download unit: what is asked for elements that name a variant. */
import { watchOrderAhead } from '../../store/catalog/choose/order-ahead'
import { readAttribute } from '../boot/mount'
import type { Page } from '../page/create-page'
import type { PageShop } from '../page/create-page-shop'

/** For as long as the page lives. */
export function openOrderAhead({ shop }: PageShop, { embeds, life: { signal } }: Page): void {
  if (signal.aborted) return
  signal.addEventListener(
    'abort',
    watchOrderAhead(shop, () => [...embeds].map(({ host }) => readAttribute(host)('variant')?.trim())),
  )
}
