/** The pages that Firefox and WebKit visit in `npm test`; the long run visits all. */

const QUICK: readonly RegExp[] = [/^clean\.html/, /^01-/, /^08-/, /^10-.*mode=throw/, /^13-[^?]*$/, /^parts-08/]

export const isQuick = (name: string): boolean => QUICK.some((pattern) => pattern.test(name))
