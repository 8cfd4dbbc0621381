/** Looks at what `cartlet/react` shows in every frame: its boxes, the style sheets of our cards, and whether anything moves. */
import type { Page } from '@playwright/test'

/** A phone of the middle class. */
const SLOWNESS = 4

interface Seen {
  frames: number
  /** Components without a box. */
  without: string[]
  /** Our cards without a style sheet. */
  bare: string[]
  /** Each layout shift, and what moved. */
  moved: string[]
}

type Shift = PerformanceEntry & { value: number; sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[] }

/** @param from selector of what is in the page with its last markup: frames and shifts count from then on */
export async function watchFrames(page: Page, from = 'cartlet-view'): Promise<void> {
  await page.addInitScript((last) => {
    const seen: Seen = { frames: 0, without: [], bare: [], moved: [] }
    ;(window as unknown as { seen: Seen }).seen = seen
    let since = Number.POSITIVE_INFINITY
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        // While the parser adds markup, up to the paint after the first of these frames, what it adds may move what stands.
        if (entry.startTime < since) continue
        const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ')
        const nodes = entry.sources.map(({ node, previousRect, currentRect }) => {
          const { className, nodeName = 'what is gone', textContent } = (node ?? {}) as Partial<Element>
          return `${nodeName}.${className} "${textContent?.slice(0, 20)}" from ${at(previousRect)} to ${at(currentRect)}`
        })
        seen.moved.push(`${entry.value}: ${nodes.join()}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    const readFrame = () => {
      const views = document.querySelector(last) ? [...document.querySelectorAll<HTMLElement>('cartlet-view')] : []
      if (views.length) seen.frames += 1
      if (seen.frames === 2) since = performance.now()
      for (const view of views) {
        const name = view.getAttribute('product') ?? view.dataset.cartletView ?? ''
        const { width, height } = view.getBoundingClientRect()
        if (!(width && height)) seen.without.push(`${name} at frame ${seen.frames}`)
        const card = view.shadowRoot?.querySelector('article')
        if (card && getComputedStyle(card).display === 'block') seen.bare.push(`${name} at frame ${seen.frames}`)
      }
      requestAnimationFrame(readFrame)
    }
    requestAnimationFrame(readFrame)
  }, from)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS })
}

export const seenFrames = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
