/** `CartletErrorCode` lists every code that the source gives a `CartletError`. */
import { describe, expect, it } from 'vitest'
import { readSources, type SourceFile } from './support/source/source'
import { readVectors } from './wire/runner/vector'

/** Matches the creation of a `CartletError`, whose first argument is the code. */
const MAKER = /\b(?:new CartletError|systemError|lost|needs)\(/g
/** Files that pass on a code of the platform or of their caller. */
const PASSED_ON = [
  'src/platform/http/errors.ts',
  'src/platform/http/exchange.ts',
  'src/platform/http/reply-error.ts',
  'src/platform/http/system-error.ts',
  'src/platform/session/oauth.ts',
  'src/store/cart/catalog-reference.chunk.ts',
]

/** The first argument as written. */
function firstArgument(text: string, start: number): string {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if ('([{'.includes(text[at] as string)) depth++
    else if (')]}'.includes(text[at] as string) && depth-- === 0) return text.slice(start, at)
    else if (text[at] === ',' && depth === 0) return text.slice(start, at)
  }
  return ''
}

const literals = (text: string): string[] => [...text.matchAll(/'([A-Z][A-Z0-9_]+)'/g)].map(([, code]) => code as string)

function codesIn({ path, text }: SourceFile): string[] {
  return [...text.matchAll(MAKER)]
    .flatMap(({ index, 0: maker }) => {
      const code = firstArgument(text, index + maker.length)
      const found = literals(code)
      if (!found.length && !PASSED_ON.includes(path)) throw new Error(`${path}: cannot read the code ${code}`)
      return found
    })
    .concat([...text.matchAll(/Object\.assign\(error, \{ code: '([A-Z_]+)'/g)].map(([, code]) => code as string))
}

const SOURCES = readSources('src').filter(({ path }) => !path.startsWith('src/platform/events/'))
const listed = (type: string, file = 'errors'): string[] => {
  const { text } = SOURCES.find(({ path }) => path === `src/platform/http/${file}.ts`) as SourceFile
  return literals(text.slice(text.indexOf(`type ${type} =`)).split('\n\n')[0] as string)
}

describe('CartletErrorCode', () => {
  it('OwnErrorCode lists exactly the codes of the source, each once', () => {
    const codes = new Set(SOURCES.flatMap(codesIn).filter((code) => !/^HTTP_\d+$/.test(code)))
    expect(codes.size).toBeGreaterThan(30)
    expect(listed('OwnErrorCode')).toEqual([...codes].sort())
  })

  it('PlatformErrorCode lists only codes that the source uses', () => {
    const texts = SOURCES.filter(({ path }) => path !== 'src/platform/http/errors.ts').map(({ text }) => text)
    const unknown = listed('PlatformErrorCode').filter((code) => !texts.some((text) => text.includes(code)))
    expect(unknown).toEqual([])
    expect(listed('PlatformErrorCode')).not.toEqual([])
  })

  it('the unions of carts and checkouts list each code once, and every code of the recordings', () => {
    const carts = listed('CartV2ErrorCode', 'cart-error-codes')
    const checkouts = listed('CheckoutErrorCode', 'cart-error-codes')
    const known = [...carts, ...checkouts, ...listed('PlatformErrorCode')]
    expect([carts, checkouts]).toEqual([carts, checkouts].map((codes) => [...new Set(codes)].sort()))
    expect(checkouts.filter((code) => carts.includes(code))).toEqual([])
    const recorded = readVectors('tests/wire/vectors').flatMap(({ group, response }) => {
      const body = response?.body as { details?: { applicationError?: { code?: string } } } | undefined
      const code = body?.details?.applicationError?.code
      return code && /^(cart-v2|checkout|delivery)/.test(group) && code !== 'PERMISSION_DENIED' ? [code] : []
    })
    expect(recorded.length).toBeGreaterThan(60)
    expect(recorded.filter((code) => !known.includes(code))).toEqual([])
  })
})
