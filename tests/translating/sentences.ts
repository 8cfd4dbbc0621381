/** Every sentence of a language beside the English one, made from the same values, with the group that it stands in. */
import type { GroupName } from '../../src/i18n/catalogue'
import type { LanguageName } from '../../src/i18n/languages'
import { CALLS, ENGLISH, translate } from '../support/source/translations'

export interface Sentence {
  /** `cart.undoName` */
  key: string
  english: string
  /** The same in the language. */
  translation: string
}

type Tree = Readonly<Record<string, unknown>>
type Say = (...values: unknown[]) => string

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** `CALLS` marks names as `⟨one⟩` and `⟨two⟩`; a reader is told what they are: `⟨price⟩`. */
function nameValues(say: Say, values: readonly unknown[]): unknown[] {
  const names = `${say}`.split('=>')[0]?.match(/\w+/g) ?? []
  return values.map((value, place) => (typeof value === 'string' && value.startsWith('⟨') ? `⟨${names[place]}⟩` : value))
}

/** The longest of what is said under a key: it has all the parts. */
const longest = (say: Say, calls: readonly (readonly unknown[])[]) =>
  calls.map((values) => nameValues(say, values)).sort((a, b) => say(...b).length - say(...a).length)[0] ?? []

function pair(english: Tree, other: Tree, calls: Tree | undefined, path: string): Sentence[] {
  return Object.entries(english).flatMap(([name, text]) => {
    const key = path ? `${path}.${name}` : name
    const own = calls?.[name]
    if (isTree(text)) return pair(text, other[name] as Tree, own as Tree | undefined, key)
    if (typeof text !== 'function') return [{ key, english: `${text}`, translation: `${other[name]}` }]
    const values = longest(text as Say, (own ?? []) as unknown[][])
    return [{ key, english: (text as Say)(...values), translation: (other[name] as Say)(...values) }]
  })
}

export const readSentences = async (name: LanguageName): Promise<Sentence[]> =>
  pair(ENGLISH as unknown as Tree, (await translate(name)) as unknown as Tree, CALLS as unknown as Tree, '')

/** Where the groups are read, in the order in which a visitor meets them. */
export const SCREENS: Readonly<Record<GroupName, string>> = {
  button: 'Buy buttons',
  product: 'A product: its card, the whole of it, the quick view, choices',
  gallery: 'Pictures of a product',
  productText: 'Below a product',
  collection: 'A grid with search, order and filters',
  page: 'Notes in the page, and what is announced',
  cart: 'The cart: lines, sums, the way to the checkout',
  extras: 'The cart: promo codes, delivery, taxes, memberships, editing a line',
  notice: 'What an assistant or a link did to the cart',
  accountEntry: 'Logging in',
  account: 'The other screens of an account, and what can fail',
  accountMenu: 'The member’s menu',
}

/** What costs money, or says what it costs. */
const MONEY =
  /\b(price|pay|paid|payments?|total|subtotal|tax(es)?|shipping|delivery|discount|off|free|you save|promo|deposit|checkout|buy|was|now|pre-order|memberships?|valid|expired|estimat\w+|every|until cancelled|handling|insurance|each|updating)\b|⟨(price|amount|sum|total|saved|code)⟩/i
/** What goes away, comes back or is kept. */
const LOSS = /\b(remove|removed|undo|lost|kept|no longer|forget this|as it (is|was)|fewer|last time|stores nothing|log out)\b/i
/** What is not there, is not allowed or did not work. */
const REFUSAL =
  /\b(sold out|low stock|only|not|cannot|could not|unavailable|maximum|at most|no more|fix|fixed|already|\d left)\b/i
/** Ways to look at products; nothing is refused or lost there. */
const HARMLESS = /^(collection\.(sort|price|removeFilter|empty)|account\.rememberDevice|productText\.)/

/** Nobody pressed anything for what a notice tells, so that its words are all there is. */
const WHOLE = /^(account\.failures|notice)\./

/** Which sentences the notes of a language have to speak of (docs/translating.md). */
export const isGrave = ({ key, english }: Pick<Sentence, 'key' | 'english'>): boolean =>
  WHOLE.test(key) || (!HARMLESS.test(key) && (MONEY.test(english) || LOSS.test(english) || REFUSAL.test(english)))
