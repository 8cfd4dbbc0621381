/** All languages with all of their texts, and every text said with values. */
import type { LanguageFile, Placeholder, Placeholders, Remark } from '../../../src/build/messages/language-file'
import type { BundleName, Catalogue } from '../../../src/i18n/catalogue'
import { enAccount } from '../../../src/i18n/compiled/english/en-account'
import { enAccountEntry } from '../../../src/i18n/compiled/english/en-account-entry'
import { enAccountMenu } from '../../../src/i18n/compiled/english/en-account-menu'
import { enButton } from '../../../src/i18n/compiled/english/en-button'
import { enCart } from '../../../src/i18n/compiled/english/en-cart'
import { enCollection } from '../../../src/i18n/compiled/english/en-collection'
import { enCurrency } from '../../../src/i18n/compiled/english/en-currency'
import { enExtras } from '../../../src/i18n/compiled/english/en-extras'
import { enGallery } from '../../../src/i18n/compiled/english/en-gallery'
import { enNotice } from '../../../src/i18n/compiled/english/en-notice'
import { enOrders } from '../../../src/i18n/compiled/english/en-orders'
import { enPage } from '../../../src/i18n/compiled/english/en-page'
import { enProduct } from '../../../src/i18n/compiled/english/en-product'
import { enProductText } from '../../../src/i18n/compiled/english/en-product-text'
import { enSearch } from '../../../src/i18n/compiled/english/en-search'
import { enStock } from '../../../src/i18n/compiled/english/en-stock'
import { enWishList } from '../../../src/i18n/compiled/english/en-wish-list'
import { LANGUAGES } from '../../../src/i18n/compiled/languages'
import type { LanguageName } from '../../../src/i18n/languages'
import english from '../../../src/i18n/languages/en.json'
import { createWords, type Words } from '../../../src/i18n/words'

export const ENGLISH: Catalogue = {
  button: enButton,
  page: enPage,
  cart: enCart,
  product: enProduct,
  gallery: enGallery,
  productText: enProductText,
  collection: enCollection,
  search: enSearch,
  currency: enCurrency,
  stock: enStock,
  orders: enOrders,
  wishList: enWishList,
  extras: enExtras,
  notice: enNotice,
  accountEntry: enAccountEntry,
  accountMenu: enAccountMenu,
  account: enAccount,
}

export const NAMES = Object.keys(LANGUAGES) as LanguageName[]

export async function translate(name: LanguageName, words: Words = createWords(name)): Promise<Catalogue> {
  const { messages, more } = await LANGUAGES[name]()
  const bundles: Record<Exclude<BundleName, 'first'>, unknown> = {
    product: (await more.product()).messages(words),
    extras: (await more.extras()).messages(words),
    account: (await more.account()).messages(words),
  }
  return {
    ...messages(words),
    ...(bundles.product as object),
    ...(bundles.extras as object),
    ...(bundles.account as object),
  } as Catalogue
}

/** Unlikely to occur by chance; each is more than the one before. */
const NUMBERS = [37, 59, 83]

/** The values of a placeholder: marked texts, numbers, all words to choose by. */
function valuesOf(name: string, { type, optional }: Placeholder, number: number | undefined, message: string): unknown[] {
  const absent = optional ? [undefined] : message.includes(`{${name}, select, none`) ? [''] : []
  if (type === 'String') return [`⟨${name}⟩`, ...absent]
  if (type === 'bool') return [true, false]
  return type === 'num' ? [number, 1, ...absent] : type.split(' | ')
}

/** Every combination of the values of all placeholders, in the order of the parameters. */
export function callsOf(placeholders: Placeholders, message: string): unknown[][] {
  const numbers = Object.keys(placeholders).filter((name) => placeholders[name]?.type === 'num')
  let calls: unknown[][] = [[]]
  for (const [name, placeholder] of Object.entries(placeholders)) {
    const values = valuesOf(name, placeholder, NUMBERS[numbers.indexOf(name)], message)
    calls = calls.flatMap((call) => values.map((value) => [...call, value]))
  }
  return calls
}

export interface Saying {
  /** `group.name`, with the arguments of the call. */
  key: string
  text: unknown
  /** Values that the text must contain. */
  marks: string[]
}

function messageAt(messages: Catalogue, key: string): unknown {
  let found: unknown = messages
  for (const name of key.split('.')) found = (found as Record<string, unknown>)[name]
  return found
}

/** The texts of all English keys. */
export function sayAll(messages: Catalogue): Saying[] {
  const file: LanguageFile = english as LanguageFile
  return Object.entries(file).flatMap(([key, source]) => {
    if (key.startsWith('@')) return []
    const said = messageAt(messages, key)
    if (typeof said !== 'function') return [{ key, text: said, marks: [] }]
    const { placeholders = {} } = (file[`@${key}`] ?? {}) as Remark
    return callsOf(placeholders, `${source}`).map((values) => ({
      key: `${key}(${values.join(', ')})`,
      text: said(...values) as unknown,
      marks: values.filter((value) => `${value}`.startsWith('⟨') || NUMBERS.includes(value as number)).map(String),
    }))
  })
}
