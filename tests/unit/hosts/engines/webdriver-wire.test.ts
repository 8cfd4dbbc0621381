import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { wireTo } from '../../../hosts/engines/webdriver-wire'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean()
})

async function driverThat(answers: RequestListener) {
  const server = createServer(answers).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  cleanups.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('wireTo', () => {
  it('resolves to the value of a response, and rejects with its error', async () => {
    const { send, isAlive } = wireTo(
      await driverThat(({ method, url }, response) => {
        const value = method === 'GET' ? { at: url } : { error: 'no such element', message: 'Nowhere' }
        response.writeHead(method === 'GET' ? 200 : 404).end(JSON.stringify({ value }))
      }),
    )
    expect(await send('GET', '/status')).toEqual({ at: '/status' })
    await expect(send('POST', '/element')).rejects.toThrow('no such element: Nowhere')
    expect(isAlive()).toBe(true)
  })

  it('considers a driver dead that does not answer a command, and sends it nothing more', async () => {
    const asked: (string | undefined)[] = []
    const { send, isAlive } = wireTo(await driverThat(({ url }) => void asked.push(url)), 50)
    await expect(send('POST', '/url', { url: 'x' })).rejects.toThrow('No answer to POST /url within 50 ms')
    expect(isAlive()).toBe(false)
    await expect(send('GET', '/url')).rejects.toThrow('The browser is gone')
    expect(asked).toEqual(['/url'])
  })

  it('considers a driver dead when the session of its browser is gone', async () => {
    const { send, isAlive } = wireTo(
      await driverThat((_, response) => {
        response.writeHead(404).end(JSON.stringify({ value: { error: 'invalid session id', message: '' } }))
      }),
    )
    await expect(send('GET', '/url')).rejects.toThrow('invalid session id')
    expect(isAlive()).toBe(false)
  })
})
