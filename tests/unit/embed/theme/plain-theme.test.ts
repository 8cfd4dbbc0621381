import { describe, expect, it } from 'vitest'
import { pathOf, plainTheme } from '../../../../src/embed/theme/plain-theme'

interface Look {
  backgroundColor?: string
  backgroundImage?: string
  color?: string
  colorScheme?: string
}
const CLEAR = 'rgba(0, 0, 0, 0)'
const NOTHING: Required<Look> = {
  backgroundColor: CLEAR,
  backgroundImage: 'none',
  color: 'rgb(128, 128, 128)',
  colorScheme: 'normal',
}

/** The theme behind an element; `looks` lists the computed styles from the element outwards. */
function themeBehind(looks: readonly Look[], isFramed = false) {
  const path = looks.map((look) => ({ ...NOTHING, ...look })) as unknown as Element[]
  const inCss = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const getComputedStyle = (look: Record<string, string>) => ({ getPropertyValue: (name: string) => look[inCss(name)] ?? '' })
  const view = { getComputedStyle, parent: {} } as unknown as Window
  if (!isFramed) Object.assign(view, { parent: view })
  return plainTheme(path, view)
}

describe('plainTheme', () => {
  it.each<[string, Look[], 'light' | 'dark' | undefined]>([
    ['a white body', [{}, { backgroundColor: 'rgb(255, 255, 255)' }], 'light'],
    ['a black body', [{}, { backgroundColor: 'rgb(0, 0, 0)', color: 'rgb(255, 255, 255)' }], 'dark'],
    ['a near-black body', [{}, { backgroundColor: 'rgb(24, 26, 27)' }], 'dark'],
    ['the darkest colour of Tailwind 4', [{}, { backgroundColor: 'oklch(0.21 0.034 264.665)' }], 'dark'],
    ['the lightest colour of Tailwind 4', [{}, { backgroundColor: 'oklch(0.985 0.002 247.839)' }], 'light'],
    ['oklch() white', [{}, { backgroundColor: 'oklch(1 0 0)' }], 'light'],
    ['oklch() black', [{}, { backgroundColor: 'oklch(0 0 0)' }], 'dark'],
    [
      'a dark wrapper on a white page',
      [{}, { backgroundColor: 'rgb(10, 10, 10)' }, { backgroundColor: 'rgb(255, 255, 255)' }],
      'dark',
    ],
    ['a dark page behind a clear body', [{}, {}, { backgroundColor: 'rgb(10, 10, 10)' }], 'dark'],
    ['nothing painted', [{}, {}, {}], 'light'],
    ['a middle grey', [{}, { backgroundColor: 'rgb(150, 150, 150)' }], undefined],
    ['a strong red', [{}, { backgroundColor: 'rgb(200, 0, 0)' }], undefined],
    ['a middle of oklch()', [{}, { backgroundColor: 'oklch(0.5 0 0)' }], undefined],
    ['a background that lets through', [{}, { backgroundColor: 'rgba(0, 0, 0, 0.3)' }], undefined],
    ['oklch() that lets through', [{}, { backgroundColor: 'oklch(0.2 0 0 / 0.5)' }], undefined],
    ['a colour of a wider gamut', [{}, { backgroundColor: 'color(display-p3 0 0 0)' }], undefined],
    ['a picture', [{}, { backgroundImage: 'url("x.png")', backgroundColor: 'rgb(255, 255, 255)' }], undefined],
    [
      'white text on white, with a picture between them',
      [{}, { color: 'rgb(255, 255, 255)' }, { backgroundColor: 'rgb(255, 255, 255)' }],
      undefined,
    ],
    ['a canvas that may be dark', [{}, { colorScheme: 'light dark' }], undefined],
    ['a painted page that may be dark', [{}, { colorScheme: 'light dark', backgroundColor: 'rgb(255, 255, 255)' }], 'light'],
  ])('plainTheme finds light, dark or neither behind %s', (_, looks, theme) => expect(themeBehind(looks)).toBe(theme))

  it('plainTheme assumes nothing for a transparent frame, through which the page around it shows', () => {
    expect(themeBehind([{}, {}], true)).toBeUndefined()
    expect(themeBehind([{}, { backgroundColor: 'rgb(255, 255, 255)' }], true)).toBe('light')
  })
})

describe('pathOf', () => {
  // Slots are tested in a browser: tests/e2e/theme.
  it('pathOf leads out of shadow roots and through forms whose fields shadow DOM properties', () => {
    document.body.innerHTML = '<form><input name="parentElement"><input name="parentNode"><div id="outer"></div></form>'
    const root = (document.getElementById('outer') as HTMLElement).attachShadow({ mode: 'open' })
    root.innerHTML = '<section><p></p></section>'
    const names = pathOf(root.querySelector('p') as HTMLElement).map(({ localName }) => localName)
    expect(names).toEqual(['p', 'section', 'div', 'form', 'body', 'html'])
  })
})
