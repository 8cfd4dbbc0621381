/** docs/platform.md §9 "Cookie expiry", §9 "Default cookie path": cookies, independent of a `document`. */

/** A `document`, or on a server any object with the text of a `Cookie` header. */
export interface CookieJar {
  cookie: string
}

export interface CookieOptions {
  /** Days until the cookie expires; fractions are allowed. Absent: it expires when the browser closes. */
  days?: number
  /** @default '/' */
  path?: string
  domain?: string
  sameSite?: 'Lax' | 'Strict' | 'None'
  secure?: boolean
}

export const MS_PER_DAY = 86_400_000
/** Characters that end an attribute or the header. */
const UNSAFE = /[;\r\n\0]/

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Names and values are percent-encoded, so they may contain any character. docs/platform.md §9. */
export const cookies = {
  /** The value of the first cookie called `name`, or null. A value with an invalid encoding is returned undecoded. */
  get(jar: CookieJar, name: string): string | null {
    for (const pair of jar.cookie.split(';')) {
      const [key = '', ...value] = pair.split('=')
      if (decode(key.trimStart()) === name) return decode(value.join('=').trimEnd())
    }
    return null
  },

  /** Throws a `RangeError` for a path or domain that would end the attribute, or a number of days that is not a valid date. */
  set(jar: CookieJar, name: string, value: string, { days, path = '/', domain, sameSite, secure }: CookieOptions = {}): void {
    if (UNSAFE.test(`${path}${domain ?? ''}`)) throw new RangeError('path and domain must not contain ";" or line breaks')
    let text = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`
    if (days !== undefined) {
      const expires = new Date(Date.now() + days * MS_PER_DAY)
      if (Number.isNaN(expires.getTime())) throw new RangeError('days must be a number that gives a valid date')
      text += `; expires=${expires.toUTCString()}`
    }
    text += `; path=${path}`
    if (domain) text += `; domain=${domain}`
    if (sameSite) text += `; samesite=${sameSite}`
    if (secure) text += '; secure'
    jar.cookie = text
  },

  /** Removes only a cookie that was set with the same path and domain. */
  remove(jar: CookieJar, name: string, options: Pick<CookieOptions, 'path' | 'domain'> = {}): void {
    cookies.set(jar, name, '', { ...options, days: -1 })
  },
}
