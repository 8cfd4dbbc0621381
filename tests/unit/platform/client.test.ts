import { describe, expect, it } from 'vitest'
import { createClient } from '../../../src/platform/client'
import { isCartletError } from '../../../src/platform/http/errors'
import { aDevice } from './fake-platform'

describe('createClient', () => {
  it.each(['', '  ', undefined, null, 7])('refuses %j as client id, and names the field', (clientId) => {
    expect(() => createClient({ clientId: clientId as string })).toThrow(
      expect.objectContaining({ code: 'INVALID_CONFIG', message: expect.stringContaining('clientId') }),
    )
  })

  it.each([
    'http://api.example',
    'javascript:1',
    'api.example',
    '',
    {},
  ])('refuses %j as address of the API, and names the field', (api) => {
    expect(() => aDevice().tab({ api: api as string })).toThrow(
      expect.objectContaining({ code: 'INVALID_CONFIG', message: expect.stringContaining('api must be') }),
    )
  })

  it.each([0, -1, Number.NaN, 2 ** 31])('refuses %j ms as timeout, and names the field', (timeoutMs) => {
    expect(() => aDevice().tab({ timeoutMs })).toThrow(
      expect.objectContaining({ code: 'INVALID_CONFIG', message: expect.stringContaining('timeoutMs') }),
    )
  })

  it('createClient works without an environment', () => {
    expect(createClient({ clientId: 'c' }).session.role()).toBe('none')
  })
})

describe('isCartletError', () => {
  it('isCartletError recognises errors of another copy of the module by their name', () => {
    expect(isCartletError({ name: 'CartletError', code: 'NETWORK' })).toBe(true)
    for (const other of [new Error('x'), null, undefined, 'CartletError']) expect(isCartletError(other)).toBe(false)
  })
})
