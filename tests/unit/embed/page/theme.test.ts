import { describe, expect, it } from 'vitest'
import type { PageView } from '../../../../src/embed/page/page'
import { pageTheme, resolveTheme } from '../../../../src/embed/page/theme'

interface Look {
  body?: string
  html?: string
  colorScheme?: string
  prefersDark?: boolean
}
const CLEAR = 'rgba(0, 0, 0, 0)'

function aPage({ body = CLEAR, html = CLEAR, colorScheme = 'normal', prefersDark = false }: Look): PageView {
  const elements = { body: { backgroundColor: body }, documentElement: { backgroundColor: html, colorScheme } }
  return {
    document: elements,
    view: { getComputedStyle: (element: unknown) => element, matchMedia: () => ({ matches: prefersDark }) },
  } as unknown as PageView
}

describe('the look of a page', () => {
  it.each<[string, Look, 'light' | 'dark']>([
    ['a white body', { body: 'rgb(255, 255, 255)' }, 'light'],
    ['a black body', { body: 'rgb(0, 0, 0)' }, 'dark'],
    ['a near-black body', { body: 'rgb(24, 26, 27)' }, 'dark'],
    ['a middle grey', { body: 'rgb(150, 150, 150)' }, 'light'],
    ['a strong red', { body: 'rgb(200, 0, 0)' }, 'dark'],
    ['a dark page behind a clear body', { html: 'rgb(10, 10, 10)' }, 'dark'],
    ['a white body on a dark page', { body: 'rgb(255, 255, 255)', html: 'rgb(0, 0, 0)' }, 'light'],
    ['a body that hardly covers', { body: 'rgba(0, 0, 0, 0.3)', html: 'rgb(255, 255, 255)' }, 'light'],
    ['a white page for somebody who likes dark', { body: 'rgb(255, 255, 255)', prefersDark: true }, 'light'],
    ['nothing painted', {}, 'light'],
    ['nothing painted, for somebody who likes dark', { prefersDark: true }, 'light'],
    ['a canvas that can be dark, for somebody who likes it', { colorScheme: 'light dark', prefersDark: true }, 'dark'],
    ['a canvas that can be dark, for somebody who does not', { colorScheme: 'light dark' }, 'light'],
    ['a canvas that is only dark', { colorScheme: 'dark' }, 'dark'],
    ['a colour nobody can read', { body: 'color(display-p3 0 0 0)' }, 'light'],
  ])('is right for %s', (_, look, theme) => expect(pageTheme(aPage(look))).toBe(theme))

  it('is known before there is a body', () => {
    const page = aPage({ html: 'rgb(0, 0, 0)' })
    Object.assign(page.document, { body: null })
    expect(pageTheme(page)).toBe('dark')
  })

  it('is known where nobody can be asked what they like', () => {
    const page = aPage({ colorScheme: 'light dark' })
    Object.assign(page.view, { matchMedia: undefined })
    expect(pageTheme(page)).toBe('light')
  })

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['auto', 'light'],
    ['sepia', 'light'],
    [null, 'light'],
  ])('chosen as %s is %s on a white page', (choice, theme) => {
    expect(resolveTheme(choice, aPage({ body: 'rgb(255, 255, 255)' }))).toBe(theme)
  })
})
