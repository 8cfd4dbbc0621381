import { describe, expect, it } from 'vitest'
import { CartletError } from '../../../../src/platform/http/errors'
import { isFirstUnreachable } from '../../../../src/store/button/button-state'
import type { ShopState } from '../../../../src/store/state'
import { aProduct, aState } from '../../../support/fixtures/views'

const failed = { status: 'failed', error: new CartletError('NETWORK_ERROR', 'The platform did not answer') } as const
const ready = { status: 'ready', product: aProduct() } as const

describe('the first product that failed', () => {
  it('is the first of them in the order of the page, and no other', () => {
    const state = aState({ products: { mug: ready, tee: failed, pen: failed } })
    expect(['mug', 'tee', 'pen', 'not here'].filter((one) => isFirstUnreachable(state, one))).toEqual(['tee'])
  })

  it('is looked for among all products only by those that failed: two hundred buttons ask after every change', () => {
    let looks = 0
    const products = new Proxy<ShopState['products']>(
      { mug: ready, tee: failed },
      {
        ownKeys(target) {
          looks += 1
          return Reflect.ownKeys(target)
        },
      },
    )
    expect(isFirstUnreachable(aState({ products }), 'mug')).toBe(false)
    expect(looks).toBe(0)
    expect(isFirstUnreachable(aState({ products }), 'tee')).toBe(true)
    expect(looks).toBe(1)
  })
})
