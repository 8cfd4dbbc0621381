/** Settings of a page; as attributes of the script tag, their names begin with `data-`. docs/configuration.md describes them in full. */

export type SettingRow = { name: string; description: string; mistakenFor?: readonly string[] } & (
  | { type: 'text' | 'address' | 'language' | 'hours' | 'amount' }
  /** An origin of an API or relay. */
  | { type: 'origin' }
  /** `orAddress`: also accepts anything with a slash. */
  | { type: 'choice'; values: readonly string[]; orAddress?: true }
)

export const SETTINGS: readonly SettingRow[] = [
  { name: 'client-id', type: 'text', description: "public id of the shop's OAuth client", mistakenFor: ['client', 'shop'] },
  { name: 'api', type: 'origin', description: "origin of the platform's API" },
  {
    name: 'locale',
    type: 'language',
    description: 'language of texts, numbers and dates; `auto` follows the page',
    mistakenFor: ['lang', 'language'],
  },
  { name: 'cart', type: 'choice', values: ['drawer', 'none'], description: 'whether there is a floating toggle' },
  {
    name: 'cart-position',
    type: 'choice',
    values: ['bottom-end', 'bottom-start', 'top-end', 'top-start'],
    description: 'corner of the floating toggle',
    mistakenFor: ['position'],
  },
  {
    name: 'on-add',
    type: 'choice',
    values: ['drawer', 'toast', 'checkout', 'none'],
    description: 'what happens after a product was added',
  },
  {
    name: 'theme',
    type: 'choice',
    values: ['auto', 'light', 'dark', 'host'],
    orAddress: true,
    description: 'colours, or the address of a theme file',
    mistakenFor: ['color-scheme'],
  },
  { name: 'storage', type: 'choice', values: ['local', 'session', 'memory'], description: 'where cart and login are stored' },
  {
    name: 'consent',
    type: 'choice',
    values: ['none', 'required'],
    description: "whether storage waits for the visitor's consent",
  },
  { name: 'catalog', type: 'choice', values: ['auto', 'v1', 'v3'], description: "version of the shop's catalog" },
  {
    name: 'free-shipping-from',
    type: 'amount',
    description: 'amount and currency from which shipping is free',
    mistakenFor: ['free-shipping'],
  },
  { name: 'members-url', type: 'address', description: "base of the shop's member pages" },
  { name: 'captcha-url', type: 'address', description: "another address for the captcha's script" },
  { name: 'snapshot', type: 'address', description: 'address of the file that `cartlet snapshot` wrote' },
  { name: 'snapshot-max-age', type: 'hours', description: 'a snapshot older than this is not shown' },
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
