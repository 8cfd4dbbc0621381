/** All languages with all of their texts, and a call of every text that takes values. */
import type { BundleName, Catalogue, GroupName } from '../../../src/i18n/catalogue'
import { enButton } from '../../../src/i18n/english/en'
import { enAccount } from '../../../src/i18n/english/en-account'
import { enAccountEntry } from '../../../src/i18n/english/en-account-entry'
import { enAccountMenu } from '../../../src/i18n/english/en-account-menu'
import { enCart } from '../../../src/i18n/english/en-cart'
import { enCollection } from '../../../src/i18n/english/en-collection'
import { enExtras } from '../../../src/i18n/english/en-extras'
import { enGallery } from '../../../src/i18n/english/en-gallery'
import { enNotice } from '../../../src/i18n/english/en-notice'
import { enPage } from '../../../src/i18n/english/en-page'
import { enProduct } from '../../../src/i18n/english/en-product'
import { enProductText } from '../../../src/i18n/english/en-product-text'
import { LANGUAGES, type LanguageName } from '../../../src/i18n/languages'
import { createWords, type Words } from '../../../src/i18n/words'

export const ENGLISH: Catalogue = {
  button: enButton,
  page: enPage,
  cart: enCart,
  product: enProduct,
  gallery: enGallery,
  productText: enProductText,
  collection: enCollection,
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

type Calls<M> = {
  [K in keyof M as M[K] extends string ? never : K]: M[K] extends (...values: infer V) => string
    ? readonly V[]
    : Calls<M[K]> | undefined
}

/** Names are marked, and the numbers are unlikely to occur by chance. */
const [A, B] = ['⟨one⟩', '⟨two⟩']
const [N, M, L] = [37, 59, 83]
const UNITS = ['day', 'week', 'month', 'year'] as const
const ofUnits = <U extends string>(units: readonly U[]) =>
  units.flatMap((unit) => [[unit, 1] as [U, number], [unit, N] as [U, number]])

/** A new text that takes values does not compile until it is called here. */
export const CALLS: { [G in GroupName]: Calls<Catalogue[G]> } = {
  button: { maxInCartStatus: [[A, N]] },
  page: { addedToast: [[A]], addedStatus: [[A, N]], clampedStatus: [[A, N]], cart: [[N]] },
  cart: {
    itemCount: [[N]],
    quantityOf: [[A]],
    decrease: [[A]],
    increase: [[A]],
    removeName: [[A]],
    editName: [[A]],
    removed: [[A]],
    removedStatus: [
      [A, true],
      [A, false],
    ],
    quantityStatus: [[A, N]],
    subtotalStatus: [[A]],
    each: [[A]],
    onlyLeft: [[N]],
    quantityClamped: [[N]],
    lineOnlyLeft: [[N]],
    setTo: [[N]],
    setToName: [[A, N]],
    priceChanged: [[A, B]],
    undoName: [[A]],
    couponApplied: [[A], [A, B]],
  },
  product: {
    chooseFirst: [[A]],
    choosePlaceholder: [[A]],
    lowStockChoice: [[N]],
    notMade: [[A], ['']],
    notMadeNames: [
      [A, B],
      [A, ''],
    ],
    plus: [[A]],
    textMissing: [[A]],
    textTooShort: [[A, N]],
    charactersLeft: [[N]],
    frequency: ofUnits(UNITS),
    cycles: [[N]],
    percentOff: [[N]],
    amountOff: [[A]],
    perPayment: [[A]],
    from: [[A]],
    unitPrice: [
      [A, 1, B],
      [A, N, B],
    ],
    onlyLeft: [[N]],
    preorderLimit: [[N]],
    quantityOf: [[A]],
    decrease: [[A]],
    increase: [[A]],
    moreColours: [[N]],
    inColours: [[A]],
  },
  gallery: {
    pictures: [[A]],
    picture: [[N, M]],
    enlarge: [[A]],
    enlarged: [[A]],
    video: [[A]],
    model: [[A]],
    document: [[A]],
  },
  productText: {
    weight: [
      [N, M, 'KG'],
      [N, N, 'LB'],
    ],
    sku: [[A]],
  },
  collection: {
    count: [[N], [N, M]],
    moreStatus: [[N, M, L]],
    filters: [[0], [N]],
    fromPrice: [[A]],
    upToPrice: [[A]],
    removeFilter: [[A]],
  },
  extras: {
    couponRemove: [[A]],
    deliveryTo: [[A]],
    estimatedStatus: [[A]],
    includesCharge: [[A, B]],
    optionGone: [[A], []],
    slot: [[A], [A, B]],
    percentOff: [[N]],
    membershipLeft: [[N], [N, M]],
    membershipUntil: [[A]],
    membershipExpired: [[A]],
    removeName: [[A]],
    take: [[N]],
    takeName: [[A, N]],
    participants: [[N]],
    from: [[A]],
    every: ofUnits([...UNITS, 'unknown']),
    cycles: [[1], [N]],
    freeTrial: ofUnits([...UNITS, 'unknown']),
    sku: [[A]],
    weight: [[A]],
    deposit: [[], [A]],
    extra: [[A, B]],
    saved: [[A], [A, B]],
    freeShippingAway: [[A]],
    suggestionChooseName: [[A]],
    suggestionAddName: [[A]],
    taxNotes: undefined,
    payments: undefined,
    editor: { title: [[A]] },
    lastVisit: undefined,
  },
  notice: {
    agentAdded: [[A, N]],
    agentSet: [[A, N]],
    agentRemoved: [[A]],
    agentSeveral: [[N]],
    linkAdded: [[A, N]],
    linkSeveral: [[N]],
    linkUnknown: [[A]],
    linkQuantity: [[A]],
    soldOut: [[A]],
    chooseFirst: [[A]],
    notAdded: [[A]],
  },
  accountEntry: {},
  accountMenu: { sections: undefined, account: [[A]] },
  account: {
    failures: undefined,
    profile: undefined,
    factors: undefined,
    codeSentTo: [[A]],
    resendIn: [[N]],
    mailSentTo: [[A]],
    retryIn: [[N]],
  },
}

export interface Saying {
  /** `group.name`, with the arguments of the call. */
  key: string
  text: unknown
  /** Values that the text must contain. */
  marks: string[]
}

/** The texts of all keys; those that take values are called with those of `CALLS`. */
export function sayAll(messages: object, calls: object | undefined, path = ''): Saying[] {
  return Object.entries(messages).flatMap(([name, text]: [string, unknown]) => {
    const key = path ? `${path}.${name}` : name
    const own = (calls as Record<string, unknown> | undefined)?.[name]
    if (typeof text === 'object' && text !== null) return sayAll(text, own as object | undefined, key)
    if (typeof text !== 'function') return [{ key, text, marks: [] }]
    return ((own ?? []) as unknown[][]).map((values) => ({
      key: `${key}(${values.join(', ')})`,
      text: text(...values) as unknown,
      marks: values.filter((value) => value === A || value === B || [N, M, L].includes(value as number)).map(String),
    }))
  })
}
