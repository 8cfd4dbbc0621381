import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readManifest } from '../../../hosts/manifest'
import { substituteFor, withoutHazards } from '../../../hosts/server/substitutes'

const PAGES = fileURLToPath(new URL('../../../e2e/host-pages', import.meta.url))
const MORE_PAGES = fileURLToPath(new URL('../../../hosts/more-pages', import.meta.url))
const caseNamed = (name: string, folder = PAGES) => {
  const found = readManifest(folder).cases.find((one) => one.name === name)
  if (!found) throw new Error(`There is no ${name}`)
  return found
}

describe('hazards that a driver does not survive', () => {
  it.each([
    ['', { without: ['promise'], query: '?skip=promise' }],
    ['?write', { without: ['promise'], query: '?write&skip=promise' }],
    ['?skip=dialog', { without: ['promise'], query: '?skip=dialog,promise' }],
    ['?skip=promise', undefined],
    ['?only=retry', undefined],
    ['?only=retry,promise', { without: ['promise'], query: '?only=retry' }],
    ['?only=promise', { without: ['promise'] }],
  ])('leaves hazards that the driver does not survive out of "%s"', (query, expected) => {
    expect(withoutHazards(query, ['promise'])).toEqual(expected)
  })

  it('leaves a hazard out only in the affected browser, and only on pages that have it', () => {
    const page = caseNamed('03-legacy-prototypes.html')
    expect(substituteFor('webkit', page)?.without).toEqual(['objectproto', 'tojson', 'arrayextras'])
    expect(substituteFor('firefox', page)).toBeUndefined()
    expect(substituteFor('webkit', caseNamed('05-frozen-intrinsics.html'))).toBeUndefined()
  })

  it('leaves an affected header out, but only on a page that is returned to', () => {
    const isolated = caseNamed('isolated.html +headers', MORE_PAGES)
    expect(isolated.headers).toHaveProperty('cross-origin-opener-policy')
    expect(substituteFor('webkit', isolated)).toEqual({
      without: ['cross-origin-opener-policy'],
      query: '',
      headers: { 'cross-origin-embedder-policy': 'require-corp' },
    })
    expect(substituteFor('firefox', isolated)).toBeUndefined()
    expect(substituteFor('webkit', caseNamed('parts-isolated.html', MORE_PAGES))).toBeUndefined()
  })
})
