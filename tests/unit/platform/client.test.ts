import { describe, expect, it } from 'vitest'
import { createClient } from '../../../src/platform/client'
import { isCartletError } from '../../../src/platform/http/errors'
import { aDevice } from './fake-platform'

describe('createClient', () => {
  it.each(['', '  ', undefined, null, 7])('refuses %j as client id, and names it', (clientId) => {
    expect(() => createClient({ clientId: clientId as string })).toThrow(
      expect.objectContaining({ code: 'INVALID_CONFIG', message: expect.stringContaining('clientId') }),
    )
  })

  it.each(['http://api.example', 'javascript:1', 'api.example', '', {}])('refuses %j as address, and names it', (apiOrigin) => {
    expect(() => aDevice().tab({ apiOrigin: apiOrigin as string })).toThrow(
      expect.objectContaining({ code: 'INVALID_CONFIG', message: expect.stringContaining('apiOrigin') }),
    )
  })

  it.each([0, -1, Number.NaN, 2 ** 31])('refuses %j ms as deadline, and names it', (timeoutMs) => {
    expect(() => aDevice().tab({ timeoutMs })).toThrow(
      expect.objectContaining({ code: 'INVALID_CONFIG', message: expect.stringContaining('timeoutMs') }),
    )
  })

  it('works without any environment of ours', () => {
    expect(createClient({ clientId: 'c' }).session.role()).toBe('none')
  })
})

describe('isCartletError', () => {
  it('recognises errors of another copy by name', () => {
    expect(isCartletError({ name: 'CartletError', code: 'NETWORK' })).toBe(true)
    for (const other of [new Error('x'), null, undefined, 'CartletError']) expect(isCartletError(other)).toBe(false)
  })
})
