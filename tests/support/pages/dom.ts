/** Components: unmounted after every test, so that nothing that one leaves behind can serve the next. */
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)
