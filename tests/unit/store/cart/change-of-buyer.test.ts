/** Another tab logs out while this one changes the cart: which cart the change ends up in, and what is reported. */
import { describe, expect, it } from 'vitest'
import type { LineItem } from '../../../../src/platform/cart/model'
import { selectCart } from '../../../../src/store/base/state'
import { keepTabsAgreed } from '../../../../src/store/visit/tab-sync'
import { aFakeShop, PATHS, settled } from '../../../support/fakes/fake-shop'
import { aProduct } from '../../../support/fixtures/views'
import { aWireLine } from '../../../support/fixtures/wire-bodies'
import { storedTokens, TOKENS_KEY, tokenReply } from '../../platform/fake-platform'

const NOW = 1_800_000_000_000
const MUG = aProduct()
const mugs = (quantity: number) => [aWireLine({ quantity, catalogReference: { catalogItemId: MUG.id, appId: 'a' } })]

/** A shop that keeps one cart per access token; the member's token has expired unless `fresh` is set. */
function aShopOfTwo({ fresh = false, member = [] as LineItem[] } = {}) {
  const fake = aFakeShop({ known: false })
  const { device, storage, server } = fake
  const receivedAt = fresh ? NOW : NOW - 86_400_000
  const carts = new Map<string, LineItem[] | undefined>([['member', member]])
  let buyer = 'member'
  Object.defineProperty(server, 'lines', { get: () => carts.get(buyer), set: (lines) => carts.set(buyer, lines) })
  Object.defineProperty(server, 'id', { get: () => `cart of ${buyer}` })
  storage.write(TOKENS_KEY, storedTokens({ role: 'member', accessToken: 'access-member', receivedAt }))
  device.answer(({ headers }) => {
    buyer = headers.Authorization?.replace('access-', '') ?? buyer
    return undefined
  })
  // While other tabs are watched, a surplus beyond the add would be removed again.
  keepTabsAgreed(fake.shop, { tell() {}, onTold: () => () => {}, onReturn: () => () => {}, hidden: () => false })
  let visitors = 0
  let renewed = (_: Response) => {}
  device.answerAt('/oauth2/token', ({ body }) => {
    if ((body as { grantType: string }).grantType === 'refresh_token') return new Promise((resolve) => (renewed = resolve))
    visitors += 1
    return tokenReply(`visitor-${visitors}`)
  })
  return {
    ...fake,
    carts,
    otherTab: device.tab({ environment: { ...device.environment, storage } }),
    renew: () => renewed(tokenReply('member')),
    quantityIn: (name: string) => carts.get(name)?.map(({ quantity }) => quantity),
    shown: () => selectCart(fake.state())?.lines.map(({ quantity }) => quantity) ?? [],
  }
}

describe('an add that waits for a token refresh while another tab logs out', () => {
  it('an add that waited for a token goes to the new visitor’s cart after a logout, and the new token is kept', async () => {
    const { shop, otherTab, renew, settle, quantityIn, shown, client } = aShopOfTwo()
    const adding = shop.cart.add({ product: MUG })
    await settled()
    otherTab.session.logout()
    renew()
    expect((await settle(adding)).outcome).toBe('added')
    expect([quantityIn('member'), quantityIn('visitor-1'), shown()]).toEqual([[], [1], [1]])
    expect([client.session.tokens()?.accessToken, otherTab.session.role()]).toEqual(['access-visitor-1', 'visitor'])
    expect((await settle(shop.cart.get())).count).toBe(1)
  })

  it('an add that waited for a token is compared with the new visitor’s cart, and nothing is removed there', async () => {
    const { shop, otherTab, renew, settle, quantityIn, shown, carts, calls } = aShopOfTwo({ member: mugs(2) })
    carts.set('visitor-1', mugs(3))
    const adding = shop.cart.add({ product: MUG })
    await settled()
    otherTab.session.logout()
    await settle(otherTab.session.accessToken())
    renew()
    expect((await settle(adding)).outcome).toBe('added')
    expect([quantityIn('member'), quantityIn('visitor-1'), shown()]).toEqual([[2], [4], [4]])
    expect(calls(PATHS.update)).toEqual([])
  })
})

describe('an add whose response arrives after another tab has logged out', () => {
  it('an add answered after a logout rejects with LOGGED_OUT, and the member’s cart is not shown', async () => {
    const { shop, otherTab, hold, shown, state, quantityIn } = aShopOfTwo({ fresh: true })
    const answers = hold(PATHS.add)
    const adding = shop.cart.add({ product: MUG }).catch((thrown: unknown) => thrown)
    await settled()
    otherTab.session.logout()
    await answers.release()
    expect(await adding).toMatchObject({ code: 'LOGGED_OUT', delivered: 'no', retryable: true })
    expect([quantityIn('member'), shown(), state().addProblem?.error?.code]).toEqual([[1], [], 'LOGGED_OUT'])
  })

  it('an add answered after a logout rejects although the new visitor’s cart holds the same item', async () => {
    const { shop, otherTab, hold, settle, shown, carts, quantityIn } = aShopOfTwo({ fresh: true })
    carts.set('visitor-1', mugs(3))
    const answers = hold(PATHS.add)
    const adding = shop.cart.add({ product: MUG }).catch((thrown: unknown) => thrown)
    await settled()
    otherTab.session.logout()
    await settle(otherTab.session.accessToken())
    await answers.release()
    expect(await adding).toMatchObject({ code: 'LOGGED_OUT' })
    expect([quantityIn('visitor-1'), shown()]).toEqual([[3], [3]])
  })
})

describe('a cart that is read while another tab logs out', () => {
  it('a cart whose response arrives after a logout is not shown', async () => {
    const { shop, otherTab, hold, shown, settle } = aShopOfTwo({ fresh: true, member: mugs(2) })
    const answers = hold(PATHS.cart)
    const reading = shop.cart.refresh()
    await settled()
    otherTab.session.logout()
    await answers.release()
    await answers.release().catch(() => {})
    await settle(reading)
    expect(shown()).toEqual([])
  })

  it('the cart is read again before the next change after another member has logged in', async () => {
    const { shop, client, settle, shown, carts, quantityIn } = aShopOfTwo({ fresh: true, member: mugs(2) })
    await settle(shop.cart.refresh())
    carts.set('b', mugs(5))
    const tokens = { accessToken: 'access-b', refreshToken: 'b', role: 'member', receivedAt: NOW, expiresIn: 14_400 } as const
    await client.session.adopt(Promise.resolve({ ...tokens, renewed: false }))
    const { outcome } = await settle(shop.cart.add({ product: MUG }))
    expect([outcome, quantityIn('b'), quantityIn('member'), shown()]).toEqual(['added', [6], [2], [6]])
  })
})

describe('session.look after changes in another tab', () => {
  it('session.look reports another member, a visitor after the logout and another visitor, each once', async () => {
    const { client, otherTab, settle, storage } = aShopOfTwo({ fresh: true })
    let changes = 0
    client.session.onChange(() => {
      changes += 1
    })
    const become = (accessToken: string, role: string) =>
      storage.write(TOKENS_KEY, storedTokens({ role, accessToken, receivedAt: NOW }))
    become('access-b', 'member')
    client.session.look()
    expect(changes).toBe(1)
    otherTab.session.logout()
    await settle(otherTab.session.accessToken())
    client.session.look()
    become('access-another', 'visitor')
    client.session.look()
    client.session.look()
    expect(changes).toBe(3)
  })
})
