/** Headers of the caller beside ours: fetch would join the values of two spellings of the same name. */
import { describe, expect, it } from 'vitest'
import { createAdminClient } from '../../../../src/platform/admin/client'
import { addToCurrentCart, getCurrentCart } from '../../../../src/platform/cart/api'
import { requestExternalMemberTokens } from '../../../../src/platform/identity/authorize/external-login'
import { aCart, aDevice, json, storedTokens, TOKENS_KEY } from '../fake-platform'

/** The headers as the platform receives them. */
const received = (headers: Record<string, string> | undefined) => Object.fromEntries(new Headers(headers))

describe('a header of the caller', () => {
  it.each([
    'authorization',
    'AUTHORIZATION',
    'Authorization',
  ])('a caller’s header %s is replaced by the session’s authorization', async (name) => {
    const device = aDevice()
    await device.settle(getCurrentCart(device.tab({ headers: { [name]: 'theirs', 'X-Other': 'kept' } })))
    expect(received(device.calls()[0]?.headers)).toEqual({ authorization: 'access-1', 'x-other': 'kept' })
  })

  it('a caller’s x-wix-consistent is replaced once the platform has sent its own', async () => {
    const device = aDevice()
    device.answerAt('/current', () => json(aCart(), { headers: { 'X-Wix-Consistent': 'mark-1' } }))
    const client = device.tab({ headers: { 'x-wix-consistent': 'theirs' } })
    await device.settle(getCurrentCart(client))
    await device.settle(getCurrentCart(client))
    expect(device.calls().map(({ headers }) => received(headers)['x-wix-consistent'])).toEqual(['theirs', 'mark-1'])
  })

  it('a caller’s content-type replaces ours', async () => {
    const device = aDevice()
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    await device.settle(addToCurrentCart(device.tab({ headers }), { lineItems: [] }))
    expect(received(device.calls()[0]?.headers)['content-type']).toBe('application/json; charset=utf-8')
  })

  it('a caller’s Wix-Site-Id is replaced by the site id of an elevated client', async () => {
    const device = aDevice()
    const { environment } = device
    const client = createAdminClient({ environment, apiKey: 'k', siteId: 'ours', headers: { 'Wix-Site-Id': 'theirs' } })
    await device.settle(client.request({ service: '', method: 'GET', path: '/x' }))
    expect(received(device.calls()[0]?.headers)).toEqual({ authorization: 'k', 'wix-site-id': 'ours' })
  })

  it('an authorization in tokenHeaders is replaced by that of an external login', async () => {
    const device = aDevice()
    device.environment.storage.write(TOKENS_KEY, storedTokens({ receivedAt: device.environment.now() }))
    const tokenHeaders = { authorization: 'theirs', 'content-type': 'text/plain', 'X-Device': 'd' }
    await device.settle(requestExternalMemberTokens(device.tab({ tokenHeaders }), 'm', 'key'))
    expect(received(device.tokenRequests()[0]?.headers)).toEqual({
      authorization: 'access-old,key',
      'content-type': 'text/plain',
      'x-device': 'd',
    })
  })
})
