import { describe, expect, it } from 'vitest'
import { getCurrentCart } from '../../../../src/platform/cart/api'
import { aDevice, dropped, json, never } from '../fake-platform'

describe('the hint of an error, in words for the author', () => {
  it.each<[string, () => Response | Promise<Response>, string]>([
    ['a dead origin', dropped, 'No connection to https://www.wixapis.com'],
    ['an origin that never answers', never, 'No answer within 5000 ms'],
  ])('a call to %s says so in its hint, and the specification’s sentence stays the message', async (_, answer, hint) => {
    const device = aDevice()
    device.answerAt('/current', answer)
    const error = await device.failure(getCurrentCart(device.tab({ timeoutMs: 5000, retries: 0 })))
    expect(error).toMatchObject({ message: 'System error occurred', hint })
  })

  it('a client id that the platform does not know is named in the hint', async () => {
    const device = aDevice()
    device.answerAt('/oauth2/token', () => json({ error: 'invalid_client' }, { status: 401 }))
    expect(await device.failure(getCurrentCart(device.tab()))).toMatchObject({
      code: 'TOKEN_REJECTED',
      message: 'something went wrong',
      hint: 'Is the client id right?',
    })
  })
})
