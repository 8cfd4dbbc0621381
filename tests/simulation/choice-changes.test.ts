/** When the outcome of a swap can be judged. */
import { describe, expect, it } from 'vitest'
import { createChoiceChanges } from './shopper/choice-changes'

const tabOf = (knownSince: number) => ({ knownSince: () => knownSince })
const never = new Promise<never>(() => {})

describe('a swap is judged only if nothing else can have changed the lines of its product', () => {
  it('it is alone when another tab ended its change before the tab’s last one began', async () => {
    const changes = createChoiceChanges(() => 0)
    changes.enter(tabOf(0), Promise.resolve())
    await undefined
    const own = tabOf(0)
    changes.enter(own, Promise.resolve())
    expect(changes.isAlone(changes.enter(own, never))).toBe(true)
  })

  it('it is not alone while another tab changes the product, or has just done so', async () => {
    const changes = createChoiceChanges(() => 0)
    changes.enter(tabOf(0), Promise.resolve())
    await undefined
    expect(changes.isAlone(changes.enter(tabOf(0), never))).toBe(false)
    expect(changes.isAlone(changes.enter(tabOf(0), never))).toBe(false)
  })

  it('it is not alone when another device changed the product after the tab asked for the cart that it knows', async () => {
    const changes = createChoiceChanges(() => 10)
    changes.enterElsewhere(Promise.resolve())
    await undefined
    expect(changes.isAlone(changes.enter(tabOf(10), never))).toBe(false)
  })

  it('it is not alone while another device changes the product', () => {
    const changes = createChoiceChanges(() => 0)
    changes.enterElsewhere(never)
    expect(changes.isAlone(changes.enter(tabOf(5), never))).toBe(false)
  })

  it('it is alone when the tab has read the cart since another device changed the product', async () => {
    const changes = createChoiceChanges(() => 10)
    changes.enterElsewhere(Promise.resolve())
    await undefined
    expect(changes.isAlone(changes.enter(tabOf(11), never))).toBe(true)
  })
})
