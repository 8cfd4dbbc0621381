/** Reads and writes the set-up as the fragment of the URL, which is never sent to the server. */
import { ELEMENTS } from '../../src/manifest/elements'
import { siteSystem } from '../../src/snippet/site-systems'
import { EMPTY, type SetUp, type Values } from './set-up'

const PLAIN = ['clientId', 'api', 'kind', 'system', 'form', 'files', 'page', 'policy', 'nonce'] as const
/** Each value has the letter of its group and its own name: `a.layout=full`. */
const GROUPS = { a: 'attributes', s: 'settings', l: 'light', d: 'dark' } as const

export function toAddress(setUp: SetUp): string {
  const query = new URLSearchParams()
  for (const name of PLAIN) if (setUp[name] !== EMPTY[name]) query.set(name, setUp[name])
  for (const reference of setUp.references) query.append('of', reference)
  for (const [letter, group] of Object.entries(GROUPS))
    for (const [name, value] of Object.entries(setUp[group])) query.set(`${letter}.${name}`, value)
  if (!setUp.integrity) query.set('integrity', 'off')
  return `${query}`
}

const oneOf = <T extends string>(value: string, allowed: readonly T[], fallback: T): T =>
  allowed.includes(value as T) ? (value as T) : fallback

export function fromAddress(hash: string): SetUp {
  const query = new URLSearchParams(hash.replace(/^#/, ''))
  const plain = (name: (typeof PLAIN)[number]) => query.get(name) ?? EMPTY[name]
  const group = (letter: string): Values =>
    Object.fromEntries([...query].flatMap(([name, value]) => (name.startsWith(`${letter}.`) ? [[name.slice(2), value]] : [])))
  return {
    clientId: plain('clientId'),
    api: plain('api'),
    kind: oneOf(
      plain('kind'),
      ELEMENTS.map(({ name }) => name),
      EMPTY.kind,
    ),
    references: query.getAll('of'),
    attributes: group('a'),
    settings: group('s'),
    light: group('l'),
    dark: group('d'),
    system: siteSystem(plain('system')).id,
    form: oneOf(plain('form'), ['tags', 'divs'], EMPTY.form),
    files: plain('files'),
    page: plain('page'),
    policy: oneOf(plain('policy'), ['origins', 'nonce'], EMPTY.policy),
    nonce: plain('nonce'),
    integrity: query.get('integrity') !== 'off',
  }
}
