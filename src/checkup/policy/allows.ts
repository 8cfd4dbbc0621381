/** Whether a policy allows an address. https://www.w3.org/TR/CSP3/#match-url-to-source-list */
import { entryOf } from '../../store/catalog/untrusted'
import type { Policy } from './parse-policy'

/** Directives that a browser uses in place of an absent one, before `default-src`. */
const FALLBACKS: Readonly<Record<string, readonly string[]>> = {
  'script-src-elem': ['script-src'],
  'style-src-elem': ['style-src'],
  'frame-src': ['child-src'],
}

/** The directive that decides; undefined if the policy does not restrict it. */
export function decidingDirective(policy: Policy, directive: string): string | undefined {
  const chain = [directive, ...(entryOf(FALLBACKS, directive) ?? []), 'default-src']
  return chain.find((name) => policy.has(name))
}

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443', 'ws:': '80', 'wss:': '443' }
const portOf = ({ port, protocol }: URL) => port || entryOf(DEFAULT_PORTS, protocol) || ''

const isUpgrade = (from: string, to: string) => from === to || (from === 'http:' && to === 'https:')

function matchesHost(source: string, url: URL, page: URL | undefined): boolean {
  const [, scheme = '', host = '', port = '', path = ''] =
    /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*|(?:\*\.)?[^/:*]+|\[[^\]]*\])(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? []
  if (!host) return false
  const wanted = scheme ? `${scheme.toLowerCase()}:` : (page?.protocol ?? url.protocol)
  if (!isUpgrade(wanted, url.protocol)) return false
  const name = url.hostname.toLowerCase()
  const pattern = host.toLowerCase()
  if (pattern.startsWith('*.') ? !name.endsWith(pattern.slice(1)) : pattern !== '*' && pattern !== name) return false
  if (port && port !== '*' && port !== portOf(url)) return false
  if (!port && portOf(url) !== (entryOf(DEFAULT_PORTS, url.protocol) ?? '') && pattern !== '*') return false
  if (!path) return true
  return path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path
}

/** @param page address of the page, for `'self'` and for sources without a scheme */
function matchesSource(source: string, url: URL, page: URL | undefined): boolean {
  const word = source.toLowerCase()
  if (word === '*') return /^(https?|wss?):$/.test(url.protocol)
  if (word === "'self'") return page?.origin === url.origin
  if (word.startsWith("'")) return false
  if (/^[a-z][a-z\d+.-]*:$/.test(word)) return isUpgrade(word, url.protocol)
  return matchesHost(source, url, page)
}

export interface Asked {
  directive: string
  /** Absolute. */
  address: string
  /** The nonce of the tag; for scripts, a matching one is enough. */
  nonce?: string
}

/** With `'strict-dynamic'`, browsers ignore hosts: they run a script with a matching nonce, and what it imports. */
export function allows(policy: Policy, { directive, address, nonce }: Asked, page?: string): boolean {
  const deciding = decidingDirective(policy, directive)
  if (!deciding) return true
  const sources = policy.get(deciding) ?? []
  const isScript = directive.startsWith('script-src')
  if (isScript && nonce && sources.includes(`'nonce-${nonce}'`)) return true
  if (isScript && sources.some((source) => source.toLowerCase() === "'strict-dynamic'")) return false
  const url = new URL(address)
  const at = page === undefined ? undefined : new URL(page)
  return sources.some((source) => matchesSource(source, url, at))
}

export interface InlineScript {
  nonce?: string
  /** `'sha256-…'` of its text, as a source. */
  hash: string
}

/** Whether a policy runs an inline script. A nonce, a hash or `'strict-dynamic'` in the policy ends `'unsafe-inline'`. */
export function allowsInline(policy: Policy, { nonce, hash }: InlineScript): boolean {
  const deciding = decidingDirective(policy, 'script-src-elem')
  if (!deciding) return true
  const sources = policy.get(deciding) ?? []
  if (sources.includes(hash) || (nonce && sources.includes(`'nonce-${nonce}'`))) return true
  const isStrict = sources.some((source) => /^'(nonce-|sha\d+-|strict-dynamic'$)/i.test(source))
  return !isStrict && sources.some((source) => source.toLowerCase() === "'unsafe-inline'")
}
