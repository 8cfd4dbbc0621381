import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageConfig } from '../../../../src/embed/settings/config'
import { attributionOf } from '../../../../src/embed/visit/attribution'
import { memoryStorage } from '../../../../src/platform/storage'

function aPage(address: string, settings: Pick<PageConfig, 'consent' | 'analytics'> = { consent: 'none' }) {
  const view = { location: new URL(address) } as unknown as Window
  const listeners: (() => void)[] = []
  const config = settings as PageConfig
  const change = (changes: Partial<PageConfig>) => {
    Object.assign(config, changes)
    for (const listener of listeners) listener()
  }
  const onLookChange = (listener: () => void) => {
    listeners.push(listener)
    return () => {}
  }
  return { config, view, document, onLookChange, change }
}
const at = (address: string, storage = memoryStorage()) => attributionOf('c1', storage, aPage(address))

const referrer = vi.fn(() => '')
Object.defineProperty(Object.getPrototypeOf(document), 'referrer', { get: () => referrer(), configurable: true })
beforeEach(() => {
  referrer.mockReturnValue('')
})

describe('attributionOf', () => {
  it('contains the campaign, the page and the element, and nothing else from the address', () => {
    const button = Object.assign(document.createElement('div'), { id: 'hero-button' })
    expect(
      at('https://blog.example/mugs?utm_source=letter&utm_medium=mail&gclid=g&fbclid=f&msclkid=m&token=secret')(button),
    ).toEqual({
      utm_source: 'letter',
      utm_medium: 'mail',
      gclid: 'g',
      fbclid: 'f',
      msclkid: 'm',
      cartlet_page: 'https://blog.example/mugs',
      cartlet_element: 'hero-button',
    })
  })

  it('remembers the campaign on later pages', () => {
    const storage = memoryStorage()
    at('https://blog.example/?utm_source=letter', storage)
    expect(at('https://blog.example/mugs', storage)()).toEqual({
      utm_source: 'letter',
      cartlet_page: 'https://blog.example/mugs',
    })
  })

  it('replaces the whole campaign by the newest one', () => {
    const storage = memoryStorage()
    at('https://blog.example/?utm_source=letter&utm_campaign=spring', storage)
    expect(at('https://blog.example/?utm_source=search', storage)()).toEqual({
      utm_source: 'search',
      cartlet_page: 'https://blog.example/',
    })
  })

  it('names a referrer from another site, but no page of the same site', () => {
    referrer.mockReturnValue('https://news.example/story')
    expect(at('https://blog.example/')().cartlet_referrer).toBe('https://news.example/story')
    referrer.mockReturnValue('https://blog.example/other')
    expect(at('https://blog.example/')()).not.toHaveProperty('cartlet_referrer')
  })

  it.each([
    ['https://news.example/story?token=secret&utm_source=news#access_token=secret', 'https://news.example/story'],
    ['https://user:secret@news.example:8443/a%20b/?q=secret', 'https://news.example:8443/a%20b/'],
    ['android-app://com.example.reader/inbox?token=secret', 'android-app://com.example.reader/inbox'],
    ['https://news.example', 'https://news.example/'],
  ])('reduces the referrer %s to its origin and path, since the rest may contain a secret', (address, named) => {
    referrer.mockReturnValue(address)
    expect(at('https://blog.example/?code=secret#state=secret')()).toEqual({
      cartlet_page: 'https://blog.example/',
      cartlet_referrer: named,
    })
  })

  it.each([
    'nonsense',
    'about:blank',
    'data:text/html,secret',
    '',
  ])('names no referrer when document.referrer is %j', (address) => {
    referrer.mockReturnValue(address)
    expect(at('https://blog.example/')()).toEqual({ cartlet_page: 'https://blog.example/' })
  })

  it('cuts a campaign value to 200 characters', () => {
    expect(at(`https://blog.example/?utm_source=${'x'.repeat(5000)}`)().utm_source).toHaveLength(200)
  })

  // hazard 94
  it.each([
    'utm_id',
    'utm_source_platform',
    'utm_creative_format',
    'utm_marketing_tactic',
    'mtm_campaign',
    'gclid',
    'gbraid',
    'wbraid',
    'dclid',
    'gclsrc',
    'gad_source',
    'gad_campaignid',
    'srsltid',
    'fbclid',
    'msclkid',
    'ttclid',
    'twclid',
    'li_fat_id',
    'epik',
    'ScCid',
    'rdt_cid',
    'qclid',
    'yclid',
    'ymclid',
    'ndclid',
    'tblci',
    'dicbo',
    'ob_click_id',
    'awc',
    'irclickid',
    'cjevent',
    'mc_cid',
  ])('keeps the parameter %s on this page and on later ones', (name) => {
    const storage = memoryStorage()
    expect(at(`https://blog.example/?${name}=x.1&y=2`, storage)()).toMatchObject({ [name]: 'x.1' })
    expect(at('https://blog.example/mugs', storage)()).toEqual({ [name]: 'x.1', cartlet_page: 'https://blog.example/mugs' })
  })

  it.each([
    'mc_eid',
    '_hsenc',
    '_kx',
    'email',
    'utm_',
    'uuuuuclid',
    'gclid2',
    'clid',
    '__proto__',
  ])('leaves out %s, which names a person or no campaign', (name) =>
    expect(at(`https://blog.example/?${name}=x`)()).toEqual({ cartlet_page: 'https://blog.example/' }))

  // hazard 94
  it('keeps a long click id whole, and leaves one out that no address can carry', () => {
    const id = 'E.C.P.'.repeat(100)
    expect(at(`https://blog.example/?ttclid=${id}&utm_source=x`)()).toMatchObject({ ttclid: id, utm_source: 'x' })
    expect(at(`https://blog.example/?ttclid=${id.repeat(4)}&utm_source=x`)()).toEqual({
      utm_source: 'x',
      cartlet_page: 'https://blog.example/',
    })
  })

  it('limits a whole campaign, however many parameters a link has', () => {
    const names = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => `utm_${letter}=${'x'.repeat(200)}`)
    const { cartlet_page, ...campaign } = at(`https://blog.example/?${names.join('&')}`)()
    expect(Object.keys(campaign)).toHaveLength(9)
  })

  it.each(['nonsense', '[]', '"text"', '{"token":"secret"}', 'null'])("ignores %s in the page's storage", (text) => {
    const storage = memoryStorage()
    storage.write('cartlet:c1:campaign', text)
    expect(at('https://blog.example/', storage)()).toEqual({ cartlet_page: 'https://blog.example/' })
  })

  it('names the page around a frame, and its campaign', () => {
    const view = {
      location: new URL('about:srcdoc'),
      parent: { location: new URL('https://blog.example/mugs?utm_source=letter&token=secret') },
    } as unknown as Window
    const page = { ...aPage('https://blog.example/'), view }
    expect(attributionOf('c1', memoryStorage(), page)()).toEqual({
      utm_source: 'letter',
      cartlet_page: 'https://blog.example/mugs',
    })
  })

  it('returns and stores nothing while consent or its analytics part is missing', () => {
    const storage = memoryStorage()
    const page = aPage('https://blog.example/?utm_source=letter', { consent: 'required' })
    const attribution = attributionOf('c1', storage, page)
    expect([attribution(), storage.read('cartlet:c1:campaign')]).toEqual([{}, null])
    page.change({ consent: 'none', analytics: false })
    expect([attribution(), storage.read('cartlet:c1:campaign')]).toEqual([{}, null])
    page.change({ analytics: true })
    expect(attribution()).toMatchObject({ utm_source: 'letter' })
    expect(storage.read('cartlet:c1:campaign')).toBe('utm_source=letter')
    page.change({ analytics: false })
    expect(attribution()).toEqual({})
  })
})
