/**
 * Unmounts components after every test, lets go of the key it held and goes back to the page it began on, so that no test can depend on what
 * another one left: files of one worker share their modules and their window.
 */
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { noteKey } from '../../../src/widget/press'

const START = 'http://localhost:3000/'

afterEach(() => {
  cleanup()
  noteKey({ repeat: false, timeStamp: 0 })
  // A followed link leads elsewhere; `history` would refuse to come back from another origin.
  if (location.href !== START) (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(START)
})
