/** Numbers as visitors type them: keyboards of other languages have digits of their own, which `Number` does not read. */

/** Ten digits follow each other in each script, beginning with its zero. */
function numberOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return value % 10
}

/** With the digits and the decimal sign of every script as in English, and without spaces and marks of direction. */
export const plainNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}٬]/gu, '')
    .replace(/٫/g, '.')
    .replace(/(?!\d)\p{Nd}/gu, (digit) => `${numberOf(digit)}`)
