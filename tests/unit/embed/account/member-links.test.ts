import { describe, expect, it, vi } from 'vitest'
import { memberLinks } from '../../../../src/embed/account/member-links'

const BASE = 'https://shop.example/account'
const shown = (base: string, sections: string | null = null) =>
  memberLinks(base, sections).map(({ section, href }) => [section, href])

describe('memberLinks', () => {
  it('links every section below the base address', () => {
    expect(shown(BASE)).toEqual([
      ['ACCOUNT_INFO', `${BASE}/my-account`],
      ['ORDERS', `${BASE}/my-orders`],
      ['SUBSCRIPTIONS', `${BASE}/my-subscriptions`],
      ['BOOKINGS', `${BASE}/my-bookings`],
      ['EVENTS', `${BASE}/my-events`],
    ])
  })

  it('links only the sections that the author names, in that order and with the given paths', () => {
    expect(shown(`${BASE}/?lang=de`, 'ORDERS:bestellungen, ACCOUNT_INFO NONSENSE constructor')).toEqual([
      ['ORDERS', `${BASE}/bestellungen?lang=de`],
      ['ACCOUNT_INFO', `${BASE}/my-account?lang=de`],
    ])
  })

  it('returns no links without a base address', () => {
    expect(shown('')).toEqual([])
  })

  it('accepts an http address on localhost', () => {
    expect(shown('http://localhost:8080/m', 'ORDERS')).toEqual([['ORDERS', 'http://localhost:8080/m/my-orders']])
  })

  it.each([
    'http://shop.example',
    'javascript:alert(1)',
    '//shop.example',
    '/account',
    'data:text/html,x',
  ])('returns no links below %s and reports it to the author', (base) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(shown(base)).toEqual([])
    expect(error.mock.calls).toEqual([[expect.stringContaining(`data-members-url="${base}"`)]])
    error.mockRestore()
  })

  it('keeps every link on the host of the base address, whatever path is configured', () => {
    for (const path of ['//evil.example', '../..', '?x', '#y', '\\\\evil.example'])
      expect(new URL(memberLinks(BASE, `ORDERS:${path}`)[0]?.href ?? '').host).toBe('shop.example')
  })
})
