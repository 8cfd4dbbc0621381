/** The language of the page on every call, and what happens where the platform does not take it from a page. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { speakingFetch } from '../../../../src/embed/shop/speaking-fetch'
import { memoryStorage } from '../../../../src/platform/storage'

const KEY = 'cartlet:c1:linguist'
const GERMAN = 'de|de-at|false|00000000-0000-0000-0000-000000000000'
const READ = { method: 'GET', headers: { Authorization: 't' } }
const ADD = { method: 'POST', headers: { Authorization: 't' }, body: '{}' }

interface Setting {
  stored?: string
  /** The browser refuses requests with the header. */
  refuses?: boolean
  offline?: boolean
}

function aPage({ stored, refuses, offline }: Setting = {}) {
  const storage = memoryStorage()
  if (stored) storage.write(KEY, stored)
  const sent: (string | undefined)[] = []
  const config = { locale: 'auto' }
  const send = async (_: string, { headers }: RequestInit) => {
    const words = (headers as Record<string, string>)['x-wix-linguist']
    sent.push(words)
    if (offline || (refuses && words)) throw new TypeError('Failed to fetch')
    return new Response('{}')
  }
  return { storage, sent, config, ask: speakingFetch(send, 'c1', config, storage) }
}

describe('speakingFetch', () => {
  beforeEach(() => {
    document.documentElement.lang = 'de-AT'
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })

  it('a read says the page’s language, and after its answer a change does, too', async () => {
    const { sent, ask } = aPage()
    await ask('/cart', ADD)
    await ask('/cart', READ)
    await ask('/cart', ADD)
    expect(sent).toEqual([undefined, GERMAN, GERMAN])
  })

  it('a change says it at once in a browser in which the platform has taken it before', async () => {
    const { sent, ask } = aPage({ stored: 'fr|fr|false|0' })
    await ask('/cart', ADD)
    expect(sent).toEqual([GERMAN])
  })

  it('the language that a script chooses later is the one that is said', async () => {
    const { sent, ask, config } = aPage()
    config.locale = 'fr'
    await ask('/cart', READ)
    expect(sent[0]).toMatch(/^fr\|fr\|false\|/)
  })

  it('a read that is refused with the header is answered without it, the author reads why, and a day passes before the next try', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const { sent, ask } = aPage({ refuses: true })
      expect((await ask('/products', READ)).ok).toBe(true)
      await ask('/products', READ)
      await ask('/cart', ADD)
      expect(sent).toEqual([GERMAN, undefined, undefined, undefined])
      expect(console.error).toHaveBeenCalledWith(expect.stringContaining('takes no language'), expect.anything())
      vi.setSystemTime(Date.now() + 86_400_001)
      await ask('/products', READ)
      expect(sent.slice(4)).toEqual([GERMAN, undefined])
    } finally {
      vi.useRealTimers()
    }
  })

  it('an offline visitor is no refusal of the header', async () => {
    const { storage, ask } = aPage({ offline: true })
    await expect(ask('/products', READ)).rejects.toThrow('Failed to fetch')
    expect(storage.read(KEY)).toBeNull()
  })

  it('a lost read is not sent twice once the platform has taken the header', async () => {
    const { sent, ask } = aPage({ offline: true, stored: GERMAN })
    await expect(ask('/products', READ)).rejects.toThrow()
    expect(sent).toHaveLength(1)
  })
})
