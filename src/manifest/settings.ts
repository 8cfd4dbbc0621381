/**
 * What the settings of a page are for. Their names, values and defaults are those that the widget reads (`SETTINGS` in embed/settings/config.ts). The
 * table of docs/configuration.md, the check-up and the fields of the configurator are made from these rows.
 */
import { type AuthorConfig, toAttribute, SETTINGS as VALUES } from '../embed/settings/config'

interface Described {
  /** What it does, as docs/configuration.md says it (Markdown). */
  description: string
  /** The configurator has a field with this label, and with this hint below it. */
  field?: readonly [label: string, hint: string]
  /** In place of the values, for docs/configuration.md. */
  value?: string
  mistakenFor?: readonly string[]
  /** Another name of the setting, as an attribute. */
  alias?: string
}

type Kind =
  | { type: 'text' | 'address' | 'language' | 'hours' | 'amount' }
  /** An origin of an API or relay. */
  | { type: 'origin' }

type ChoiceKind = {
  type: 'choice'
  /** Also accepts anything with a slash. */
  orAddress?: true
}

export type SettingRow = { name: string; description: string; mistakenFor?: readonly string[] } & (
  | Kind
  | (ChoiceKind & { values: readonly string[] })
)

/** In the order of docs/configuration.md. */
const AT_START: Readonly<Record<keyof AuthorConfig, Described & (Kind | ChoiceKind)>> = {
  clientId: {
    type: 'text',
    description: "the public id of the shop's OAuth client; required",
    mistakenFor: ['client', 'shop'],
  },
  api: { type: 'origin', value: 'address', description: "origin of the platform's API; `http` only on localhost" },
  apis: {
    type: 'text',
    value: 'addresses',
    description: 'other APIs that elements may name in their attribute `api`, separated by spaces',
  },
  locale: {
    type: 'language',
    value: 'language tag',
    description: "language of texts, numbers and dates; `auto`: the nearest `lang`, then the browser's language",
    mistakenFor: ['lang', 'language'],
    field: [
      'Language',
      'Automatic: the language of the page, or else of the browser. All twelve are included and load when needed.',
    ],
  },
  currency: {
    type: 'text',
    value: 'code, for example `USD`',
    description:
      "shows prices in this currency, marked as approximate, if the shop converts them; the checkout stays in the shop's ([currencies](elements/currency.md))",
    field: ['Currency of the prices', "Three letters. Empty: the shop's own. The checkout stays in the shop's."],
  },
  theme: {
    type: 'choice',
    orAddress: true,
    description:
      "`auto` follows the background behind each element, `host` takes the page's colours, an address names a [theme file](theming.md#a-theme-for-many-sites)",
    mistakenFor: ['color-scheme'],
    field: ['Colours', 'Automatic: light or dark, depending on the background of the page.'],
  },
  onAdd: {
    type: 'choice',
    description: 'what happens after a product was added; also `data-after-add` and `afterAdd`',
    alias: 'after-add',
    field: ['After adding', 'What the visitor sees after an add.'],
  },
  cart: {
    type: 'choice',
    description: '`none` adds no floating toggle; inside a frame, the default is `none`',
    field: ['Floating cart', 'The button in the corner that opens the cart.'],
  },
  cartPosition: {
    type: 'choice',
    description: 'corner of the floating toggle',
    mistakenFor: ['position'],
    field: ['Corner of the floating cart', ''],
  },
  consent: {
    type: 'choice',
    description: '`required` stores nothing until the visitor allows it',
    field: ['Consent', 'Required: nothing is stored until your consent tool allows it.'],
  },
  storage: {
    type: 'choice',
    description: 'where cart and login are stored; see [Consent and privacy](consent-and-privacy.md)',
    field: ['Where cart and login are kept', ''],
  },
  catalog: {
    type: 'choice',
    description: "version of the shop's catalog; for a version 1 shop, setting it saves each new visitor one refused call",
  },
  cartApi: {
    type: 'choice',
    description:
      "version of the platform's cart; `auto`: version 1 until the platform says that it is no more, then version 2. A version that is named is never left",
  },
  freeShippingFrom: {
    type: 'amount',
    value: 'amount and currency',
    description: 'shows how much is missing for free shipping, for example `35 EUR`; changes no price',
    mistakenFor: ['free-shipping'],
    field: ['Free shipping, from which amount', 'Shows how much is missing, for example 35 EUR. It changes no price.'],
  },
  membersUrl: {
    type: 'address',
    description: "base address of the shop's member pages, for the links in the member's menu",
    field: ["Address of the shop's member pages", "The member's menu links there."],
  },
  captchaUrl: { type: 'address', description: "another address for the captcha's script" },
  captchaKeys: {
    type: 'text',
    value: 'two keys',
    description: 'the site keys of the visible and of the invisible captcha, separated by a space, for a shop with its own',
  },
  returnParameters: {
    type: 'text',
    value: 'names',
    description:
      "parameters of the page's address, such as `id`, that the checkout and the login lead back with; see [Consent and privacy](consent-and-privacy.md#what-the-checkout-is-told)",
    mistakenFor: ['return-params', 'return'],
    field: [
      'Parameters that the page needs',
      'Names, separated by spaces: buyers come back from the checkout to an address with these. Others are not passed on.',
    ],
  },
  thankYouUrl: {
    type: 'address',
    description:
      "the page of this site that buyers come to after their order, by default the one that they left; `platform` keeps the platform's own page; see [the way back](javascript-api.md#the-way-back-from-the-checkout)",
    mistakenFor: ['thankyou-url', 'thank-you-page', 'thanks-url'],
    field: ['Thank-you page', 'A page of your site, or the word platform. Empty: buyers come back to the page that they left.'],
  },
  cartUrl: {
    type: 'address',
    description:
      "the page of this site behind the checkout's link back to the cart, by default the one that the buyer left, with its cart open",
    mistakenFor: ['cart-page', 'cart-page-url'],
    field: ['Cart page', "Where the checkout's link back leads. Empty: the page that the buyer left, with its cart open."],
  },
  productLink: {
    type: 'text',
    value: 'address with `{slug}` or `{id}`',
    description:
      'your own page of each product, for example `/shop/{slug}`: cards, suggestions, cart lines and structured data lead there; without it, a product opens in the page',
    mistakenFor: ['product-url', 'link'],
    field: ['Your own page of a product', 'For example /shop/{slug}. Without it, a product opens in the page.'],
  },
  backInStock: {
    type: 'text',
    value: '`none`, or an app id',
    description:
      'a sold-out item offers an e-mail when it is available again, if the shop takes such requests; `none` offers nothing; an id: for shops that know the stores app by another one there (`1380b703-ce81-ff05-f115-39571d94dfcd`); see [back in stock](elements/product.md#back-in-stock)',
    mistakenFor: ['notify', 'stock'],
    field: ['E-mail when back in stock', 'Empty: offered where the shop takes such requests. The word none: never.'],
  },
  wishList: {
    type: 'choice',
    description: "hearts on cards and products, which save them on the visitor's [wish list](elements/wish-list.md)",
    mistakenFor: ['wishlist', 'favorites', 'favourites'],
    field: ['Wish list', 'Hearts on products save them; the element Wish list shows what was saved.'],
  },
  snapshot: {
    type: 'address',
    description: 'the file that `cartlet snapshot` writes: prices are drawn from it before the platform is asked',
    field: ['Snapshot', 'Address of the file that cartlet snapshot writes: prices appear at once.'],
  },
  snapshotMaxAge: { type: 'hours', description: 'a snapshot older than this is not shown' },
}

/** Settings of features that few pages use: their values are read where they are needed, the first three once. */
const LATE: readonly SettingRow[] = [
  {
    name: 'analytics',
    type: 'choice',
    values: ['none', 'datalayer'],
    description: "whether shop events are sent to the page's `dataLayer`",
  },
  { name: 'live', type: 'address', description: 'address of the relay that sends live changes' },
  { name: 'agents', type: 'choice', values: ['on', 'off'], description: "tools for the visitor's browser agent" },
  { name: 'debug', type: 'text', description: 'shows authors a panel with what the check-up finds' },
]

export interface StartSetting extends Described {
  key: keyof AuthorConfig
  name: string
  type: SettingRow['type']
  /** Empty if any value of the type is allowed. */
  values: readonly string[]
  orAddress?: true
  /** Empty if there is none. */
  default: string
}

export const START_SETTINGS: readonly StartSetting[] = (Object.keys(AT_START) as (keyof AuthorConfig)[]).map((key) => {
  const [standard, ...others] = VALUES[key]
  const values = others.length ? [standard, ...others] : []
  return { ...AT_START[key], key, name: toAttribute(key), values, default: standard }
})

export const SETTINGS: readonly SettingRow[] = [
  ...START_SETTINGS.flatMap(({ name, alias, type, description, mistakenFor, values, orAddress }) =>
    [name, ...(alias ? [alias] : [])].map((one) => ({
      name: one,
      description,
      mistakenFor,
      ...(type === 'choice' ? { type, values, orAddress } : { type }),
    })),
  ),
  ...LATE,
]
