// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { unclobbered } from '../../../../src/widget/dialog/unclobbered'

it('reads and calls the document’s own members when named elements hide them', () => {
  const { body } = document
  const image = document.createElement('img')
  for (const name of ['body', 'createElement', 'readyState'])
    Object.defineProperty(document, name, { value: image, configurable: true })
  const clean = unclobbered(document)
  expect(clean.body).toBe(body)
  expect(clean.createElement('p').localName).toBe('p')
  expect(clean.readyState).toBeTypeOf('string')
})
