/** Elements with the author's own `<template>`, drawn in the page's own document. */

import type { CollectionMessages } from '../../../i18n/catalogue'
import { loadFailed } from '../../../store/base/load-once'
import { pastedText } from '../../../store/base/pasted-text'
import type { ProductView } from '../../../store/base/views'
import type { Shop } from '../../../store/shop/shop'
import { assertVariant, type Drawing, type EmbedPart, type EmbedView } from '../../boot/embed'
import { dispatch } from '../../events/dispatch'
import { viewItem } from '../../events/ga4-view-item'
import type { Language } from '../../page/language'
import { notifyAuthor } from '../../report/notify-author'
import type { CollectionRequest, readCollectionRequest } from '../collection/collection-request'
import type { followGrid, OpenGrid, openGrid, productsOn } from '../collection/open-grid'
import { requestedVariant } from '../requested-variant'
import { createControls, createItems, drawAll, type Words } from './draw-templates'

// Makes Rollup leave what cards and templates share in the chunk of the cards.
export { importLineEditor } from '../product.chunk'
export { createControls, drawAll, opener, productItem, setDisabled } from './draw-templates'
export { hide } from './places'

/** Calls `look` when products or the currency of prices change. Returns a function that ends it. */
function onPrices({ getState, subscribe }: Shop['store'], look: () => void): () => void {
  let { products, shownIn } = getState()
  return subscribe((now) => {
    if (now.products === products && now.shownIn === shownIn) return
    ;({ products, shownIn } = now)
    look()
  })
}

/** The element shows what is in it, with the page's own styles. */
function showContent(container: HTMLElement, { setFallback }: { setFallback(on: boolean): void }, { page }: EmbedView): void {
  setFallback(true)
  container.append(page.document.createElement('slot'))
}

export const productTemplate: EmbedPart = {
  check: assertVariant,
  open(container, surroundings, view): Drawing {
    const { page, pageShop, host, read } = view
    const { store } = surroundings.shop
    showContent(container, surroundings, view)
    const drawn = drawAll(view, { controls: createControls(view) })
    let itemsOf = createItems(view)
    let language: Language
    let viewed: string | undefined
    let life: AbortController | undefined
    const variantOf = (one: ProductView) => requestedVariant(view, pastedText(read('variant') ?? '') || undefined, one)

    function show(): void {
      const reference = read('product')?.trim() ?? ''
      const entry = store.getState().products[reference]
      const shown = entry?.status === 'ready' ? entry.product : undefined
      drawn.show(shown ? itemsOf([shown], language, variantOf, reference) : [])
      if (!shown || shown.id === viewed) return
      viewed = shown.id
      dispatch(host, 'cartlet:product-view', viewItem(shown, variantOf(shown), store.getState().shownIn))
      life?.abort()
      const seo = read('seo')
      if (seo === null || seo === 'false') return
      life = new AbortController()
      const { signal } = life
      import('../seo.chunk').then(
        ({ keepProductData }) => keepProductData(page, pageShop, reference, signal, read).catch(() => {}),
        (thrown) => notifyAuthor(host, loadFailed(thrown)),
      ) // search engines fall back to the author's own content
    }
    const stop = onPrices(store, () => language && show())
    return {
      draw(changed) {
        language = changed
        itemsOf = createItems(view)
        show()
      },
      end() {
        stop()
        life?.abort()
        drawn.end()
      },
    }
  },
}

/** The author's "load more": there while there is more, and busy while it loads. */
function followMore({ host }: EmbedView, { grid }: OpenGrid): () => void {
  const buttons = () => host.querySelectorAll<HTMLElement>('[data-cartlet-more]')
  const update = () => {
    const { status, next } = grid.store.getState()
    for (const button of buttons()) {
      button.hidden = next === undefined
      button.ariaBusy = status === 'adding' ? 'true' : null
    }
  }
  const press = (event: Event) => {
    if ((event.target as Element).closest('[data-cartlet-more]')) grid.more()
  }
  update()
  host.addEventListener('click', press)
  const stop = grid.store.subscribe(update)
  return () => {
    stop()
    host.removeEventListener('click', press)
    for (const button of buttons()) {
      button.hidden = false
      button.ariaBusy = null
    }
  }
}

/** What the list of a collection consists of, without what draws it. */
export interface ListParts {
  readCollectionRequest: typeof readCollectionRequest
  openGrid: typeof openGrid
  followGrid: typeof followGrid
  productsOn: typeof productsOn
  messagesIn(language: Words): CollectionMessages
}

export interface OwnList extends OpenGrid {
  /** Draws it in this language, again when the element's attributes or the language have changed. */
  draw(language: Words): void
  end(): void
}

/** The products of a list in the author's templates. */
export function openOwnList(
  { openGrid, followGrid, messagesIn }: ListParts,
  view: EmbedView,
  request: CollectionRequest,
  language: Words,
): OwnList {
  const { store } = view.pageShop.shop
  const opened = openGrid(view, request, messagesIn(language))
  const { grid, select } = opened
  const listed = () => grid.store.getState().products
  const drawn = drawAll(view, {
    controls: createControls(view, (id) => {
      const place = listed().findIndex((one) => one.id === id)
      const product = listed()[place]
      if (product) select(product, place)
    }),
  })
  let shownIn = language
  let itemsOf = createItems(view)
  function show(): void {
    const { products } = store.getState()
    // As it was last read, which may be after the list was.
    const now = listed().map((one) => {
      const entry = products[one.id]
      return entry?.status === 'ready' && !entry.stale ? entry.product : one
    })
    drawn.show(itemsOf(now, shownIn))
  }
  const ends = [
    followGrid(view, grid, request.options.collection),
    followMore(view, opened),
    grid.store.subscribe(show),
    onPrices(store, show),
    drawn.end,
  ]
  return {
    ...opened,
    draw(changed) {
      shownIn = changed
      itemsOf = createItems(view)
      show()
    },
    end() {
      for (const end of ends) end()
    },
  }
}

export const collectionTemplate = (parts: ListParts): EmbedPart => ({
  open(container, surroundings, view): Drawing {
    showContent(container, surroundings, view)
    let list: OwnList | undefined
    let openedFor = ''
    return {
      draw(language) {
        const request = parts.readCollectionRequest(view.read, parts.productsOn(view))
        const key = JSON.stringify([request.options, request.rows, request.mistakes])
        if (!list || key !== openedFor) {
          openedFor = key
          list?.end()
          for (const mistake of request.mistakes) notifyAuthor(view.host, mistake)
          list = openOwnList(parts, view, request, language)
        }
        list.draw(language)
      },
      end: () => list?.end(),
    }
  },
})
