/** Unmounts components after every test and lets go of the key it held, so that no test can depend on what another one left. */
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { noteKey } from '../../../src/widget/press'

afterEach(() => {
  cleanup()
  noteKey({ repeat: false, timeStamp: 0 })
})
