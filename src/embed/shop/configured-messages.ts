/** Messages that the page configures: `window.cartletConfig.messages`, which may contain anything. */
import { pageConfiguration } from '../boot/config'
import { report } from '../report/console'

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

export const ownProperty = (from: unknown, name: string) =>
  isPlain(from) && Object.keys(from).includes(name) ? from[name] : undefined

/** Messages for every language (`all`), then for this language and for this locale (`own`); later ones take precedence. */
export function configuredMessages(view: Window, locale: string): { all: unknown; own: unknown[] } {
  const all = ownProperty(pageConfiguration(view), 'messages')
  const [language = ''] = locale.split('-')
  return { all, own: [...new Set([language, locale])].map((name) => ownProperty(all, name)).filter(isPlain) }
}

/** Whether a text has a placeholder with a name; the names are only loaded for such pages. */
export const hasNames = (messages: unknown, depth = 4): boolean =>
  typeof messages === 'string'
    ? /\{[a-z]/i.test(messages)
    : depth > 0 && isPlain(messages) && Object.values(messages).some((one) => hasNames(one, depth - 1))

export const reportMisfit = (path: string) =>
  report(`cartletConfig.messages.${path} is unknown, or of the wrong type.`, 'Use the names and types of the built-in texts.')
