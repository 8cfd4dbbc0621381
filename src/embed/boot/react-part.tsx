/** Elements that React draws. */
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ShopProvider } from '../../widget/shop-context'
import type { EmbedPart, EmbedView } from './embed'

export interface ReactPart extends EmbedPart {
  /** What the element shows, for a part that is drawn inside another one. */
  render(view: EmbedView): ReactNode
}

export const reactPart = (part: Pick<ReactPart, 'check' | 'render'>): ReactPart => ({
  ...part,
  open(container, surroundings, view) {
    const root = createRoot(container)
    // The host's React would draw in a later task: until then the element would have neither the author's content nor ours.
    let commit = flushSync
    return {
      draw(language) {
        commit(() => root.render(<ShopProvider value={{ ...surroundings, ...language }}>{part.render(view)}</ShopProvider>))
        commit = (draw) => draw()
      },
      end: () => root.unmount(),
    }
  },
})
