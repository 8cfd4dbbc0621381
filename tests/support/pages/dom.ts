/**
 * Unmounts components after every test, releases the key it held and returns to the page it began on, so that no test depends
 * on an earlier one: files of one worker share their modules and their window.
 */
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { noteKey } from '../../../src/widget/press'

const START = 'http://localhost:3000/'

afterEach(() => {
  cleanup()
  noteKey({ repeat: false, timeStamp: 0 })
  // A link that was followed leads elsewhere; `history` would refuse to come back from another origin.
  if (location.href !== START) (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(START)
})
