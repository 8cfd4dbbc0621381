import { describe, expect, it } from 'vitest'
import { isFramedByOthers } from '../../../../src/embed/dom/framed'

describe('isFramedByOthers', () => {
  const frame = (origins: readonly string[]) => {
    let around: unknown
    for (const origin of [...origins].reverse()) {
      const view: Record<string, unknown> = { location: { origin } }
      view.parent = around ?? view
      around = view
    }
    return around as Window
  }
  it('isFramedByOthers is true when any page around the frame is from another origin', () => {
    expect(isFramedByOthers(frame(['https://a']))).toBe(false)
    expect(isFramedByOthers(frame(['https://a', 'https://a']))).toBe(false)
    expect(isFramedByOthers(frame(['https://a', 'https://b']))).toBe(true)
    expect(isFramedByOthers(frame(['https://a', 'https://b', 'https://a']))).toBe(true)
    expect(isFramedByOthers(frame(['null', 'https://a']))).toBe(true) // a `srcdoc` frame
    const hidden = { location: { origin: 'https://a' } } as { parent?: unknown }
    hidden.parent = {
      get location(): never {
        throw new Error('cross-origin')
      },
    }
    expect(isFramedByOthers(hidden as Window)).toBe(true)
  })
})
