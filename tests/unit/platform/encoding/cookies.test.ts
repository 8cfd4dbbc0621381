import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CookieJar, cookies } from '../../../../src/platform/encoding/cookies'
import { cpuMs } from '../../../support/source/cpu-time'

/** Remembers what was assigned, as a browser would take it. */
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

describe('set', () => {
  it('counts days as 86 400 000 ms each, from now', () => {
    const { jar, written } = aJar()
    cookies.set(jar, 'a', 'b', { days: 1.5 })
    expect(written).toEqual(['a=b; expires=Sat, 17 Jan 2026 00:00:00 GMT; path=/'])
  })

  it('is for the whole site and this visit unless told otherwise', () => {
    const { jar, written } = aJar()
    cookies.set(jar, 'a', 'b')
    expect(written).toEqual(['a=b; path=/'])
  })

  it('writes every attribute that is given', () => {
    const { jar, written } = aJar()
    cookies.set(jar, 'a', 'b', { path: '/shop', domain: 'shop.example', sameSite: 'Lax', secure: true })
    expect(written).toEqual(['a=b; path=/shop; domain=shop.example; samesite=Lax; secure'])
  })

  it('lets neither name nor value end the cookie or start another', () => {
    const { jar, written } = aJar()
    cookies.set(jar, 'a; path=/x', '1; secure\r\n=é')
    expect(written).toEqual(['a%3B%20path%3D%2Fx=1%3B%20secure%0D%0A%3D%C3%A9; path=/'])
  })

  it.each([{ path: '/;secure' }, { domain: 'x\r\ny' }, { days: Number.NaN }, { days: 1e12 }])('refuses %o', (options) => {
    const { jar, written } = aJar()
    expect(() => cookies.set(jar, 'a', 'b', options)).toThrow(RangeError)
    expect(written).toEqual([])
  })
})

describe('get', () => {
  it('gives back what was set, whatever it was', () => {
    const { jar } = aJar()
    const value = 'ü; =%20 "quoted"'
    cookies.set(jar, 'näme=', value)
    expect(cookies.get(jar, 'näme=')).toBe(value)
  })

  it.each([
    ['the first of two', 'x=1; a=2; a=3', '2'],
    ['no cookie whose name merely ends alike', 'ba=1', null],
    ['an empty value', 'a=; b=1', ''],
    ['a value with equals signs', 'a=b=c', 'b=c'],
    ['a badly encoded value as it stands', 'a=100%', '100%'],
    ['one without any value', 'a', ''],
    ['a value among blanks', ' \t a=b c \t; x=1', 'b c'],
    ['nothing from an empty jar', '', null],
  ])('finds %s', (_, text, value) => {
    expect(cookies.get({ cookie: text }, 'a')).toBe(value)
  })

  it('is quick, whatever others wrote', () => {
    const blanks = `b=${' '.repeat(4000)}x;`
    expect(cpuMs(() => cookies.get({ cookie: `${blanks.repeat(400)}a=1` }, 'a'))).toBeLessThan(1000)
  })
})

describe('remove', () => {
  it('lets the cookie expire yesterday, at its own path and domain', () => {
    const { jar, written } = aJar('a=b')
    cookies.remove(jar, 'a', { path: '/shop', domain: 'shop.example' })
    expect(written).toEqual(['a=; expires=Wed, 14 Jan 2026 12:00:00 GMT; path=/shop; domain=shop.example'])
  })
})
