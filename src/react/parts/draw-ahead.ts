/**
 * Draws nothing in a page. On a server the package resolves this import to code that draws, which pages do not need (`imports` of
 * package.json).
 */
import type { drawAhead as draw } from '../../server/draw-ahead'

export const drawAhead: typeof draw = () => undefined
