import { version } from 'react'
import { expect, it } from 'vitest'

it('the components run on the library that the test project is named after', () => {
  const isPreact = '__k' in <p />
  expect(isPreact ? 'preact' : `react ${version}`).toMatch(new RegExp(`^${process.env.COMPONENTS_ON}`))
})
