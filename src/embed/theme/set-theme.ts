/** The theme of the whole page in addition to its style sheets: from a file, or set by a script. */

import { CartletError } from '../../platform/http/errors'
import { isRecord } from '../../platform/wire/record'
import type { CartletTheme } from '../api/cartlet'
import type { Page } from '../page/page'
import { report } from '../report/console'
import { type CheckedTheme, checkTheme } from './variables'

interface PageTheme {
  /** Address of the file that is loading or loaded. */
  address?: string
  loading?: Promise<void>
  current?: CheckedTheme
}

const themes = new WeakMap<Window, PageTheme>()

function themeOf(view: Window): PageTheme {
  const theme = themes.get(view) ?? {}
  themes.set(view, theme)
  return theme
}

/** Elements are not drawn before their colours are known, so a slow file must not delay them longer. */
const FILE_WITHIN_MS = 3000

async function download(address: string, view: Window): Promise<CheckedTheme | undefined> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), FILE_WITHIN_MS)
  try {
    const reply = await view.fetch(new URL(address, view.document.baseURI), { signal: late.signal })
    if (!reply.ok) throw new Error(`status ${reply.status}`)
    const file: unknown = await reply.json()
    if (!isRecord(file)) throw new Error('not an object')
    return checkTheme(file, `The theme file ${address}`)
  } catch (cause) {
    report(`The theme file ${address} cannot be used.`, 'It must be JSON, and connect-src must allow its address.', cause)
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** Returns the current theme; a promise while a file is loading. */
export function currentTheme(
  { view, config }: Pick<Page, 'view' | 'config'>,
  loaded: () => void,
): CheckedTheme | Promise<void> | undefined {
  const theme = themeOf(view)
  const address = config.theme.includes('/') ? config.theme : undefined
  if (address && theme.address !== address) {
    theme.address = address
    theme.loading = download(address, view).then((file) => {
      if (theme.address !== address) return
      theme.current = file
      theme.loading = undefined
      loaded()
    })
  }
  return theme.loading ?? theme.current
}

/** Takes effect at once. Throws `INVALID_ARGUMENT` for anything but an object. */
export function setTheme(page: Page, given: CartletTheme): void {
  if (!isRecord(given))
    throw new CartletError('INVALID_ARGUMENT', 'setTheme takes the name of a theme, or an object of variables')
  const theme = themeOf(page.view)
  theme.current = checkTheme(given, 'setTheme')
  theme.address = theme.loading = undefined
  const base = page.config.theme.includes('/') ? 'auto' : page.config.theme
  page.configure({ theme: theme.current.theme ?? base })
}
