/** Which versions of the cart work, and in which ways a version can be gone. */
import { afterEach, describe, expect, it } from 'vitest'
import { type CartVersions, GONE_FORMS, type GoneForm } from '../../cart/v2/cart-versions'
import { type Platform, startPlatform } from '../../server'
import { createShopper, reference, type Shopper } from '../support/support'

let platform: Platform
let shopper: Shopper
const start = async (cart?: CartVersions): Promise<void> => {
  platform = await startPlatform({ cart })
  shopper = await createShopper(platform)
}
afterEach(() => platform.close())

const V1 = '/ecom/v1/carts/current'
const V2 = '/ecom/v2/carts/current'

/** Without reading JSON, which a page of a gateway is not. */
const ask = async (path: string, method = 'GET', more: Record<string, string> = {}) => {
  const response = await fetch(platform.url + path, {
    method,
    headers: { authorization: shopper.tokens.access_token, ...more },
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const ANSWERS: Record<GoneForm, [status: number, body: string]> = {
  route: [404, '{"message":"Not Found","details":{}}'],
  page: [404, '<!doctype html>'],
  code: [428, 'CART_V2_SITE_CALLING_CART_V1_API'],
  '410': [410, '"Gone"'],
  '501': [501, 'UNIMPLEMENTED'],
}

describe('the versions of the cart', () => {
  it('the platform answers in both versions by default', async () => {
    await start()
    await shopper.add('blue-mug')
    expect([(await ask(V1)).status, (await ask(V2)).status]).toEqual([200, 200])
  })

  it('version 2 is an unknown path where only version 1 works', async () => {
    await start('v1')
    await shopper.add('blue-mug')
    expect([(await ask(V1)).status, (await ask(V2)).status]).toEqual([200, 404])
  })

  it.each(GONE_FORMS)('version 1 is gone in the form %s where only version 2 works', async (goneAs) => {
    await start('v2')
    platform.setCart({ goneAs })
    const [status, text] = ANSWERS[goneAs]
    for (const path of [V1, `${V1}/estimate-totals`, '/ecom/v1/checkouts/x']) {
      const answer = await ask(path, path.endsWith('totals') ? 'POST' : 'GET')
      expect([answer.status, answer.text.includes(text)]).toEqual([status, true])
    }
    const catalogItems = [{ quantity: 1, catalogReference: reference('blue-mug') }]
    expect((await shopper.post(`${V2}/add-line-items`, { catalogItems })).status).toBe(200)
    expect(platform.journal.unexpected()).toEqual([])
  })

  it('version 1 can go while a page is open, and a reset brings it back', async () => {
    await start()
    await shopper.add('blue-mug')
    expect(platform.setCart({ versions: 'v2', goneAs: '410' })).toEqual({ versions: 'v2', goneAs: '410' })
    expect((await ask(V1)).status).toBe(410)
    expect(JSON.parse((await ask(V2)).text)).toMatchObject({ cart: { lineItems: [{ quantityInfo: { confirmedQuantity: 1 } }] } })
    platform.reset()
    expect((await ask(V1)).status).toBe(404)
    expect((await ask(V1)).text).toContain('OWNED_CART_NOT_FOUND')
  })

  it('the control call switches the versions, and refuses what it does not know', async () => {
    await start()
    const control = (body: unknown) =>
      fetch(`${platform.url}/_control/cart`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect(await (await control({ versions: 'v2', goneAs: 'page' })).json()).toEqual({ versions: 'v2', goneAs: 'page' })
    expect((await ask(V1)).text).toContain('<!doctype html>')
    expect((await control({ versions: 'v3' })).status).toBe(400)
  })

  it('a fault answers one call as gone and lets the next one through', async () => {
    await start()
    platform.faults.add({ path: `${V1}/*`, kind: 'gone', as: '501' })
    await shopper.add('blue-mug').then(
      ({ status }) => expect(status).toBe(501),
      () => expect.unreachable('the answer is JSON'),
    )
    expect((await shopper.add('blue-mug')).status).toBe(200)
  })

  it('an answer that says gone can be read by a page of another origin', async () => {
    await start('v2')
    const { status, headers } = await ask(V1, 'GET', { origin: 'https://page.example' })
    expect([status, headers.get('access-control-allow-origin')]).toEqual([404, '*'])
  })

  it('a wrong token is told before a version that is gone', async () => {
    await start('v2')
    expect((await ask(V1, 'GET', { authorization: 'x' })).status).toBe(401)
  })
})
