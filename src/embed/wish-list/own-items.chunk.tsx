/** Saved products in the author's own templates: they are bought as they were chosen, and what is bought or taken off the list can be undone. */
import { type ComponentType, useEffect, useState } from 'react'
import type { ProductView } from '../../store/base/views'
import type { ItemChoice } from '../../store/catalog/choose/choose-variant'
import { choiceOfItem } from '../../store/wish-list/saved-change'
import { isModifiedPress } from '../../widget/modified-press'
import { isPress } from '../../widget/press'
import { useFallback, useSurroundings } from '../../widget/shop-context'
import { useShow } from '../../widget/use-shown'
import { changesOf, chosenOf } from '../../widget/wish-list/SavedItemRow'
import type { OwnSaved } from '../../widget/wish-list/SavedList'
import { useWishListMessages } from '../../widget/wish-list/wish-list-messages'
import type { EmbedView } from '../boot/embed'
import { buy } from '../shop/buy'
import type { SavedProps } from './wish-list.chunk'

type Templates = typeof import('../product/template/beside.chunk')

/** Controls of the author, besides those of every product: what is bought, or taken off the list, can be undone. */
function ownControls(view: EmbedView, { createControls, setDisabled }: Templates) {
  const { page, pageShop, host } = view
  const sourceOf = ({ source }: { source?: unknown }) => source as { product?: ProductView; choice: ItemChoice } & OwnSaved
  const controls = createControls(view)
  return {
    ...controls,
    add: (element: HTMLElement) => {
      // The page's own listener would add it without what was chosen.
      element.removeAttribute('data-cartlet-add')
      let shown: ReturnType<typeof sourceOf> | undefined
      let isBusy = false
      element.addEventListener('click', async (event) => {
        if (isModifiedPress(event)) return
        event.preventDefault()
        const { product, choice, moved } = shown ?? {}
        if (!product || isBusy || element.ariaDisabled === 'true' || !isPress(event)) return
        isBusy = true
        try {
          const request = { product: product.id, choice: choice ?? {}, quantity: null, action: 'add', toldBy: 'page' } as const
          if ((await buy(page, pageShop, host, request)) === 'done') moved?.()
        } catch {
          // reported by the shop
        } finally {
          isBusy = false
        }
      })
      return (scope: Parameters<ReturnType<NonNullable<typeof controls.open>>>[0]) => {
        shown = sourceOf(scope)
        setDisabled(element, Boolean(!shown.product || (scope.values as { soldOut?: boolean }).soldOut))
      }
    },
    remove: (element: HTMLElement) => {
      let shown: OwnSaved | undefined
      element.addEventListener('click', (event) => !isModifiedPress(event) && isPress(event) && shown?.remove())
      return (scope: { source?: unknown }) => {
        const isNew = !shown
        shown = sourceOf(scope)
        if (isNew && shown.isBack) queueMicrotask(() => element.focus()) // once it is in the page
      }
    },
  }
}

/** The items in the author's own templates; what there is to say of them is ours. */
export const createOwnItems = (templates: Templates) =>
  function OwnItems({ view, Saved }: { view: EmbedView; Saved: ComponentType<SavedProps> }) {
    const language = useSurroundings()
    const messages = useWishListMessages()
    const show = useShow()
    const [drawn] = useState(() =>
      templates.drawAll(view, { controls: ownControls(view, templates), fields: templates.SAVED_FIELDS }),
    )
    const { host } = view
    useFallback(true)
    language.adoptStyles(templates.besideCss)
    useEffect(() => drawn.end, [drawn])
    useEffect(() => templates.hideFallback(host), [host])
    function draw(items: readonly OwnSaved[]): void {
      drawn.show(
        items.flatMap((item) => {
          const { key, saved, entry } = item
          if (entry?.status === 'missing')
            return { key, values: { name: saved.name, change: messages.gone }, source: { ...item, choice: {} } }
          if (entry?.status !== 'ready') return []
          const { product } = entry
          const choice = choiceOfItem(saved.item)
          const { values, source } = templates.productItem(view, language, product, choice)
          const change = entry.stale
            ? ''
            : changesOf(saved, product, messages, language.locale ?? 'en', show)
                .map(({ text }) => text)
                .join(' ')
          return {
            key,
            values: { ...values, chosen: chosenOf(product, choice), change },
            source: { ...(source as object), ...item, choice, options: choice.options ?? {} },
          }
        }),
      )
    }
    return (
      <>
        <div className="ours">
          <Saved view={view} drawOwn={draw} />
        </div>
        <slot />
      </>
    )
  }
