import { describe, expect, it } from 'vitest'
import { wrongSettings } from '../../../src/checkup/markup/values'

const hintsFor = (settings: Record<string, string>) =>
  wrongSettings((name) => (settings[name] === undefined ? undefined : { value: settings[name] })).map(({ hint }) => hint)

describe('the theme of a page', () => {
  it('accepts a known theme name, or the address of a file', () => {
    expect(hintsFor({ theme: 'host' })).toEqual([])
    expect(hintsFor({ theme: '/brand/theme.json' })).toEqual([])
    expect(hintsFor({ theme: 'https://brand.example/theme.json' })).toEqual([])
  })

  it('suggests a known theme name for an unknown word', () => {
    expect(hintsFor({ theme: 'drak' })).toEqual([expect.stringContaining('Did you mean "dark"?')])
  })
})
