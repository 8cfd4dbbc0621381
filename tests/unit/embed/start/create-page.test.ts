import { afterEach, describe, expect, it } from 'vitest'
import { sharedShops } from '../../../../src/embed/page/shared-shops'
import { readConfig } from '../../../../src/embed/settings/config'
import { createPage } from '../../../../src/embed/start/create-page'
import { CartletError } from '../../../../src/platform/http/errors'

afterEach(() => sharedShops(window).clear())

const aPage = (settings: Record<string, string> = {}) =>
  createPage(
    readConfig({ script: null, globalConfig: { clientId: 'shop', ...settings } }, () => {}),
    window,
  )

/** The API of the shop that an element with these attributes gets. */
function apiFor(page: ReturnType<typeof aPage>, clientId: string, api?: string): string {
  try {
    return page.shopFor(clientId, (name) => (name === 'api' ? (api ?? null) : null)).api
  } catch (thrown) {
    return thrown instanceof CartletError ? thrown.code : 'no CartletError'
  }
}

describe('shopFor', () => {
  it.each([
    'https://evil.example',
    'HTTPS://EVIL.EXAMPLE',
    '//evil.example',
    '/',
    'https://api.example@evil.example',
    'https://api.example.evil.example',
    'https://api.example ',
    'https://api.example https://evil.example',
    'https://аpi.example',
    'https://api.example:444',
    'http://api.example',
    'undefined',
  ])('shopFor refuses an element the API "%s", which the page does not list', (api) => {
    const page = aPage({ apis: 'https://api.example\n  https://second.example' })
    expect(apiFor(page, 'other', api)).toBe(api === 'https://api.example ' ? 'https://api.example' : 'INVALID_CONFIG')
  })

  it('shopFor lets an element use the page’s own API and those that the page lists', () => {
    const page = aPage({ api: 'https://own.example', apis: 'https://api.example\n  https://second.example' })
    expect(apiFor(page, 'a', 'https://own.example')).toBe('https://own.example')
    expect(apiFor(page, 'b', 'https://second.example')).toBe('https://second.example')
    expect(apiFor(page, 'c')).toBe('https://own.example')
    expect(apiFor(aPage(), 'd', 'https://own.example')).toBe('INVALID_CONFIG')
  })

  it('shopFor does not let an element that comes first choose the API of the page’s own shop', () => {
    const page = aPage()
    expect(apiFor(page, 'shop', 'https://evil.example')).toBe('INVALID_CONFIG')
    expect(apiFor(page, 'shop')).toBe('https://www.wixapis.com')
  })

  it('shopFor keeps the API of a shop that exists, whatever is listed', () => {
    const page = aPage({ apis: 'https://api.example https://second.example' })
    expect(apiFor(page, 'other', 'https://api.example')).toBe('https://api.example')
    expect(apiFor(page, 'other', 'https://second.example')).toBe('INVALID_CONFIG')
    expect(apiFor(page, 'other')).toBe('https://api.example')
  })
})
