import { afterEach, describe, expect, it } from 'vitest'
import { takeRecoveryToken } from '../../../../src/embed/account/account.chunk'

const go = (path: string) => window.history.replaceState({ mine: 1 }, '', `http://localhost:3000${path}`)
afterEach(() => go('/'))

describe('takeRecoveryToken', () => {
  it.each([
    ['/page?a=1#recoveryToken=to%2Bken', '/page?a=1'],
    ['/page?recoveryToken=to%2Bken&a=1#part', '/page?a=1#part'],
  ])('reads the token of %s once and removes it from the address', (path, rest) => {
    go(path)
    expect(takeRecoveryToken(window)).toBe('to+ken')
    expect([window.location.pathname + window.location.search + window.location.hash, window.history.state]).toEqual([
      rest,
      { mine: 1 },
    ])
    expect(takeRecoveryToken(window)).toBeUndefined()
  })

  it.each(['/page', '/page#part', '/page?token=x#code=y'])('finds no token in %s and leaves the address unchanged', (path) => {
    go(path)
    expect(takeRecoveryToken(window)).toBeUndefined()
    expect(window.location.href).toBe(`http://localhost:3000${path}`)
  })

  it('treats an empty token as none and removes it from the address', () => {
    go('/page#recoveryToken=')
    expect([takeRecoveryToken(window), window.location.hash]).toEqual([undefined, ''])
  })

  // hazard 101
  it('reads the token of the page around a frame without an address of its own', () => {
    go('/page#recoveryToken=token')
    expect(takeRecoveryToken({ location: { href: 'about:srcdoc' }, parent: window } as unknown as Window)).toBe('token')
    expect(window.location.hash).toBe('')
  })
})
