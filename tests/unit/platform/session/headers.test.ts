/** Headers of the caller's beside ours: fetch joins two spellings of one name. */
import { describe, expect, it } from 'vitest'
import { createAdminClient } from '../../../../src/platform/admin/client'
import { addToCurrentCart, getCurrentCart } from '../../../../src/platform/cart/api'
import { requestExternalMemberTokens } from '../../../../src/platform/identity/authorize/external-login'
import { aCart, aDevice, json, storedTokens, TOKENS_KEY } from '../fake-platform'

/** As the platform gets them. */
const received = (headers: Record<string, string> | undefined) => Object.fromEntries(new Headers(headers))

describe('a header of the caller’s', () => {
  it.each(['authorization', 'AUTHORIZATION', 'Authorization'])('called %s gives way to ours', async (name) => {
    const device = aDevice()
    await device.settle(getCurrentCart(device.tab({ headers: { [name]: 'theirs', 'X-Other': 'kept' } })))
    expect(received(device.calls()[0]?.headers)).toEqual({ authorization: 'access-1', 'x-other': 'kept' })
  })

  it('called x-wix-consistent gives way to the platform’s mark', async () => {
    const device = aDevice()
    device.answerAt('/current', () => json(aCart(), { headers: { 'X-Wix-Consistent': 'mark-1' } }))
    const client = device.tab({ headers: { 'x-wix-consistent': 'theirs' } })
    await device.settle(getCurrentCart(client))
    await device.settle(getCurrentCart(client))
    expect(device.calls().map(({ headers }) => received(headers)['x-wix-consistent'])).toEqual(['theirs', 'mark-1'])
  })

  it('called content-type takes the place of ours, as it always did', async () => {
    const device = aDevice()
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    await device.settle(addToCurrentCart(device.tab({ headers }), { lineItems: [] }))
    expect(received(device.calls()[0]?.headers)['content-type']).toBe('application/json; charset=utf-8')
  })

  it('called wix-site-id in another case gives way to the site of an elevated client', async () => {
    const device = aDevice()
    const { environment } = device
    const client = createAdminClient({ environment, apiKey: 'k', siteId: 'ours', headers: { 'Wix-Site-Id': 'theirs' } })
    await device.settle(client.request({ service: '', method: 'GET', path: '/x' }))
    expect(received(device.calls()[0]?.headers)).toEqual({ authorization: 'k', 'wix-site-id': 'ours' })
  })

  it('of token requests gives way to the authorization of an external login', async () => {
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
