/** The configurator speaks of variables and values in words. */
import { describe, expect, it } from 'vitest'
import { valueWords, variableWords } from '../../../demo/configurator/form/words'
import { checkPlace } from '../../../src/checkup/delivery/check-place'
import { START_SETTINGS } from '../../../src/manifest/settings'
import { VARIABLES } from '../../../src/manifest/variables'
import { SITE_SYSTEMS, siteSystem } from '../../../src/snippet/site-systems'

describe('words of the configurator', () => {
  it.each(VARIABLES)('the configurator has words for the variable $name', ({ name }) => {
    expect(variableWords(name)).toMatch(/^[A-Z][a-z ]+$/)
  })

  it('the configurator has words for every value in its fields', () => {
    const shown = START_SETTINGS.filter(({ field, values, key }) => field && values.length && key !== 'locale')
    expect(shown.length).toBeGreaterThan(4)
    for (const { key, values } of shown)
      for (const value of values.filter((one) => one !== 'auto'))
        expect(valueWords(key, value), `${key} ${value}`).toMatch(/^[A-Z]/)
  })
})

describe('the place of the files', () => {
  it('systems without folders have a row for a folder on the site, and none for an address elsewhere', () => {
    const without = SITE_SYSTEMS.filter(({ withoutFolders }) => withoutFolders).map(({ id }) => id)
    expect(without).toEqual(['squarespace', 'webflow', 'notion'])
    for (const id of without) {
      expect(checkPlace('/cartlet/', siteSystem(id))).toMatchObject([{ code: 'files-cannot-be-there', severity: 'error' }])
      expect(checkPlace('https://files.shop.example/cartlet/', siteSystem(id))).toEqual([])
    }
    expect(checkPlace('/cartlet/', siteSystem('wordpress'))).toEqual([])
  })
})
