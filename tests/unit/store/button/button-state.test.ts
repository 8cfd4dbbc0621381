import { describe, expect, it } from 'vitest'
import { CartletError } from '../../../../src/platform/http/errors'
import type { ShopState } from '../../../../src/store/base/state'
import { isFirstUnreachable, namedVariant } from '../../../../src/store/button/button-state'
import { aProduct, aState, aVariant } from '../../../support/fixtures/views'

const failed = { status: 'failed', error: new CartletError('NETWORK_ERROR', 'The platform did not answer') } as const
const ready = { status: 'ready', product: aProduct() } as const

describe('isFirstUnreachable', () => {
  it('isFirstUnreachable is true only for the first failed product in page order', () => {
    const state = aState({ products: { mug: ready, tee: failed, pen: failed } })
    expect(['mug', 'tee', 'pen', 'not here'].filter((one) => isFirstUnreachable(state, one))).toEqual(['tee'])
  })

  it('isFirstUnreachable reads all products only for a failed one, since every button calls it after each change', () => {
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

describe('namedVariant', () => {
  it('namedVariant finds the named variant, and without a name the only one', () => {
    const [small, large] = [aVariant('small'), aVariant('large')]
    expect(namedVariant(aProduct({ variants: [small, large] }), 'large')).toBe(large)
    expect(namedVariant(aProduct({ variants: [small, large] }))).toBeUndefined()
    expect(namedVariant(aProduct({ variants: [small] }))).toBe(small)
  })
})
