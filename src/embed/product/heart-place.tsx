/** The room of a product's heart (`data-wish-list="on"`), which is drawn once the browser is idle. */
import type { ReactNode } from 'react'
import { once } from '../../store/base/load-once'
import { loadPart } from '../../store/base/load-part'
import type { ProductView } from '../../store/base/views'
import type { ItemChoice } from '../../store/catalog/choose/choose-variant'
import { useLoad } from '../../widget/use-load'
import { whenIdle } from '../dom/when-idle'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { notifyAuthor } from '../report/notify-author'

interface HeartPlaceProps {
  page: Page
  pageShop: PageShop
  host: HTMLElement
  product: ProductView
  choice: ItemChoice
  worded?: boolean
}

const loadHeart = once(async () => {
  await new Promise<void>((resolve) => whenIdle(window, resolve))
  return import('./heart.chunk')
})

function HeartPlace({ page, pageShop, host, ...props }: HeartPlaceProps) {
  const { value } = useLoad(() => loadPart(loadHeart(), (error) => notifyAuthor(host, error)))
  return value ? <value.Heart list={value.wishListOf(page, pageShop)} {...props} /> : null
}

export type DrawHeart = (product: ProductView, choice: ItemChoice, worded?: boolean) => ReactNode

/** Undefined where the author has not turned the wish list on. */
export const heartOf = (page: Page, pageShop: PageShop, host: HTMLElement): DrawHeart | undefined =>
  page.config.wishList === 'on'
    ? (product, choice, worded) => (
        <HeartPlace page={page} pageShop={pageShop} host={host} product={product} choice={choice} worded={worded} />
      )
    : undefined
