/** What must be in the cart after adds and clears that cross on their way. */
import { describe, expect, it } from 'vitest'
import { createLedger } from './shopper/ledger'
import type { Tab } from './world/device'

const TAB = {} as Tab

function openLedger() {
  const closing = new Set<() => void>()
  const problems: string[] = []
  return { ledger: createLedger({ booksOf: () => ({ closing }) }, problems), problems }
}

function pending() {
  let settle = () => {}
  const asked = new Promise<void>((resolve) => {
    settle = resolve
  })
  return { asked, settle }
}

describe('the sum of a product that is only added', () => {
  it('pieces that were confirmed must be in the cart, and no others', async () => {
    const { ledger } = openLedger()
    ledger.enter(TAB, 2, Promise.resolve())
    await undefined
    expect([1, 2, 3].map(ledger.compare).map(Boolean)).toEqual([true, false, true])
  })

  it('pieces that were confirmed before the cart was emptied may be gone', async () => {
    const { ledger } = openLedger()
    ledger.enter(TAB, 2, Promise.resolve())
    await undefined
    ledger.empty(TAB, Promise.resolve())
    await undefined
    expect([0, 2, 3].map(ledger.compare).map(Boolean)).toEqual([false, false, true])
  })

  it('pieces that are confirmed after a clear that they crossed may be gone, because the platform may have added them first', async () => {
    const { ledger } = openLedger()
    const add = pending()
    ledger.enter(TAB, 2, add.asked)
    ledger.empty(TAB, Promise.resolve())
    await undefined
    add.settle()
    await add.asked
    expect([0, 2, 3].map(ledger.compare).map(Boolean)).toEqual([false, false, true])
  })

  it('pieces that were requested after the cart was emptied must be in it', async () => {
    const { ledger } = openLedger()
    ledger.empty(TAB, Promise.resolve())
    await undefined
    ledger.enter(TAB, 2, Promise.resolve())
    await undefined
    expect([1, 2, 3].map(ledger.compare).map(Boolean)).toEqual([true, false, true])
  })

  it('pieces whose outcome is unknown may be in the cart; pieces that were never sent are not', async () => {
    const { ledger, problems } = openLedger()
    ledger.enter(TAB, 1, Promise.reject({ delivered: 'unknown' }))
    ledger.enter(TAB, 2, Promise.reject({ delivered: 'no' }))
    await undefined
    await undefined
    expect([0, 1, 2].map(ledger.compare).map(Boolean)).toEqual([false, false, true])
    expect(problems).toEqual([])
  })
})
