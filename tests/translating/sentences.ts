/** Every sentence of a language beside the English one, built from the same values, with its group. */
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

/** `CALLS` marks values as `⟨one⟩` and `⟨two⟩`; for the reader they get the names of the parameters: `⟨price⟩`. */
function nameValues(say: Say, values: readonly unknown[]): unknown[] {
  const names = `${say}`.split('=>')[0]?.match(/\w+/g) ?? []
  return values.map((value, place) => (typeof value === 'string' && value.startsWith('⟨') ? `⟨${names[place]}⟩` : value))
}

/** The values that give the longest text of a key, which has all its parts. */
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

/** The screens on which the groups are read, in the order in which a visitor sees them. */
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

/** About money: prices, payments and what costs something. */
const MONEY =
  /\b(price|pay|paid|payments?|total|subtotal|tax(es)?|shipping|delivery|discount|off|free|you save|promo|deposit|checkout|buy|was|now|pre-order|memberships?|valid|expired|estimat\w+|every|until cancelled|handling|insurance|each|updating)\b|⟨(price|amount|sum|total|saved|code)⟩/i
/** About loss: something is removed, restored or kept. */
const LOSS = /\b(remove|removed|undo|lost|kept|no longer|forget this|as it (is|was)|fewer|last time|stores nothing|log out)\b/i
/** About refusal: something is missing, not allowed or has failed. */
const REFUSAL =
  /\b(sold out|low stock|only|not|cannot|could not|unavailable|maximum|at most|no more|fix|fixed|already|\d left)\b/i
/** Ways to view products, in which nothing is refused or lost. */
const HARMLESS = /^(collection\.(sort|price|removeFilter|empty)|account\.rememberDevice|productText\.)/

/** A notice appears without a press of the visitor, so its text is the only explanation. */
const WHOLE = /^(account\.failures|notice)\./

/** Whether the notes of a language must cover the sentence (docs/translating.md). */
export const isGrave = ({ key, english }: Pick<Sentence, 'key' | 'english'>): boolean =>
  WHOLE.test(key) || (!HARMLESS.test(key) && (MONEY.test(english) || LOSS.test(english) || REFUSAL.test(english)))
