/** The content security policy that a page needs, checked by the rules of browsers. */
import { describe, expect, it } from 'vitest'
import { allows, allowsInline } from '../../../src/checkup/policy/allows'
import { parsePolicies, parsePolicy } from '../../../src/checkup/policy/parse-policy'
import { lacks, policyHeader } from '../../../src/checkup/policy/policy-header'
import { hasLogin, type PageUse, policyNeeds } from '../../../src/checkup/policy/policy-needs'

const PAGE = 'https://blog.example/mugs'

describe('allows and parsePolicies', () => {
  it.each<[string, string, string, boolean]>([
    ["default-src 'self'", 'connect-src', 'https://blog.example/x', true],
    ["default-src 'self'", 'connect-src', 'https://www.wixapis.com', false],
    ["default-src 'none'; connect-src https://www.wixapis.com", 'connect-src', 'https://www.wixapis.com/oauth2/token', true],
    ['connect-src *.wixapis.com', 'connect-src', 'https://www.wixapis.com', true],
    ['connect-src *.wixapis.com', 'connect-src', 'https://wixapis.com', false],
    ['connect-src wixapis.com', 'connect-src', 'https://www.wixapis.com', false],
    ['connect-src https:', 'connect-src', 'https://www.wixapis.com', true],
    ['connect-src http://www.wixapis.com', 'connect-src', 'https://www.wixapis.com', true],
    ['connect-src http://localhost:4401', 'connect-src', 'http://localhost:4401/x', true],
    ['connect-src http://localhost', 'connect-src', 'http://localhost:4401/x', false],
    ['connect-src http://localhost:*', 'connect-src', 'http://localhost:4401/x', true],
    ['connect-src *', 'connect-src', 'https://www.wixapis.com', true],
    ['connect-src *', 'connect-src', 'data:text/plain,x', false],
    ['connect-src https://www.wixapis.com/oauth2/', 'connect-src', 'https://www.wixapis.com/oauth2/token', true],
    ['connect-src https://www.wixapis.com/oauth2', 'connect-src', 'https://www.wixapis.com/oauth2/token', false],
    ["script-src 'self'", 'connect-src', 'https://www.wixapis.com', true],
    ["connect-src 'self'; connect-src *", 'connect-src', 'https://www.wixapis.com', false],
    ["script-src 'strict-dynamic' https:", 'script-src', 'https://blog.example/loader.js', false],
    ["child-src 'none'", 'frame-src', 'https://www.google.com', false],
  ])('the policy "%s" for %s %s allows the request: %s', (text, directive, address, expected) => {
    expect(allows(parsePolicy(text), { directive, address }, PAGE)).toBe(expected)
  })

  it('allows a script with the right nonce from any address', () => {
    const policy = parsePolicy("script-src 'nonce-abc' 'strict-dynamic'")
    const asked = { directive: 'script-src', address: 'https://cdn.example/loader.js' }
    expect(allows(policy, { ...asked, nonce: 'abc' }, PAGE)).toBe(true)
    expect(allows(policy, { ...asked, nonce: 'xyz' }, PAGE)).toBe(false)
  })

  it.each<[string, boolean]>([
    ["connect-src 'self'", true],
    ["default-src 'self'", false],
    ["script-src 'self' 'unsafe-inline'", true],
    ["script-src 'unsafe-inline' 'nonce-xyz'", false],
    ["script-src 'unsafe-inline' 'strict-dynamic'", false],
    ["script-src 'unsafe-inline' 'sha256-other='", false],
    ["script-src 'nonce-abc' 'strict-dynamic'", true],
    ["script-src 'self' 'sha256-own='", true],
    ["script-src 'self'; script-src-elem 'unsafe-inline'", true],
    ["script-src 'unsafe-inline'; script-src-elem 'self'", false],
  ])('the policy "%s" runs an inline script of the page: %s', (text, expected) => {
    expect(allowsInline(parsePolicy(text), { nonce: 'abc', hash: "'sha256-own='" })).toBe(expected)
  })

  it('parses several policies in one header', () => {
    expect(parsePolicies("default-src 'self', connect-src https:").map((policy) => [...policy.keys()])).toEqual([
      ['default-src'],
      ['connect-src'],
    ])
  })
})

const USE: PageUse = {
  page: PAGE,
  loader: '/cartlet/loader.js',
  api: 'https://www.wixapis.com',
  elements: ['buy-button'],
}

describe('policyHeader and policyNeeds', () => {
  it('prints one complete policy for a page without any', () => {
    expect(policyHeader(policyNeeds(USE), USE)).toBe(
      "default-src 'self'; script-src 'self'; connect-src 'self' https://www.wixapis.com; img-src 'self' https://static.wixstatic.com; media-src 'self' https://video.wixstatic.com",
    )
  })

  it('adds to the policy of the page only what it lacks', () => {
    const own = parsePolicy("default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; img-src https: ; style-src 'self'")
    const use = { ...USE, nonce: 'abc' }
    const line = policyHeader(policyNeeds(use), use, own)
    expect(line).toBe(
      "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; img-src https:; style-src 'self'; connect-src https://www.wixapis.com; media-src https://video.wixstatic.com",
    )
    expect(policyNeeds(use).filter((need) => lacks(parsePolicy(line), need, use))).toEqual([])
  })

  it('includes relay, snapshot, theme, captcha and login when the page uses them', () => {
    const use: PageUse = {
      ...USE,
      loader: 'https://cdn.example/cartlet/loader.js',
      elements: ['account'],
      hasLogin: true,
      theme: 'https://theme.example/shop.json',
      live: 'https://live.example/stream',
      snapshot: 'https://cdn.example/shop.json',
      login: 'https://shop.example/login',
    }
    const line = policyHeader(policyNeeds(use), use)
    expect(line).toBe(
      "default-src 'self'; script-src 'self' https://cdn.example https://www.google.com https://www.gstatic.com; connect-src 'self' https://www.wixapis.com https://cdn.example https://live.example https://theme.example; frame-src 'self' https://shop.example https://www.google.com",
    )
  })

  it('detects a login in an account element and in a cart toggle with an account', () => {
    expect(hasLogin([{ name: 'account', attributes: {} }])).toBe(true)
    expect(hasLogin([{ name: 'cart-toggle', attributes: { account: '' } }])).toBe(true)
    expect(hasLogin([{ name: 'cart-toggle', attributes: { account: 'false' } }])).toBe(false)
    expect(hasLogin([{ name: 'cart-toggle', attributes: {} }])).toBe(false)
  })

  it("requires no script source for a loader with a nonce, even when the page's address is unknown", () => {
    const use: PageUse = { loader: 'cartlet/loader.js', nonce: 'abc', api: USE.api, elements: ['account'] }
    const own = parsePolicy("script-src 'nonce-abc' 'strict-dynamic'")
    const scripts = policyNeeds(use).filter(({ directive }) => directive === 'script-src')
    expect(scripts).toMatchObject([{ source: "'self'", when: 'now' }])
    expect(scripts.filter((need) => lacks(own, need, use))).toEqual([])
    expect(scripts.filter((need) => lacks(own, need, { ...use, nonce: 'xyz' }))).toEqual(scripts)
  })

  it('requires the Trusted Types policy only when the page enforces Trusted Types', () => {
    const use = { ...USE, hasSeo: true }
    const [need] = policyNeeds(use).filter(({ directive }) => directive === 'trusted-types')
    if (!need) throw new Error('The attribute seo needs a policy.')
    expect(lacks(parsePolicy("require-trusted-types-for 'script'; trusted-types 'none'"), need, use)).toBe(true)
    expect(lacks(parsePolicy("require-trusted-types-for 'script'; trusted-types cartlet"), need, use)).toBe(false)
    expect(lacks(parsePolicy('trusted-types none'), need, use)).toBe(false)
  })
})
