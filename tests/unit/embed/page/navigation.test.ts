import { describe, expect, it } from 'vitest'
import { leaveFor, sameSiteUrl } from '../../../../src/embed/page/navigation'

const PAGE = 'https://blog.example/mugs?page=2#top'
const aView = () => ({ location: new URL(PAGE) }) as unknown as Window

describe('sameSiteUrl', () => {
  it.each([
    [undefined, PAGE],
    ['', PAGE],
    ['/thanks', 'https://blog.example/thanks'],
    ['thanks?order=1', 'https://blog.example/thanks?order=1'],
    ['https://blog.example/thanks', 'https://blog.example/thanks'],
  ])('sameSiteUrl resolves %j to %s', (target, expected) => expect(sameSiteUrl(target, aView())).toBe(expected))

  // hazard 37
  it.each([
    'https://evil.example/',
    '//evil.example/',
    '\\\\evil.example/',
    'http://blog.example/',
    'https://blog.example:8443/',
    'https://blog.example.evil.example/',
    'https://blog.example@evil.example/',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://blog.example/1',
    'https://',
  ])("sameSiteUrl stays on the page's own origin for %j", (target) =>
    expect(sameSiteUrl(target, aView()).startsWith('https://blog.example/')).toBe(true))
})

describe('leaveFor', () => {
  const aWindow = (more: object = {}) => {
    const went: string[] = []
    const location = {
      set href(url: string) {
        went.push(url)
      },
    }
    return { view: { location, ...more } as unknown as Window, went }
  }

  it('navigates in the same tab', () => {
    const { view, went } = aWindow()
    Object.assign(view, { top: view })
    leaveFor('https://pay.example/', view)
    expect(went).toEqual(['https://pay.example/'])
  })

  it('navigates the top window from a frame that may do so', () => {
    const top = { location: { href: '' } }
    const { view, went } = aWindow({ top })
    leaveFor('https://pay.example/', view)
    expect(top.location.href).toBe('https://pay.example/')
    expect(went).toEqual([])
  })

  describe('leaveFor in a frame that must not navigate its top window', () => {
    const top = {
      location: {
        set href(_: string) {
          throw new DOMException('sandboxed', 'SecurityError')
        },
      },
    }

    it('opens a new tab from a frame that must not navigate its top window', () => {
      const opened: string[] = []
      const { view, went } = aWindow({ top, open: (url: string) => opened.push(url) && {} })
      expect(leaveFor('https://pay.example/', view)).toBe(true)
      expect([opened, went]).toEqual([['https://pay.example/'], []])
    })

    it('gives the new tab no opener', () => {
      const tab = { opener: 'the page' }
      const { view } = aWindow({ top, open: () => tab })
      leaveFor('https://pay.example/', view)
      expect(tab.opener).toBeNull()
    })

    it('reports success even when the opener of the new tab cannot be removed', () => {
      const tab = Object.freeze({})
      const { view } = aWindow({ top, open: () => tab })
      expect(leaveFor('https://pay.example/', view)).toBe(true)
    })

    it.each([
      ['returns null', () => null],
      [
        'throws',
        () => {
          throw new DOMException('sandboxed', 'SecurityError')
        },
      ],
    ])('stays on the page and returns "blocked" when opening a tab %s', (_, open) => {
      const { view, went } = aWindow({ top, open })
      expect(leaveFor('https://pay.example/', view)).toBe('blocked')
      expect(went).toEqual([])
    })
  })
})
