/**
 * Fields whose border contrasts too little with what is around it (WCAG 1.4.11: 3 to 1). A stepper is recognised by its buttons
 * and number.
 */
import type { Page } from '@playwright/test'

export const faintFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ENOUGH = 3
    const channels = (color: string): number[] => {
      const parts = (color.match(/[\d.]+/g) ?? []).map(Number)
      return color.startsWith('color(') ? parts.map((part, at) => (at < 3 ? part * 255 : part)) : parts
    }
    const luminance = (color: string): number => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
        const share = channel / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const isPainted = (color: string) => (channels(color)[3] ?? 1) > 0.5 && color !== 'transparent'
    const ground = (element: Element): string => {
      for (let one: Node | null = element.parentNode; one; one = one instanceof ShadowRoot ? one.host : one.parentNode)
        if (one instanceof Element && isPainted(getComputedStyle(one).backgroundColor))
          return getComputedStyle(one).backgroundColor
      return 'rgb(255, 255, 255)'
    }
    function* all(root: Document | ShadowRoot): Generator<Element> {
      for (const one of root.querySelectorAll('*')) {
        yield one
        if (one.shadowRoot) yield* all(one.shadowRoot)
      }
    }
    return [...all(document)]
      .filter((one) => one.getRootNode() instanceof ShadowRoot && one.checkVisibility() && !one.closest('.stepper'))
      .filter((one) => one.matches('input:not([type=radio],[type=checkbox]),select,textarea'))
      .filter((one) => {
        const [edge, behind] = [luminance(getComputedStyle(one).borderTopColor), luminance(ground(one))]
        return (Math.max(edge, behind) + 0.05) / (Math.min(edge, behind) + 0.05) < ENOUGH
      })
      .map((one) => one.outerHTML.slice(0, 160))
  })
