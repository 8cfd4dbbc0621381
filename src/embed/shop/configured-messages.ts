/** Messages that the page configures: `window.cartletConfig.messages`, which may contain anything. */
import { pageConfiguration } from '../settings/config'

export const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

export const ownProperty = (from: unknown, name: string) =>
  isPlain(from) && Object.keys(from).includes(name) ? from[name] : undefined

/** Messages for every language (`all`), then for this language and for this locale (`own`); later ones take precedence. */
export function configuredMessages(view: Window, locale: string): { all: unknown; own: unknown[] } {
  const all = ownProperty(pageConfiguration(view), 'messages')
  const [language = ''] = locale.split('-')
  return { all, own: [...new Set([language, locale])].map((name) => ownProperty(all, name)).filter(isPlain) }
}
