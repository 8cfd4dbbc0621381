import { describe, expect, it } from 'vitest'
import { currentPage, leaveFor, pageAddress, sameSiteUrl } from '../../../../src/embed/page/navigation'
import type { PageConfig } from '../../../../src/embed/settings/config'

const PAGE = 'https://blog.example/mugs?page=2#top'
const aPage = (address = PAGE, settings: Partial<PageConfig> = {}) => ({
  view: { location: new URL(address) } as unknown as Window,
  config: { consent: 'none', returnParameters: 'page', ...settings } as PageConfig,
})

describe('currentPage', () => {
  const from = (address: string, settings: Partial<PageConfig> = {}) =>
    currentPage(aPage(`https://blog.example/mugs${address}`, { returnParameters: 'id, page_id  q', ...settings })).slice(
      'https://blog.example/mugs'.length,
    )

  it.each([
    ['?email=ann%40mail.example&gclid=1&utm_source=mail', ''],
    ['?id=7&email=ann%40mail.example&variant=v1', '?id=7&variant=v1'],
    ['?q=a+b%20c%E2%82%AC&q=2&Q=3', '?q=a+b%20c%E2%82%AC&q=2'],
    ['?%69d=7', '?%69d=7'],
    ['?id', '?id'],
    ['?id[]=7&email=id&x=?id=7', ''],
    ['?=id&&', ''],
    ['?id=7%26email=x', '?id=7%26email=x'],
  ])('currentPage of %s has only listed parameters, as they are written: %j', (address, expected) => {
    expect(from(address)).toBe(expected)
  })

  it('currentPage has the fragment only if consent allows it', () => {
    expect(from('?id=7#part')).toBe('?id=7#part')
    expect(from('?id=7#part', { consent: 'required' })).toBe('?id=7')
    expect(from('?id=7#part', { consent: 'required', analytics: true })).toBe('?id=7#part')
    expect(from('?id=7#part', { consent: 'none', analytics: false })).toBe('?id=7')
  })

  it('currentPage has neither name nor password of the page’s address', () => {
    expect(currentPage(aPage('https://ann:secret@blog.example/mugs'))).toBe('https://blog.example/mugs')
  })

  it('currentPage is an address in documents without one of their own, too', () => {
    expect(currentPage(aPage('about:srcdoc'))).toBe('about:srcdoc')
  })
})

describe('pageAddress', () => {
  const at = (href: string, more: object = {}): object => ({ location: { href }, ...more })
  const closed = {
    get location(): never {
      throw new DOMException('', 'SecurityError')
    },
  }
  const BASE = { document: { baseURI: 'https://blog.example/base/' } }

  // hazard 101
  it.each<[string, object, string]>([
    ['a page', at(PAGE), PAGE],
    ['a page of the same site around it', at('https://blog.example/frame', { parent: at(PAGE) }), PAGE],
    ['a page around a srcdoc', at('about:srcdoc', { parent: at(PAGE) }), PAGE],
    [
      'a page around a srcdoc in a blob',
      at('about:srcdoc', { parent: at('blob:https://blog.example/1', { parent: at(PAGE) }) }),
      PAGE,
    ],
    ['another site around it', at('https://blog.example/frame', { parent: closed }), 'https://blog.example/frame'],
    ['another site around a srcdoc', at('about:srcdoc', { parent: closed, ...BASE }), 'https://blog.example/base/'],
    [
      'another site around a blob',
      at('blob:https://blog.example/1', {
        parent: closed,
        origin: 'https://blog.example',
        document: { baseURI: 'blob:https://blog.example/1' },
      }),
      'https://blog.example/',
    ],
  ])('pageAddress finds an address to come back to: %s', (_, view, address) => expect(pageAddress(view as Window)).toBe(address))
})

describe('sameSiteUrl', () => {
  it.each([
    [undefined, PAGE],
    ['', PAGE],
    ['/thanks', 'https://blog.example/thanks'],
    ['thanks?order=1', 'https://blog.example/thanks?order=1'],
    ['https://blog.example/thanks', 'https://blog.example/thanks'],
  ])('sameSiteUrl resolves %j to %s', (target, expected) => expect(sameSiteUrl(target, aPage())).toBe(expected))

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
    expect(sameSiteUrl(target, aPage()).startsWith('https://blog.example/')).toBe(true))
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
