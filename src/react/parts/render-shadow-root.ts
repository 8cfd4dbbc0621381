/** Draws nothing, in a page. On a server the entry hands in `renderShadowRoot` of `cartlet/server`, whose code no page needs. */
import type { renderShadowRoot } from '../../server/render-element'

export type RenderShadowRoot = typeof renderShadowRoot

let render: RenderShadowRoot = () => ''

export function drawWith(renderer: RenderShadowRoot): void {
  render = renderer
}

export const drawShadowRoot: RenderShadowRoot = (...drawing) => render(...drawing)
