import { expect, it } from 'vitest'
import { toOrderLine } from '../../../../src/store/orders/order-view'

const NOW = Date.parse('2026-11-28T12:00:00Z')
const URL_OF_FILE = 'https://files.example/pattern.pdf'
const [past, later] = [new Date('2026-11-27T12:00:00Z'), new Date('2026-12-01T12:00:00Z')]

const downloadOf = (digitalFile: object) =>
  toOrderLine({ id: 'l', digitalFile } as Parameters<typeof toOrderLine>[0], 0, 'EUR', String, NOW).download

it('a file without an end can be downloaded, and one whose time is over is named with its end alone', () => {
  expect(downloadOf({ link: URL_OF_FILE })).toMatchObject({ url: URL_OF_FILE })
  expect(downloadOf({ link: URL_OF_FILE, expirationDate: later })).toEqual({ url: URL_OF_FILE, expires: later })
  expect(downloadOf({ link: URL_OF_FILE, expirationDate: past })).toEqual({ expires: past })
  expect(downloadOf({ expirationDate: later })).toEqual({ expires: later })
  expect(downloadOf({})).toBeUndefined()
})
