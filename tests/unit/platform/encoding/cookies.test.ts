import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CookieJar, cookies } from '../../../../src/platform/encoding/cookies'
import { cpuMs } from '../../../support/source/cpu-time'

/** Records each assignment to `cookie`, in the form that a browser would get. */
function aJar(text = '') {
  const written: string[] = []
  const jar: CookieJar = {
    get cookie() {
      return text
    },
    set cookie(value: string) {
      written.push(value)
      text = value.split(';')[0] ?? ''
    },
  }
  return { jar, written }
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 15, 12) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('cookies.set', () => {
  it('sets an expiry in days of 86 400 000 ms each, counted from now', () => {
    const { jar, written } = aJar()
    cookies.set(jar, 'a', 'b', { days: 1.5 })
    expect(written).toEqual(['a=b; expires=Sat, 17 Jan 2026 00:00:00 GMT; path=/'])
  })

  it('sets a session cookie for the whole site by default', () => {
    const { jar, written } = aJar()
    cookies.set(jar, 'a', 'b')
    expect(written).toEqual(['a=b; path=/'])
  })

  it('writes path, domain, samesite and secure when they are given', () => {
    const { jar, written } = aJar()
    cookies.set(jar, 'a', 'b', { path: '/shop', domain: 'shop.example', sameSite: 'Lax', secure: true })
    expect(written).toEqual(['a=b; path=/shop; domain=shop.example; samesite=Lax; secure'])
  })

  it('escapes names and values that would add attributes or start another cookie', () => {
    const { jar, written } = aJar()
    cookies.set(jar, 'a; path=/x', '1; secure\r\n=é')
    expect(written).toEqual(['a%3B%20path%3D%2Fx=1%3B%20secure%0D%0A%3D%C3%A9; path=/'])
  })

  it.each([
    { path: '/;secure' },
    { domain: 'x\r\ny' },
    { days: Number.NaN },
    { days: 1e12 },
  ])('refuses to set a cookie with the options %o', (options) => {
    const { jar, written } = aJar()
    expect(() => cookies.set(jar, 'a', 'b', options)).toThrow(RangeError)
    expect(written).toEqual([])
  })
})

describe('cookies.get', () => {
  it('returns a value with special characters exactly as it was set', () => {
    const { jar } = aJar()
    const value = 'ü; =%20 "quoted"'
    cookies.set(jar, 'näme=', value)
    expect(cookies.get(jar, 'näme=')).toBe(value)
  })

  it.each([
    ['the first of two', 'x=1; a=2; a=3', '2'],
    ['no cookie whose name only ends with the requested one', 'ba=1', null],
    ['an empty value', 'a=; b=1', ''],
    ['a value with equals signs', 'a=b=c', 'b=c'],
    ['a badly encoded value without decoding it', 'a=100%', '100%'],
    ['one without any value', 'a', ''],
    ['a value among blanks', ' \t a=b c \t; x=1', 'b c'],
    ['nothing in an empty header', '', null],
  ])('cookies.get finds %s', (_, text, value) => {
    expect(cookies.get({ cookie: text }, 'a')).toBe(value)
  })

  it('searches behind cookies with very long runs of blanks in less than a second', () => {
    const blanks = `b=${' '.repeat(4000)}x;`
    expect(cpuMs(() => cookies.get({ cookie: `${blanks.repeat(400)}a=1` }, 'a'))).toBeLessThan(1000)
  })
})

describe('cookies.remove', () => {
  it('removes a cookie with an expiry of yesterday, at the given path and domain', () => {
    const { jar, written } = aJar('a=b')
    cookies.remove(jar, 'a', { path: '/shop', domain: 'shop.example' })
    expect(written).toEqual(['a=; expires=Wed, 14 Jan 2026 12:00:00 GMT; path=/shop; domain=shop.example'])
  })
})
