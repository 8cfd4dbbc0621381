/** Unmounts components after every test, so that no test can depend on what another one left. */
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)
