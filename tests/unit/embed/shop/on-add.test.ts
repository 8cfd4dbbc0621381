// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Settings } from '../../../../src/embed/page/page'
import { onAddOf } from '../../../../src/embed/shop/on-add'

const PAGE = { config: { onAdd: 'drawer' } } as Settings

function aButton(attributes: Record<string, string>) {
  const button = document.createElement('button')
  for (const [name, value] of Object.entries(attributes)) button.setAttribute(name, value)
  return button
}

afterEach(() => void vi.restoreAllMocks())

describe('onAddOf', () => {
  it.each([
    [{ 'on-add': 'toast' }, 'toast'],
    [{ 'data-on-add': 'toast' }, 'toast'],
    [{ 'after-add': ' toast ' }, 'toast'],
    [{ 'data-after-add': 'checkout' }, 'checkout'],
    [{ 'after-add': 'none', 'on-add': 'toast' }, 'none'],
    [{ 'after-add': ' ', 'on-add': 'toast' }, 'toast'],
    [{}, 'drawer'],
  ])('a pressed element with %j does %s after an add', (attributes, expected) => {
    expect(onAddOf(PAGE, aButton(attributes as Record<string, string>))).toBe(expected)
  })

  it.each(['after-add', 'on-add'])('an unknown value of %s is told to the author, and the page’s setting counts', (name) => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(onAddOf(PAGE, aButton({ [name]: 'tost' }))).toBe('drawer')
    expect(`${told.mock.calls}`).toContain(` ${name}="tost" is not known`)
  })
})
