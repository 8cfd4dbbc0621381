import { version } from 'react'
import { expect, it } from 'vitest'

it('the components run on the library that the test project is named after', () => {
  const isPreact = Object(<p />).constructor === Symbol.for('pv')
  expect(isPreact ? 'preact' : `react ${version}`).toMatch(new RegExp(`^${process.env.COMPONENTS_ON}`))
})
