import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BLACK, blend, type Colour, contrastOf, readable, toCss, WHITE, worstContrast } from '../../../../src/embed/theme/colour'
import { canBeRead, type Palette, repaired, TOKENS, themeFor, withHover } from '../../../../src/embed/theme/palette'

const LEAST = 4.5
const channel = fc.double({ min: 0, max: 1, noNaN: true })
const colour: fc.Arbitrary<Colour> = fc.record({ red: channel, green: channel, blue: channel, alpha: fc.constant(1) })
const palette = fc.record(Object.fromEntries(TOKENS.map((token) => [token, colour]))) as fc.Arbitrary<Palette>

/** A CSS colour with the eight bits per channel that a screen shows. */
const rounded = (css: string): Colour => {
  const [red = 0, green = 0, blue = 0] = (css.match(/\d+/g) ?? []).map((value) => Number(value) / 255)
  return { red, green, blue, alpha: 1 }
}

describe('readable', () => {
  it('readable finds a text colour with a contrast of 4.5:1 for every opaque background', () => {
    fc.assert(
      fc.property(colour, colour, (text, background) => {
        const found = rounded(toCss(readable(text, [background])))
        expect(contrastOf(found, rounded(toCss(background)))).toBeGreaterThanOrEqual(LEAST)
      }),
    )
  })

  it("readable returns the author's colour when its contrast is sufficient", () => {
    const text = { red: 0.1, green: 0.2, blue: 0.3, alpha: 1 }
    expect(readable(text, [WHITE])).toBe(text)
  })

  it("readable keeps as much of the author's colour as possible", () => {
    const { red, green, blue } = readable({ red: 1, green: 0.6, blue: 0.6, alpha: 1 }, [WHITE])
    expect(red).toBeGreaterThan(0.3)
    expect(green).toBe(blue)
  })
})

describe('repaired', () => {
  it("repaired raises texts and button labels to 4.5:1, whatever the page's palette", () => {
    const asShown = (one: Colour) => rounded(toCss(one))
    fc.assert(
      fc.property(palette, colour, (given, background) => {
        // The surface is the background of the page, as with data-theme="host".
        const own = { ...given, surface: background }
        const theme = themeFor({ darkest: background, lightest: background })
        const result = repaired(own, [background], theme, () => false)
        for (const token of ['text', 'danger', 'success', 'muted'] as const)
          expect(contrastOf(asShown(result[token]), asShown(background)), token).toBeGreaterThanOrEqual(LEAST)
        expect(contrastOf(asShown(result['on-primary']), asShown(result.primary))).toBeGreaterThanOrEqual(LEAST)
        for (const token of ['surface', 'border'] as const) expect(result[token]).toBe(own[token])
      }),
    )
  })

  it.each([
    0.9369, 0.94, 0.945,
  ])('repaired reaches 4.5:1 on red %d, where no text colour suits the background and its hover shade alike', (red) => {
    const background = { red, green: 0, blue: 0, alpha: 1 }
    const own = { ...(Object.fromEntries(TOKENS.map((token) => [token, BLACK])) as Palette), surface: background }
    const { text } = repaired(own, [background], themeFor({ darkest: background, lightest: background }), () => false)
    expect(worstContrast(text, [background])).toBeGreaterThanOrEqual(LEAST)
  })

  it('repaired does not change tokens that the author has set', () => {
    const grey = { red: 0.5, green: 0.5, blue: 0.5, alpha: 1 }
    const all = Object.fromEntries(TOKENS.map((token) => [token, grey])) as Palette
    expect(repaired(all, [grey], 'light', () => true)).toEqual(all)
    const result = repaired(all, [grey], 'light', (token) => token === 'primary')
    expect(result.primary).toBe(grey)
    expect(contrastOf(result['on-primary'], grey)).toBeGreaterThanOrEqual(LEAST)
  })
})

describe('backgrounds', () => {
  it('canBeRead accepts every single colour and refuses a range from black to white', () => {
    fc.assert(fc.property(colour, (one) => canBeRead({ darkest: one, lightest: one })))
    expect(canBeRead({ darkest: { ...WHITE, red: 0, green: 0, blue: 0 }, lightest: WHITE })).toBe(false)
  })

  it('withHover adds a slightly darker colour on a light page', () => {
    const [, hovered] = withHover(WHITE, 'light')
    expect(hovered).toEqual(blend({ red: 0, green: 0, blue: 0, alpha: 0.05 }, WHITE))
  })
})
