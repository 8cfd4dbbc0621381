/** A test that ends while a part of the widget is still imported would take the window from it, and with it from the files that share its modules. */
import { afterAll, vi } from 'vitest'

afterAll(() => vi.dynamicImportSettled())
