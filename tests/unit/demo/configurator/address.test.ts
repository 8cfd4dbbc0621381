import { describe, expect, it } from 'vitest'
import { fromAddress, toAddress } from '../../../../demo/configurator/address'
import { foreignIn, withoutAddresses } from '../../../../demo/configurator/foreign'
import { EMPTY } from '../../../../demo/configurator/set-up'

const BASE = 'https://cartlet.example/configurator/'

describe('fromAddress', () => {
  it.each([
    ['s.api=https://evil.example', 'api'],
    ['s.apis=https://evil.example', 'apis'],
    ['s.captchaUrl=https://evil.example/x.js', 'captchaUrl'],
    ['s.clientId=evil', 'clientId'],
    ['s.live=https://evil.example', 'live'],
    ['s.theme=https://evil.example/theme.json', 'theme'],
    ['s.theme=/theme.json', 'theme'],
    ['s.onAdd=x', 'onAdd'],
    ['s.__proto__=x', '__proto__'],
    ['s.constructor=x', 'constructor'],
    ['%73.api=https://evil.example', 'api'],
    ['a.api=https://evil.example', 'api'],
    ['a.client-id=evil', 'client-id'],
    ['a.onclick=alert', 'onclick'],
    ['l.--evil=1', '--evil'],
    ['l.--cartlet-color-primary=url(//evil.example)', '--cartlet-color-primary'],
    ["nonce=x' 'unsafe-inline'", 'nonce'],
  ])('fromAddress leaves out and names what no field shows: %s', (hash, name) => {
    const { setUp, refused } = fromAddress(hash)
    expect(refused).toEqual([name])
    expect(toAddress(setUp)).toBe('')
  })

  it('fromAddress reads what toAddress has written', () => {
    const setUp = {
      ...EMPTY,
      clientId: 'c',
      settings: { locale: 'de', onAdd: 'toast', freeShippingFrom: '35 EUR', snapshot: '/catalog.json' },
      attributes: { label: 'Buy' },
      light: { '--cartlet-color-primary': '#7a1f4d' },
      policy: 'nonce' as const,
      nonce: '{{ nonce }}',
    }
    expect(fromAddress(`#${toAddress(setUp)}`)).toEqual({ setUp, refused: [] })
  })
})

describe('foreignIn', () => {
  it.each([
    [{ api: 'https://evil.example' }],
    [{ api: 'HTTPS:/evil.example' }],
    [{ files: '//evil.example/' }],
    [{ files: '\\\\evil.example/' }],
    [{ files: '/\t/evil.example/' }],
    [{ files: 'https://cartlet.example@evil.example/' }],
    [{ files: 'https://cartlet.example.evil.example/' }],
    [{ files: 'https://саrtlet.example/' }],
    [{ files: 'http://cartlet.example/' }],
    [{ files: 'https://localhost.evil.example/' }],
    [{ files: 'data:text/javascript,1' }],
    [{ page: 'evil.example' }],
    [{ page: 'https://evil.example/' }],
    [{ settings: { snapshot: 'https://evil.example/catalog.json' } }],
    [{ settings: { membersUrl: 'https://evil.example/' } }],
    [{ attributes: { 'notify-url': '//evil.example' } }],
  ])('foreignIn finds the address of another site in %j, and withoutAddresses removes it', (some) => {
    const setUp = { ...EMPTY, ...some }
    expect(foreignIn(setUp, BASE)).toHaveLength(1)
    expect(foreignIn(withoutAddresses(setUp), BASE)).toEqual([])
  })

  it.each([
    [{}],
    [{ files: '/dist/cdn/' }],
    [{ files: 'https://cartlet.example/x/' }],
    [{ api: 'http://localhost:4401' }],
    [{ api: 'http://127.0.0.1:4401' }],
    [{ settings: { snapshot: '/catalog.json' } }],
  ])('foreignIn finds nothing in %j', (some) => expect(foreignIn({ ...EMPTY, ...some }, BASE)).toEqual([]))
})
