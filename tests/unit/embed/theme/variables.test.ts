import Ajv from 'ajv'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkTheme, variablesOf } from '../../../../src/embed/theme/variables'
import { themeSchema } from '../../../../src/manifest/outputs/theme'
import { VARIABLES } from '../../../../src/manifest/variables'

const THEME = { '--cartlet-radius': '2px', '--cartlet-color-primary': '#7a1f3d', dark: { '--cartlet-color-primary': '#f2a7c0' } }

const problems: string[] = []
const said = vi.spyOn(console, 'error').mockImplementation((line: string) => void problems.push(line))
afterEach(() => {
  problems.length = 0
  said.mockClear()
})

describe('checkTheme and variablesOf', () => {
  it('checkTheme accepts every variable of the manifest', () => {
    const all = Object.fromEntries(VARIABLES.map(({ name }) => [name, '1']))
    expect(variablesOf(checkTheme(all, 'A theme'), 'light')).toEqual(all)
    expect(problems).toEqual([])
  })

  it('variablesOf returns the dark values only for dark themes', () => {
    const checked = checkTheme(THEME, 'A theme')
    expect(variablesOf(checked, 'light')).toEqual({ '--cartlet-radius': '2px', '--cartlet-color-primary': '#7a1f3d' })
    expect(variablesOf(checked, 'dark')).toEqual({ '--cartlet-radius': '2px', '--cartlet-color-primary': '#f2a7c0' })
  })

  it('checkTheme drops unknown names and values and reports them to the author', () => {
    const checked = checkTheme(
      { '--cartlet-color-primry': 'red', '--cartlet-gap': 3, theme: 'sepia', dark: { 'color-text': '#fff' } },
      'My file',
    )
    expect(checked).toEqual({ theme: undefined, light: {}, dark: {} })
    expect(problems.map((line) => /My file[^.]*/.exec(line)?.[0])).toEqual([
      'My file: there is no theme "sepia"',
      'My file: there is no variable "--cartlet-color-primry"',
      'My file: --cartlet-gap is not text',
      'My file, "dark": there is no variable "color-text"',
    ])
  })
})

describe('themeSchema', () => {
  const validate = new Ajv().compile(themeSchema())

  it('the schema of theme files accepts a valid theme and refuses what the widget refuses', () => {
    expect(validate({ $schema: './theme.schema.json', theme: 'host', ...THEME })).toBe(true)
    for (const wrong of [{ theme: 'sepia' }, { '--cartlet-colour': 'red' }, { '--cartlet-gap': 3 }, { dark: { dark: {} } }])
      expect(validate(wrong)).toBe(false)
  })

  it('the schema of theme files lists every variable for light and dark', () => {
    const { properties } = themeSchema()
    const names = VARIABLES.map(({ name }) => name)
    expect(Object.keys(properties)).toEqual(['$schema', 'theme', ...names, 'dark'])
    expect(Object.keys(properties.dark.properties)).toEqual(names)
  })
})
