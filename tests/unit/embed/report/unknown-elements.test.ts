/** Names like ours that are none, each told to the author once. */
import { afterEach, expect, it, vi } from 'vitest'
import { tellUnknownElements } from '../../../../src/embed/report/unknown-elements'

afterEach(() => document.body.replaceChildren())

async function told(markup: string): Promise<string[]> {
  document.body.innerHTML = markup
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  await tellUnknownElements(document)
  const names = error.mock.calls.map(([line]) => /<[\w-]+>/.exec(line)?.[0] ?? '')
  error.mockRestore()
  return names
}

it('a misspelt element is reported once, however often the page has it', async () => {
  expect(await told('<cartlet-buton></cartlet-buton><cartlet-buton></cartlet-buton>')).toEqual(['<cartlet-buton>'])
})

it.each([
  'cart',
  'search',
  'wish-list',
])('what is drawn from a template of a %s is told with the template alone, and the same beside it here', async (kind) => {
  const [host, piece] = [`cartlet-${kind}`, `<cartlet-for-${kind}></cartlet-for-${kind}>`]
  const drawn = `<${host}><ul><template><li>${piece}</li></template><li>${piece}</li></ul></${host}>`
  expect(await told(drawn)).not.toContain(`<cartlet-for-${kind}>`)
  expect(await told(drawn + piece)).toEqual([`<cartlet-for-${kind}>`])
})
