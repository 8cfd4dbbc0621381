/** The contrast of every text that we draw: computed in the page, independently of the code under test. */
import type { Page } from '@playwright/test'

export interface TextPair {
  text: string
  ratio: number
  where: string
}

/** Visible text of all our shadow roots. For a gradient the worst stop counts, for an image the worst possible colour. */
export const textPairs = (page: Page | ReturnType<Page['frames']>[number]): Promise<TextPair[]> =>
  page.evaluate(() => {
    type Rgb = [red: number, green: number, blue: number, alpha: number]
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D
    const rgbOf = (css: string): Rgb => {
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = css
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
      return [red, green, blue, alpha / 255]
    }
    const mix = ([r, g, b, a]: Rgb, [r2, g2, b2]: Rgb): Rgb => [
      r * a + r2 * (1 - a),
      g * a + g2 * (1 - a),
      b * a + b2 * (1 - a),
      1,
    ]
    const luminance = ([r, g, b]: Rgb) => {
      const linear = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
      return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
    }
    const ratio = (one: Rgb, other: Rgb) => {
      const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second)
      return (high + 0.05) / (low + 0.05)
    }
    const up = (node: Element): Element | null =>
      node.assignedSlot ??
      (Reflect.get(Node.prototype, 'parentElement', node) as Element | null) ??
      ((node.getRootNode() as ShadowRoot).host || null)
    const COLOUR = /(?:rgba?|oklch|oklab|lab|lch|color)\([^()]*\)/g
    const canvas = () => {
      const probe = document.createElement('i')
      document.documentElement.append(probe)
      probe.style.color = 'Canvas'
      const css = getComputedStyle(probe).color
      probe.remove()
      return rgbOf(css)
    }
    const covers = (box: DOMRect, x: number, y: number) => box.left <= x && box.right >= x && box.top <= y && box.bottom >= y

    /** All colours that the text may be painted on. */
    const below = (start: Element, x: number, y: number): Rgb[] => {
      const layers: ((under: Rgb[]) => Rgb[])[] = []
      const take = (element: Element): boolean => {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
        const [r, g, b, a] = rgbOf(backgroundColor)
        if (backgroundImage !== 'none') {
          const parts =
            backgroundImage.includes('url(') && !backgroundImage.startsWith('linear-gradient')
              ? []
              : backgroundImage.match(COLOUR)
          const under = backgroundImage.includes('url(')
            ? ([
                [0, 0, 0, 1],
                [255, 255, 255, 1],
              ] as Rgb[])
            : undefined
          layers.push((all) =>
            parts?.length ? parts.flatMap((css) => (under ?? all).map((one) => mix(rgbOf(css), one))) : (under ?? all),
          )
          if (under) return true
        }
        const alpha = element.matches('.wp-block-cover__background') ? Number(opacity) : 1
        layers.push((all) => all.map((one) => mix([r, g, b, a * alpha], one)))
        return a * alpha === 1
      }
      let child: Element | null = null
      for (let node: Element | null = start; node; child = node, node = up(node)) {
        for (const sibling of child && node.localName !== 'form' ? [...node.children].reverse() : []) {
          const position = getComputedStyle(sibling).position
          if (
            sibling !== child &&
            /absolute|fixed/.test(position) &&
            !sibling.shadowRoot &&
            !sibling.closest('[part~=toggle],.hidden,.badge') &&
            sibling.matches('[class^=wp-block]') &&
            covers(sibling.getBoundingClientRect(), x, y) &&
            take(sibling)
          )
            return layers.reverse().reduce((all, layer) => layer(all), [canvas()])
        }
        if (take(node)) break
      }
      return layers.reverse().reduce((all, layer) => layer(all), [canvas()])
    }

    const found: { text: string; ratio: number; where: string }[] = []
    const look = (element: Element, text: string) => {
      const box = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      if (!text || box.width < 2 || style.visibility !== 'visible' || element.closest('.hidden,option')) return
      let opacity = 1
      for (let node: Element | null = element; node; node = up(node)) opacity *= Number(getComputedStyle(node).opacity)
      if (opacity === 0) return
      const [r, g, b, a] = rgbOf(style.color)
      const worst = Math.min(
        ...below(element, box.x + box.width / 2, box.y + box.height / 2).map((back) =>
          ratio(mix([r, g, b, a * opacity], back), back),
        ),
      )
      found.push({
        text,
        ratio: Math.round(worst * 100) / 100,
        where: `${element.localName}.${element.className} ${style.color}`,
      })
    }
    const walk = (root: ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.closest('svg,style')) continue
        if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) look(element, element.value)
        for (const node of element.childNodes) if (node.nodeType === 3) look(element, (node.textContent ?? '').trim())
      }
    }
    for (const host of document.querySelectorAll('*'))
      if (host.localName.startsWith('cartlet-') && host.shadowRoot) walk(host.shadowRoot)
    return found
  })
