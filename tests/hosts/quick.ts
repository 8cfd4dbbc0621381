/** The pages on which an engine is looked at in every run; on all the others in the long one. */
import type { BrowserName } from '../browsers'

const QUICK: readonly RegExp[] = [/^clean\.html/, /^01-/, /^08-/, /^10-.*mode=throw/, /^13-[^?]*$/, /^parts-08/]

/** WebKit's process dies at the log-in of this page, for a reason not found yet; the long run still visits it. Delete this once it is mended. */
const isLost = (name: string, engine: BrowserName): boolean => engine === 'webkit' && name.startsWith('parts-08')

export const isQuick = (name: string, engine: BrowserName): boolean =>
  QUICK.some((pattern) => pattern.test(name)) && !isLost(name, engine)
