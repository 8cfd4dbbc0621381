/** Preset looks. Text on buttons has a contrast of at least 4.5:1 in each of them. */
import type { Values } from '../set-up'

export interface Preset {
  name: string
  light: Values
  dark: Values
}

const look = (name: string, [primary, onPrimary]: string[], [darkPrimary, onDark]: string[], more: Values): Preset => ({
  name,
  light: { '--cartlet-color-primary': `${primary}`, '--cartlet-color-on-primary': `${onPrimary}`, ...more },
  dark: { '--cartlet-color-primary': `${darkPrimary}`, '--cartlet-color-on-primary': `${onDark}` },
})

export const PRESETS: readonly Preset[] = [
  { name: 'Cartlet', light: {}, dark: {} },
  look('Ink', ['#17191c', '#ffffff'], ['#f4f1ea', '#17191c'], { '--cartlet-radius': '2px' }),
  look('Plum', ['#7a1f4d', '#ffffff'], ['#f2a7c8', '#3a0b22'], { '--cartlet-radius': '6px' }),
  look('Harbour', ['#1b4f8f', '#ffffff'], ['#9cc7ff', '#0a2342'], { '--cartlet-radius': '10px' }),
  look('Clay', ['#a23e1c', '#ffffff'], ['#ffb596', '#401404'], { '--cartlet-radius': '22px' }),
]
