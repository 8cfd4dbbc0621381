import { describe, expect, it } from 'vitest'
import { loadHint } from '../../../../src/embed/report/load-cause'

const FILE = 'https://files.example/cartlet/drawer-abc1234.js'

/** A page on `origin` whose browser has measured these requests of the file. */
const viewOf = (entries: object[], origin = 'https://shop.example') =>
  ({
    location: { origin },
    performance: { getEntriesByName: (name: string) => (name === FILE ? entries : []) },
  }) as unknown as Window
const failure = (words = 'Failed to fetch dynamically imported module:') => new TypeError(`${words} ${FILE}`)

describe('loadHint', () => {
  it.each<[string, object, RegExp]>([
    ['files that were moved', { responseStatus: 404, duration: 9 }, /answers 404: put all files of this release there/],
    [
      'a page in place of the file',
      { responseStatus: 200, contentType: 'text/html', duration: 9 },
      /answers with text\/html, not with a script/,
    ],
    ['a file that was changed', { responseStatus: 200, contentType: 'text/javascript', duration: 9 }, /integrity/],
    ['a missing header', { responseStatus: 0, contentType: '', duration: 9 }, /Access-Control-Allow-Origin/],
    ['a policy', { responseStatus: 0, contentType: '', duration: 0 }, /script-src/],
  ])('the hint names %s', (_, entry, hint) => expect(loadHint(failure(), viewOf([entry]))).toMatch(hint))

  it('the hint names the last of several requests, and the words of Firefox do', () => {
    const entries = [
      { responseStatus: 404, duration: 9 },
      { responseStatus: 503, duration: 9 },
    ]
    expect(loadHint(failure('error loading dynamically imported module:'), viewOf(entries))).toMatch(/answers 503/)
  })

  it('a missing header is no cause on the page’s own site', () => {
    const entry = { responseStatus: 0, contentType: '', duration: 9 }
    expect(loadHint(failure(), viewOf([entry], 'https://files.example'))).not.toMatch(/Access-Control/)
  })

  it.each<[string, unknown, object[]]>([
    ['names no file', new TypeError('Importing a module script failed.'), [{ responseStatus: 404 }]],
    ['is nothing', undefined, []],
    ['is of a file that the browser has not measured', failure(), []],
    ['is told by an older browser', failure(), [{ duration: 9 }]],
  ])('loadHint does not guess where the failure %s', (_, cause, entries) =>
    expect(loadHint(cause, viewOf(entries))).toBeUndefined())
})
