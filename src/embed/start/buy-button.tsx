/** `cartlet-buy-button`: drawn and pressed without React, whose code is not there yet when the first buttons are. */
import type { MouseEvent } from 'react'
import { enButton } from '../../i18n/compiled/english/en-button'
import { pastedText } from '../../store/base/pasted-text'
import { isFirstUnreachable, selectButtonState } from '../../store/button/button-state'
import { type ButtonLook, BuyButtonView, lookOf } from '../../widget/button/BuyButtonView'
import { type Presses, trackPresses } from '../../widget/button/presses'
import { drawStill } from '../boot/draw-still'
import { assertVariant, type EmbedPart } from '../boot/embed'
import type { Language } from '../page/language'
import { loadShopPartsForPage } from './chunks'

const isSame = (a: ButtonLook, b: ButtonLook | undefined): boolean =>
  Object.entries(a).every(([name, value]) => Object.is(value, b?.[name as keyof ButtonLook]))

export const buyButton: EmbedPart = {
  check: assertVariant,
  open(container, surroundings, { page, pageShop, host, read, text }) {
    const { store } = surroundings.shop
    let language: Language
    let presses: Presses
    let shown: ButtonLook | undefined
    let pressedFor: string | undefined

    function draw(changed?: Language) {
      language = changed ?? language
      const messages = { ...surroundings, ...language }.messages?.('button', enButton) ?? enButton
      const product = read('product')?.trim() ?? ''
      const variant = pastedText(read('variant') ?? '') || undefined
      const action = read('action')
      const label = read('label')?.trim() || text()
      if (product !== pressedFor) {
        pressedFor = product
        presses?.stop()
        presses = trackPresses(draw)
      }
      const state = store.getState()
      const found = state.products[product]
      const entry = state.shownIn?.show(found) ?? language.rewrite?.(found) ?? found
      const seen = lookOf(
        {
          entry,
          // Without a product, the author's own content is shown.
          state: product ? selectButtonState(state, entry, variant) : 'fallback',
          variant,
          label,
          opens: action === 'open',
          saysUnreachable: isFirstUnreachable(state, product),
          presses,
        },
        messages,
      )
      if (!changed && isSame(seen, shown)) return
      shown = seen
      surroundings.setFallback(seen.state === 'fallback')
      const buy = async () => {
        // `start` awaited them before and has set the page up: listeners that the page has queued hear of this add.
        const parts = await loadShopPartsForPage()
        return parts.buy(page, pageShop, host, {
          product,
          words: label,
          choice: { variant },
          quantity: read('quantity'),
          action,
          toldBy: 'page',
        })
      }
      const press = (event: MouseEvent) => seen.isBlocked || presses.press(event, buy)
      drawStill(container, <BuyButtonView look={seen} messages={messages} onClick={press} />, page.document)
    }
    const stop = store.subscribe(() => draw())
    return {
      draw,
      end() {
        stop()
        presses?.stop()
      },
    }
  },
}
