/** Replaces `react-dom` in the published files: Preact draws at once, whatever it is asked to draw. */
export const flushSync = (draw: () => void): void => draw()
