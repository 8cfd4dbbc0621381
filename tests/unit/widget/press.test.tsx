/** A double click, a held key or a hasty repetition counts as one press. Every control that adds, buys or opens something is tested. */
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchRoots } from '../../../src/embed/dom/root-events'
import { BuyButton } from '../../../src/widget/button/BuyButton'
import { CartFooter } from '../../../src/widget/cart/CartFooter'
import { UndoBar } from '../../../src/widget/cart/UndoBar'
import { useModal } from '../../../src/widget/dialog/use-modal'
import { CartToggle } from '../../../src/widget/overlay/CartToggle'
import { Toast } from '../../../src/widget/overlay/Toast'
import { isPress, PRESS_MS } from '../../../src/widget/press'
import { NotifyMe } from '../../../src/widget/product/card/NotifyMe'
import { useShop } from '../../../src/widget/shop-context'
import { renderInCart } from '../../support/fixtures/extras'
import { aCart, aLine, aProduct } from '../../support/fixtures/views'
import { renderInShop, turn } from '../../support/pages/render'

let life: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(1) // React treats an event time of 0 as missing
  life = new AbortController()
  watchRoots({ view: window, life })
})
afterEach(() => {
  life.abort()
  vi.useRealTimers()
})

const Footer = () => <CartFooter state={useShop((state) => state)} onBlocked={() => {}} />
const ready = { cart: { status: 'ready' as const, cart: aCart([aLine()]) } }
const nothing = () => {}

/** Each control with a function that renders it and returns the mock that its presses call. */
const CONTROLS: [string, () => ReturnType<typeof vi.fn>][] = [
  [
    'a buy button',
    () => {
      const buy = vi.fn(async () => 'done' as const)
      renderInShop(<BuyButton reference="mug" label="" buy={buy} />, {
        products: { mug: { status: 'ready', product: aProduct() } },
      })
      return buy
    },
  ],
  [
    'the cart’s toggle',
    () => {
      const { shop } = renderInShop(<CartToggle />)
      const opened = vi.fn()
      shop.store.subscribe(({ drawerOpen }, before) => {
        if (drawerOpen && !before.drawerOpen) opened()
        if (drawerOpen) shop.closeDrawer() // so that a second press would be counted
      })
      return opened
    },
  ],
  ['the checkout button', () => renderInCart(<Footer />, ready).checkout],
  [
    'undo',
    () => {
      const undo = vi.fn()
      renderInShop(<UndoBar line={aLine({ item: { catalogItemId: 'mug-id', appId: 'stores' } })} onUndo={undo} onEnd={nothing} />)
      return undo
    },
  ],
  [
    '"view cart" in a toast',
    () => {
      const view = vi.fn()
      renderInShop(<Toast text="Added" onDismiss={nothing} onViewCart={view} />)
      return view
    },
  ],
  [
    '"notify me"',
    () => {
      const ask = vi.fn()
      renderInShop(<NotifyMe name="Blue Mug" onRequest={ask} />)
      return ask
    },
  ],
]

const control = () => screen.getAllByRole('button')[0] as HTMLElement
const click = async (detail: number) => {
  fireEvent.click(control(), { detail })
  await turn()
}
const key = (type: 'keyDown' | 'keyUp', repeat = false) => fireEvent[type](control(), { key: 'Enter', repeat })

describe.each(CONTROLS)('%s', (_, draw) => {
  it.each([40, 150, 250])('two clicks on a control, %i ms apart, count as one press', async (apart) => {
    const heard = draw()
    await click(1)
    vi.advanceTimersByTime(apart)
    await click(2)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('the second click of a double click that began on another control is ignored', async () => {
    const heard = draw()
    await click(2)
    expect(heard).not.toHaveBeenCalled()
  })

  it('a press within half a second after another one is ignored, and the next one counts', async () => {
    const heard = draw()
    await click(0)
    vi.advanceTimersByTime(PRESS_MS - 1)
    await click(0)
    expect(heard).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    await click(0)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('Enter held for 0.7 seconds counts as one press, and the next press counts', async () => {
    const heard = draw()
    key('keyDown')
    await click(0)
    for (let held = 0; held < 700; held += 35) {
      vi.advanceTimersByTime(35)
      key('keyDown', true)
      await click(0)
    }
    key('keyUp')
    expect(heard).toHaveBeenCalledTimes(1)
    key('keyDown')
    await click(0)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('Space held for 0.7 seconds counts as one press when it is released', async () => {
    const heard = draw()
    key('keyDown')
    vi.advanceTimersByTime(700)
    key('keyDown', true)
    key('keyUp')
    await click(0)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('a mouse click counts while a key is held', async () => {
    const heard = draw()
    key('keyDown', true)
    await click(1)
    key('keyUp')
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

describe('modal dialog', () => {
  function Dialog({ onClose }: { onClose(): void }) {
    return (
      <dialog {...useModal(true, { onClose })}>
        <button type="button" data-focus="">
          Close
        </button>
      </dialog>
    )
  }
  function openDialog() {
    const close = vi.fn()
    render(<Dialog onClose={close} />)
    const dialog = screen.getByRole('dialog')
    dialog.getBoundingClientRect = () => new DOMRect(100, 100, 50, 50)
    const backdrop = (detail: number) => fireEvent.click(dialog, { detail, clientX: 10, clientY: 10 })
    return { close, backdrop }
  }

  it('a press on its backdrop closes a dialog, but the second click of a double click does not', () => {
    const { close, backdrop } = openDialog()
    vi.advanceTimersByTime(PRESS_MS - 1)
    backdrop(1)
    expect(close).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    backdrop(2)
    expect(close).not.toHaveBeenCalled()
    backdrop(1)
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('the control that opened a dialog can be pressed again as soon as the dialog has closed', () => {
    function Opener() {
      const [isOpen, setOpen] = useState(false)
      return (
        <>
          <button type="button" onClick={(event) => isPress(event) && setOpen(true)}>
            Open
          </button>
          {isOpen && <Dialog onClose={() => setOpen(false)} />}
        </>
      )
    }
    render(<Opener />)
    const opener = screen.getByRole('button', { name: 'Open' })
    opener.focus()
    fireEvent.click(opener, { detail: 1 })
    vi.advanceTimersByTime(PRESS_MS / 2)
    fireEvent(screen.getByRole('dialog'), new Event('cancel'))
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(opener, { detail: 1 })
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('a dialog ignores a key that was held when it opened', () => {
    openDialog()
    const isPrevented = (repeat: boolean) => !fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter', repeat })
    expect([isPrevented(true), isPrevented(false), isPrevented(true)]).toEqual([true, false, false])
  })
})
