/** Colours for pages that are not plainly light or dark, `data-theme="host"`, theme files and themes set by a script. */
export { createFullPaint } from './paint'
export { setTheme } from './set-theme'
