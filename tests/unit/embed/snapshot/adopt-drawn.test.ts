import { afterEach, describe, expect, it } from 'vitest'
import type { EmbedKind, EmbedView } from '../../../../src/embed/boot/embed'
import { adoptDrawn } from '../../../../src/embed/snapshot/adopt-drawn'
import type { ProductState } from '../../../../src/store/base/state'
import { aFakeShop } from '../../../support/fakes/fake-shop'
import { aProduct } from '../../../support/fixtures/views'

const KIND: EmbedKind = { name: 'buy-button', properties: '', reference: () => 'blue-mug' }
const READY: ProductState = { status: 'ready', product: aProduct() }

afterEach(() => document.body.replaceChildren())

/** An element with pre-rendered content, and the container that the widget draws in. */
function aDrawing(entry?: ProductState, kind = KIND, takenAt = new Date().toISOString()) {
  const { shop } = aFakeShop({ products: [] })
  const be = (state: ProductState) => shop.store.setState({ products: { 'blue-mug': state } })
  if (entry) be(entry)
  const host = document.body.appendChild(document.createElement('cartlet-buy-button'))
  const root = host.attachShadow({ mode: 'open' })
  const drawn = document.createElement('div')
  drawn.className = 'root'
  drawn.dataset.takenAt = takenAt
  const link = drawn.appendChild(document.createElement('a'))
  link.href = 'https://shop.example/mug'
  link.setAttribute('part', 'button')
  const ofOurs = document.createElement('style')
  root.append(document.createElement('link'), drawn, ofOurs)
  const container = document.createElement('div')
  container.className = 'root'
  const button = container.appendChild(document.createElement('button'))
  button.setAttribute('part', 'button')
  let presses = 0
  button.addEventListener('click', () => presses++)
  const view = { page: { config: { snapshotMaxAge: '48' } }, pageShop: { shop }, host, read: () => null }
  const stop = adoptDrawn(drawn, container, view as unknown as EmbedView, kind)
  /** Redraws the container, as the widget does when its product changes. */
  const redraw = async () => {
    container.append('.')
    await new Promise((next) => setTimeout(next))
  }
  const press = (how: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...how })
    link.dispatchEvent(event)
    return event.defaultPrevented
  }
  const stands = () => [...root.children].filter((one) => one !== ofOurs)
  return { be, stop, redraw, press, stands, host, root, drawn, link, container, button, presses: () => presses }
}

describe('adoptDrawn', () => {
  it('replaces pre-rendered content and its style sheet at once when the product is known', () => {
    const { stands, container, root } = aDrawing(READY)
    expect(stands()).toEqual([container])
    expect(root.querySelectorAll('style')).toHaveLength(1) // the widget's own, for browsers that cannot construct sheets
  })

  it('keeps pre-rendered content until the product is known', async () => {
    const { be, redraw, stands, drawn, container } = aDrawing()
    await redraw()
    be({ status: 'loading' })
    await redraw()
    expect(stands()[1]).toBe(drawn)
    be(READY)
    await redraw()
    expect(stands()).toEqual([container])
  })

  it('keeps pre-rendered content while the platform cannot be reached', async () => {
    const { be, redraw, stands, drawn } = aDrawing()
    be({ status: 'failed', error: { retryable: true } as never })
    await redraw()
    expect(stands()[1]).toBe(drawn)
  })

  it("replaces pre-rendered content by the author's content when the shop lacks the product", async () => {
    const { be, redraw, stands, container, host } = aDrawing()
    container.setAttribute('data-fallback', '')
    be({ status: 'missing' })
    await redraw()
    expect(stands()).toEqual([container])
    expect(host.hasAttribute('data-cartlet-fallback')).toBe(true)
  })

  /** A whole product: the drawn form has links in place of buttons, and the one of the container other places in front of it. */
  function aForm() {
    const drawing = aDrawing(undefined, { ...KIND, name: 'product' })
    const controls = (buttons: 'a' | 'button') => `<div class="form">
      <input type="radio" name="size-${buttons}" value="S" aria-label="S"><input type="radio" name="size-${buttons}" value="M" aria-label="M">
      <input type="text" aria-label="Engraving" value="">
      <button type="button">More</button><${buttons} href="/tee" part="button">Add</${buttons}></div>`
    drawing.drawn.innerHTML = `<img>${controls('a')}`
    drawing.container.innerHTML = `<button type="button">Next picture</button>${controls('button')}<div class="lines"></div>`
    let steps = 0
    const [, step] = drawing.container.querySelectorAll('button')
    step?.addEventListener('click', () => steps++)
    const field = (label: string, within: Element = drawing.root.querySelector('.root') as Element) =>
      within.querySelector<HTMLInputElement>(`[aria-label="${label}"]`) as HTMLInputElement
    return { ...drawing, field, steps: () => steps }
  }

  it('keeps what the visitor has chosen and written in the form of a whole product, and the focus in it', async () => {
    const { be, redraw, container, drawn, field, root, stands } = aForm()
    field('M').checked = true
    field('Engraving').value = 'For Ada'
    const heard: string[] = []
    container.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value))
    field('Engraving').focus()
    be(READY)
    await redraw()
    expect(stands()[1]).toBe(drawn) // its text is still loading
    container.querySelector('.lines')?.remove()
    await redraw()
    expect(stands()).toEqual([container])
    expect([field('M').checked, field('S').checked, field('Engraving').value]).toEqual([true, false, 'For Ada'])
    expect(heard).toContain('For Ada')
    expect(root.activeElement).toBe(field('Engraving'))
  })

  it('takes over at the first choice or step of the quantity, even while the text of the product is loading', async () => {
    const chosen = aForm()
    chosen.be(READY)
    chosen.field('M').checked = true
    chosen.field('M').dispatchEvent(new Event('input', { bubbles: true }))
    expect(chosen.stands()).toEqual([chosen.container])
    expect(chosen.field('M').checked).toBe(true)
    chosen.host.remove()
    const stepped = aForm()
    stepped.be(READY)
    stepped.drawn.querySelector('button')?.click()
    expect(stepped.stands()).toEqual([stepped.container])
    expect(stepped.steps()).toBe(1)
  })

  it.each(['skeleton', 'ghost'])('keeps pre-rendered content while the widget shows a %s', async (placeholder) => {
    const { be, redraw, stands, drawn, container, button } = aDrawing()
    button.className = placeholder
    be(READY)
    await redraw()
    expect(stands()[1]).toBe(drawn)
    button.className = ''
    await redraw()
    expect(stands()).toEqual([container])
  })

  it('keeps pre-rendered content until the same images are decoded in the widget', async () => {
    const { be, redraw, stands, drawn, container } = aDrawing()
    const [shown, next] = [drawn, container].map((parent) => {
      const picture = parent.appendChild(document.createElement('img'))
      picture.src = 'https://pictures.example/mug.jpg'
      return picture
    })
    Object.defineProperty(shown, 'complete', { value: true })
    let decode = () => {}
    Object.assign(next as object, { decode: () => new Promise<void>((done) => (decode = done)) })
    be(READY)
    await redraw()
    expect(stands()[1]).toBe(drawn)
    decode()
    await new Promise((later) => setTimeout(later))
    expect(stands()).toEqual([container])
  })

  it('replaces pre-rendered content at once for an element that needs no product', () => {
    const { stands, container } = aDrawing(undefined, { ...KIND, reference: undefined })
    expect(stands()).toEqual([container])
  })

  it('replaces pre-rendered content at once when it is older than data-snapshot-max-age', () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    const old = aDrawing(undefined, KIND, hoursAgo(49))
    expect(old.stands()).toEqual([old.container])
    const young = aDrawing(undefined, KIND, hoursAgo(47))
    expect(young.stands()[1]).toBe(young.drawn)
  })

  it("moves the focus from the pre-rendered button to the widget's button", async () => {
    const { be, redraw, root, link, button } = aDrawing()
    link.focus()
    expect(root.activeElement).toBe(link)
    be(READY)
    await redraw()
    expect(root.activeElement).toBe(button)
  })

  it('forwards a press on pre-rendered content to the widget before the product is known', () => {
    const { press, presses, stands, container } = aDrawing()
    expect(press()).toBe(true)
    expect(presses()).toBe(1)
    expect(stands()).toEqual([container])
  })

  it('forwards a press to the button of the same card when two products have the same name', () => {
    const { drawn, link, container, press } = aDrawing()
    const card = (button: Element) => {
      const article = document.createElement('article')
      const title = article.appendChild(document.createElement('h3'))
      title.setAttribute('part', 'title')
      title.textContent = 'Mug'
      article.append(button)
      return article
    }
    const pressed: string[] = []
    const aButton = (id: string) => {
      const button = document.createElement('button')
      button.setAttribute('part', 'button')
      button.addEventListener('click', () => pressed.push(id))
      return button
    }
    drawn.append(card(aButton('drawn')), card(link))
    container.replaceChildren(card(aButton('first')), card(aButton('second')))
    press()
    expect(pressed).toEqual(['second'])
  })

  it.each([
    [{ ctrlKey: true }],
    [{ metaKey: true }],
    [{ shiftKey: true }],
    [{ button: 1 }],
  ])('lets the link of the pre-rendered content handle a press with %j', (how) => {
    const { press, presses } = aDrawing()
    expect(press(how)).toBe(false)
    expect(presses()).toBe(0)
  })

  it('leaves pre-rendered content in place after its element was unmounted', async () => {
    const { be, stop, redraw, press, presses, stands, drawn } = aDrawing()
    stop()
    be(READY)
    await redraw()
    expect(press()).toBe(false)
    expect(presses()).toBe(0)
    expect(stands()[1]).toBe(drawn)
  })
})
