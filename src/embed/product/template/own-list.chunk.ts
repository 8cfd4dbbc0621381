/** Lists of products in the author's own `<template>`: those of collections, and what a search has found. */

import type { CollectionMessages } from '../../../i18n/catalogue'
import type { Drawing, EmbedPart, EmbedView } from '../../boot/embed'
import { notifyAuthor } from '../../report/notify-author'
import type { CollectionRequest, readCollectionRequest } from '../collection/collection-request'
import type { followGrid, OpenGrid, openGrid, productsOn } from '../collection/open-grid'
import { createControls, drawAll } from './draw-templates'
import { createItems, onPrices, showContent, type Words } from './template.chunk'

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
