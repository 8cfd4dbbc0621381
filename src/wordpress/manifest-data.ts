/** The manifest as the plugin reads it: `data.php` for the server, `block.json` for the editor. */

import { attributesOf, ELEMENTS } from '../manifest/elements'
import type { AttributeRow, ElementRow } from '../manifest/model'
import { withoutLinks } from '../manifest/outputs/plain'
import { literalDefault, propertyName } from '../manifest/outputs/types-of'
import { valueWords } from '../manifest/owner-words'
import { START_SETTINGS, type StartSetting } from '../manifest/settings'
import { DEFAULT_API_ORIGIN } from '../platform/http/gateway/origin'
import { type Php, php } from './php-literal'

/** Which API a page sells from is decided on the settings page, not by authors of posts. */
const NOT_FOR_AUTHORS = /^(api|after-add)$/
/** Authors choose a snapshot and the addresses of other services with the snippet; the plugin has its own ways. */
const NOT_ON_SETTINGS_PAGE = /^(snapshot|returnParameters|productLink|captcha(Url|Keys))$/
/** Of a number without a limit. */
const MOST = 1_000_000

export const attributesForAuthors = (element: ElementRow): readonly AttributeRow[] =>
  attributesOf(element).filter(({ name }) => !NOT_FOR_AUTHORS.test(name))

/** What an author reads beside a value: `Bottom end` for `bottom-end`. */
export const inWords = (value: string): string => {
  const text = value.replace(/^\W+|\W+$/g, '').replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `Buy button` for `buy-button`. */
export const titleOf = ({ name }: ElementRow): string => inWords(name)

/** The manifest's Markdown as plain text. */
export const plain = (markdown: string): string => withoutLinks(markdown).replaceAll('`', '')

/** Addresses are checked as such; in the manifest they are texts. */
const typeOf = (row: AttributeRow): string => (row.type === 'text' && /\baddress\b/.test(row.value) ? 'address' : row.type)

const attributeData = (row: AttributeRow): Php => ({
  type: typeOf(row),
  default: literalDefault(row) ?? '',
  required: row.default === 'required',
  values: 'values' in row && row.values ? row.values : [],
  ...(row.type === 'number' && { least: row.least, most: row.most ?? MOST }),
})

const elementData = (element: ElementRow): Php => {
  const rows = attributesForAuthors(element)
  return {
    required: rows.some((row) => row.default === 'required'),
    attributes: Object.fromEntries(rows.map((row) => [row.name, attributeData(row)])),
  }
}

/** Where a setting stands on the settings page. */
const groupOf = (key: string): string =>
  /^(consent|storage)$/.test(key) ? 'privacy' : /Url$|^backInStock$/.test(key) ? 'pages' : 'look'

const languageWords = (tags: readonly string[]): Record<string, string> => {
  const names = new Intl.DisplayNames(['en'], { type: 'language' })
  return { auto: 'Automatic', ...Object.fromEntries(tags.map((tag) => [tag, names.of(tag) ?? tag])) }
}

const settingData = ({ key, type, values, default: standard, field }: StartSetting, languages: readonly string[]): Php => ({
  type,
  values,
  default: standard,
  label: field?.[0] ?? '',
  hint: field?.[1] ?? '',
  group: groupOf(key),
  labels:
    type === 'language' ? languageWords(languages) : Object.fromEntries(values.map((value) => [value, valueWords(key, value)])),
})

/** Text of `includes/data.php`. @param languages their tags */
export const dataPhp = (version: string, languages: readonly string[]): string => {
  const settings = START_SETTINGS.filter(({ key, field }) => field && !NOT_ON_SETTINGS_PAGE.test(key))
  const data = php({
    version,
    api: DEFAULT_API_ORIGIN,
    elements: Object.fromEntries(ELEMENTS.map((element) => [element.name, elementData(element)])),
    settings: Object.fromEntries(settings.map((row) => [row.name, settingData(row, languages)])),
  })
  return `<?php\n/** Made from the manifest of Cartlet. */\ndefined( 'ABSPATH' ) || exit;\n\nreturn ${data};\n`
}

const blockAttribute = (row: AttributeRow): object => ({ type: row.type === 'flag' ? 'boolean' : 'string' })

/** Text of an element's `block.json`. Attributes are texts, as in markup: the server checks them with the same rows. */
export const blockJson = (element: ElementRow, version: string): string =>
  `${JSON.stringify(
    {
      $schema: 'https://schemas.wp.org/trunk/block.json',
      apiVersion: 2,
      name: `cartlet/${element.name}`,
      version,
      title: titleOf(element),
      category: 'widgets',
      icon: 'cart',
      description: plain(element.description),
      keywords: ['shop', 'sell', 'cartlet'],
      textdomain: 'cartlet',
      attributes: {
        ...Object.fromEntries(attributesForAuthors(element).map((row) => [propertyName(row.name), blockAttribute(row)])),
        link: { type: 'string' },
        text: { type: 'string' },
      },
      supports: { html: false, align: true },
      editorScript: 'cartlet-editor',
    },
    null,
    2,
  )}\n`
