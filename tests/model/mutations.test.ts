import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MUTATIONS } from './mutations'

it.each(MUTATIONS)('the code that "$name" breaks is still there, once', ({ file, code }) => {
  expect(readFileSync(file, 'utf8').split(code)).toHaveLength(2)
})
