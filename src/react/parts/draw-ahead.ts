/** Draws nothing, in a page. On a server the package resolves this import to what draws there, whose code no page needs (`imports` of package.json). */
import type { drawAhead as draw } from '../../server/draw-ahead'

export const drawAhead: typeof draw = () => undefined
