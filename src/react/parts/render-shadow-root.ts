/** Draws nothing, in a page. On a server the package resolves this import to `cartlet/server`, whose code no page needs (`imports` of package.json). */
import type { renderShadowRoot as render } from '../../server/render-element'

export const renderShadowRoot: typeof render = () => ''
