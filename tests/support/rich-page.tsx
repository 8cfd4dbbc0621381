/** Runs in the page of `rich-content.spec.ts`: descriptions in a shadow root, as an element of ours would hold them. */
import { createRoot } from 'react-dom/client'
import { adoptStyles } from '../../src/embed/dom/adopt-styles'
import { htmlView } from '../../src/store/catalog/content/html-view'
import { richView } from '../../src/store/catalog/content/rich-view'
import { baseCss } from '../../src/widget/base.css'
import { RichContent } from '../../src/widget/rich/RichContent'
import { ShopProvider, type ShopSurroundings } from '../../src/widget/shop-context'

/** @returns how many elements were drawn */
export function drawIn(host: Element, theme: string, contents: readonly unknown[]): number {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  adoptStyles(shadow, baseCss)
  const container = document.createElement('div')
  container.className = 'root'
  container.dataset.theme = theme
  shadow.replaceChildren(container)
  const views = contents.map((one, index) => [index, typeof one === 'string' ? htmlView(one) : richView(one)] as const)
  // A description needs no more of its surroundings.
  const surroundings = { adoptStyles: (css: string) => adoptStyles(shadow, css) } as unknown as ShopSurroundings
  createRoot(container).render(
    <ShopProvider value={surroundings}>
      {views.map(([key, content]) => (
        <RichContent key={key} content={content} />
      ))}
    </ShopProvider>,
  )
  return shadow.querySelectorAll('.rich *').length
}

Object.assign(window, { drawIn })
