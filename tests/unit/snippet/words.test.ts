/** The configurator, and the blocks of WordPress, speak of variables and values in words. */
import { describe, expect, it } from 'vitest'
import { DRAWINGS, KIND_WORDS } from '../../../demo/configurator/form/KindPicker'
import { optionsOf } from '../../../demo/configurator/form/OptionFields'
import { checkPlace } from '../../../src/checkup/delivery/check-place'
import { ELEMENTS } from '../../../src/manifest/elements'
import { attributeWords, valueWords, variableWords } from '../../../src/manifest/owner-words'
import { START_SETTINGS } from '../../../src/manifest/settings'
import { VARIABLES } from '../../../src/manifest/variables'
import { SITE_SYSTEMS, siteSystem } from '../../../src/snippet/site-systems'
import { attributesForAuthors } from '../../../src/wordpress/manifest-data'

describe('words of the configurator', () => {
  it.each(ELEMENTS)('the configurator names $name and says what it is for', ({ name }) => {
    expect(KIND_WORDS[name]).toEqual([expect.stringMatching(/^[A-Z]/), expect.stringMatching(/^[A-Z].*\w \w/)])
    expect(DRAWINGS[name]).toBeDefined()
  })

  it.each(VARIABLES)('the configurator has words for the variable $name', ({ name }) => {
    expect(variableWords(name)).toMatch(/^[A-Z][a-z ]+$/)
  })

  it('no two variables have the same words', () => {
    expect(new Set(VARIABLES.map(({ name }) => variableWords(name))).size).toBe(VARIABLES.length)
  })

  it('the configurator has words for every value in its fields', () => {
    const shown = START_SETTINGS.filter(({ field, values, key }) => field && values.length && key !== 'locale')
    expect(shown.length).toBeGreaterThan(4)
    for (const { key, values } of shown)
      for (const value of values.filter((one) => one !== 'auto'))
        expect(valueWords(key, value), `${key} ${value}`).toMatch(/^[A-Z]/)
  })
})

describe('words of the options', () => {
  const options = ELEMENTS.flatMap((element) => {
    const inBlocks = attributesForAuthors(element)
    const others = optionsOf(element.name).filter(({ name }) => !inBlocks.some((row) => row.name === name))
    return [...inBlocks, ...others].map((row) => ({ element: element.name, name: row.name, row }))
  })

  it.each(options)('configurator and blocks of WordPress have words for $name of $element, and for each of its values', ({
    element,
    name,
    row,
  }) => {
    const { label, hint = '', standard, values } = attributeWords(element, name)
    expect(label).toMatch(/^[A-Z][\w' -]+$/)
    expect(label).not.toBe(name)
    expect(hint).not.toMatch(/`|cartlet-|data-/)
    for (const value of 'values' in row && row.values ? row.values : []) expect(values?.[value], value).toMatch(/^[A-Z]/)
    const [, byDefault] = /^`(.+)`$/.exec(row.default) ?? []
    if (row.type === 'choice') expect(byDefault ? values?.[byDefault] : standard, 'the default').toMatch(/[a-z]{3}/i)
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
