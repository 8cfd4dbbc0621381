/** Reads and writes the set-up as the fragment of the URL, which is never sent to the server. */
import { attributesOf, ELEMENTS } from '../../src/manifest/elements'
import { START_SETTINGS } from '../../src/manifest/settings'
import { VARIABLES } from '../../src/manifest/variables'
import { isNonce } from '../../src/snippet/policy'
import { siteSystem } from '../../src/snippet/site-systems'
import { EMPTY, type SetUp, type Values } from './set-up'

const PLAIN = ['clientId', 'api', 'kind', 'system', 'form', 'files', 'page', 'policy', 'nonce'] as const
const FLAGS = ['demo', 'integrity'] as const
/** Each value has the letter of its group and its own name: `a.layout=full`. */
const GROUPS = { a: 'attributes', s: 'settings', l: 'light', d: 'dark' } as const

export function toAddress(setUp: SetUp): string {
  const query = new URLSearchParams()
  for (const name of PLAIN) if (setUp[name] !== EMPTY[name]) query.set(name, setUp[name])
  for (const reference of setUp.references) query.append('of', reference)
  for (const [letter, group] of Object.entries(GROUPS))
    for (const [name, value] of Object.entries(setUp[group])) query.set(`${letter}.${name}`, value)
  for (const name of FLAGS) if (setUp[name]) query.set(name, 'on')
  return `${query}`
}

const oneOf = <T extends string>(value: string, allowed: readonly T[], fallback: T): T =>
  allowed.includes(value as T) ? (value as T) : fallback

/** Attributes that elements have no field for: chosen elsewhere, or not at all. */
const WITHOUT_FIELD = ['product', 'collection', 'client-id', 'api', 'catalog', 'locale', 'theme', 'on-add', 'dir']

/** Whether this page shows the value in one of its fields. A link must not set what its reader cannot see. */
function isShown(letter: keyof typeof GROUPS, name: string, value: string): boolean {
  if (letter === 'l' || letter === 'd')
    return VARIABLES.some((row) => row.name === name) && !/url\s*\(|image\s*\(|[\\;{}]/i.test(value)
  if (letter === 'a')
    return !WITHOUT_FIELD.includes(name) && ELEMENTS.some((row) => attributesOf(row).some((one) => one.name === name))
  const row = START_SETTINGS.find(({ key }) => key === name)
  // A value that a field's list does not have would be hidden, too.
  return Boolean(row?.field) && (!row?.values.length || row.values.includes(value))
}

/** What a link says, and the names of what was left out of it. */
export interface Linked {
  setUp: SetUp
  refused: readonly string[]
}

export function fromAddress(hash: string): Linked {
  const refused: string[] = []
  const query = new URLSearchParams(hash.replace(/^#/, ''))
  const plain = (name: (typeof PLAIN)[number]) => query.get(name) ?? EMPTY[name]
  const group = (letter: keyof typeof GROUPS): Values => {
    const given = [...query].flatMap(([name, value]) => (name.startsWith(`${letter}.`) ? [[name.slice(2), value] as const] : []))
    return Object.fromEntries(
      given.filter(([name, value]) => {
        const isGood = isShown(letter, name, value)
        if (!isGood) refused.push(name)
        return isGood
      }),
    )
  }
  const nonce = plain('nonce')
  if (nonce && !isNonce(nonce)) refused.push('nonce')
  const setUp: SetUp = {
    clientId: plain('clientId'),
    demo: query.get('demo') === 'on',
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
    nonce: isNonce(nonce) ? nonce : '',
    integrity: query.get('integrity') === 'on',
  }
  return { setUp, refused }
}
