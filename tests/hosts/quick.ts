/** The pages on which an engine is looked at in every run; on all the others in the long one. */

const QUICK: readonly RegExp[] = [/^clean\.html/, /^01-/, /^08-/, /^10-.*mode=throw/, /^13-[^?]*$/, /^parts-08/]

export const isQuick = (name: string): boolean => QUICK.some((pattern) => pattern.test(name))
