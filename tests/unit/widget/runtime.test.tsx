import { version } from 'react'
import { expect, it } from 'vitest'

it('runs on what the project is called', () => {
  const isPreact = Object(<p />).constructor === Symbol.for('pv')
  expect(isPreact ? 'preact' : `react ${version}`).toMatch(new RegExp(`^${process.env.COMPONENTS_ON}`))
})
