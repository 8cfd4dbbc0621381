import { describe, expect, it, vi } from 'vitest'
import { memberLinks } from '../../../../src/embed/account/member-links'

const BASE = 'https://shop.example/account'
const shown = (base: string, sections: string | null = null) =>
  memberLinks(base, sections).map(({ section, href }) => [section, href])

describe('links to the hosted member pages', () => {
  it('lead to all sections below the base', () => {
    expect(shown(BASE)).toEqual([
      ['ACCOUNT_INFO', `${BASE}/my-account`],
      ['ORDERS', `${BASE}/my-orders`],
      ['SUBSCRIPTIONS', `${BASE}/my-subscriptions`],
      ['BOOKINGS', `${BASE}/my-bookings`],
      ['EVENTS', `${BASE}/my-events`],
    ])
  })

  it('are those the author wants, in that order, with paths of their own', () => {
    expect(shown(`${BASE}/?lang=de`, 'ORDERS:bestellungen, ACCOUNT_INFO NONSENSE constructor')).toEqual([
      ['ORDERS', `${BASE}/bestellungen?lang=de`],
      ['ACCOUNT_INFO', `${BASE}/my-account?lang=de`],
    ])
  })

  it('are none without a base', () => {
    expect(shown('')).toEqual([])
  })

  it('may lead to this very machine', () => {
    expect(shown('http://localhost:8080/m', 'ORDERS')).toEqual([['ORDERS', 'http://localhost:8080/m/my-orders']])
  })

  it.each([
    'http://shop.example',
    'javascript:alert(1)',
    '//shop.example',
    '/account',
    'data:text/html,x',
  ])('are none below %s, and the author hears of it', (base) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(shown(base)).toEqual([])
    expect(error.mock.calls).toEqual([[expect.stringContaining(`data-members-url="${base}"`)]])
    error.mockRestore()
  })

  it('stay on their host, whatever path is asked for', () => {
    for (const path of ['//evil.example', '../..', '?x', '#y', '\\\\evil.example'])
      expect(new URL(memberLinks(BASE, `ORDERS:${path}`)[0]?.href ?? '').host).toBe('shop.example')
  })
})
