/** Writes all compiled modules: one for each group in English, one for each bundle in the other languages, and their tables. */
import { GROUPS } from '../../i18n/groups'
import type { LanguageFile, Message, MessageMap } from './language-file'
import { readLanguage } from './read-language'
import { createCodeWriter } from './write-code'

const HEADER = '/** Compiled from src/i18n/languages. */\n'
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const capital = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`
const importFrom = (file: string, names: string) => `import ${names} from ${JSON.stringify(file)}\n`
const property = (name: string) => (/^[\w$]+$/.test(name) ? name : JSON.stringify(name))

/** `a.b` and `a.c` become an object with an object. */
function nest(entries: readonly (readonly [path: string[], code: string])[]): string {
  const names = [...new Set(entries.map(([[name = '']]) => name))]
  const members = names.map((name) => {
    const own = entries.filter(([path]) => path[0] === name)
    const leaf = own.find(([path]) => path.length === 1)
    return `${property(name)}: ${leaf?.[1] ?? nest(own.map(([path, code]) => [path.slice(1), code]))},\n`
  })
  return `{\n${members.join('')}}`
}

const ofGroup = (messages: MessageMap, group: string) => [...messages].filter(([key]) => key.startsWith(`${group}.`))
const pathOf = (key: string, group: string) => key.slice(group.length + 1).split('.')

/** As `Intl` writes them, without it: the first formatter of a page takes up to 90 ms. */
const NUMBER = `const formatNumber = (value: number) => \`\${+value.toFixed(2)}\`.replace(/\\B(?=(\\d{3})+(?!\\d))/g, ',')\n`
const PERCENT = `const formatPercent = (share: number) => \`\${+share.toFixed(1)}%\`\n`

/** What the code of messages calls, by its name in `Words`. */
const HELPERS = { number: 'formatNumber', percent: 'formatPercent', count: 'plural' }

function writeEnglish(messages: MessageMap, group: string): string {
  const writer = createCodeWriter(true)
  const entries = ofGroup(messages, group).map(([key, message]) => [pathOf(key, group), writer.message(message)] as const)
  const code = writer.withTables(`export const en${capital(group)} = ${nest(entries)}\n`)
  const percent = code.includes('formatPercent(') ? PERCENT : ''
  return HEADER + (code.includes('formatNumber(') ? NUMBER : '') + percent + code
}

function writeBundle(language: string, bundle: keyof typeof GROUPS, messages: MessageMap, english: MessageMap): string {
  const writer = createCodeWriter(false)
  const write = (key: string, message: Message) => writer.message(message, english.get(key)?.remark.placeholders ?? {})
  const groups = GROUPS[bundle].map((group) => {
    const entries = [...english.keys()]
      .filter((key) => key.startsWith(`${group}.`))
      .map((key) => [pathOf(key, group), write(key, messages.get(key) as Message)] as const)
    return `${group}: ${nest(entries)},\n`
  })
  const code = groups.join('')
  const helpers = Object.entries(HELPERS).filter(([, name]) => code.includes(`${name}(`))
  const parameter = helpers.length ? `{ ${helpers.map((names) => names.join(': ')).join(', ')} }` : ''
  const isFirst = bundle === 'first'
  const more = Object.keys(GROUPS)
    .filter((name) => name !== 'first')
    .map((name) => `${name}: () => import('./${language}-${name}.chunk'),\n`)
  return [
    HEADER,
    importFrom('../../catalogue', `type { ${isFirst ? 'MoreBundles, ' : ''}Translation }`),
    isFirst ? `export const more: MoreBundles = {\n${more.join('')}}\n` : '',
    writer.withTables(`export const messages: Translation<'${bundle}'> = (${parameter}) => ({\n${code}})\n`),
  ].join('')
}

/** The languages besides English: those for pages, each loaded when it is needed, and those for servers, all together. */
function writeTables(languages: readonly string[]): Record<string, string> {
  const name = (language: string) => language.replaceAll('-', '')
  const inPages = languages.map((one) => `'${one}': () => import('./${one}/${one}.chunk'),\n`)
  const imports = languages.flatMap((one) => [
    importFrom(`./${one}/${one}.chunk`, `{ messages as ${name(one)} }`),
    importFrom(`./${one}/${one}-product.chunk`, `{ messages as ${name(one)}Product }`),
  ])
  const onServers = languages.map((one) => `'${one}': [${name(one)}, ${name(one)}Product],\n`)
  return {
    'languages.ts': [
      HEADER,
      importFrom('../catalogue', 'type { LanguageModule }'),
      `export const LANGUAGES = {\n${inPages.join('')}} satisfies Record<string, () => Promise<LanguageModule>>\n`,
    ].join(''),
    'all-languages.ts': [
      HEADER,
      importFrom('../catalogue', 'type { Translation }'),
      importFrom('./languages', 'type { LANGUAGES }'),
      ...imports,
      "type OnServers = readonly [Translation<'first'>, Translation<'product'>]\n",
      `export const TRANSLATIONS: Record<keyof typeof LANGUAGES, OnServers> = {\n${onServers.join('')}}\n`,
    ].join(''),
  }
}

/** The names of the placeholders in the order of the parameters, for messages that a page configures. */
function writePlaceholders(english: MessageMap): string {
  const entries = [...english].flatMap(
    ([
      key,
      {
        remark: { placeholders },
      },
    ]) => (placeholders ? [[key.split('.'), JSON.stringify(Object.keys(placeholders).join(' '))] as const] : []),
  )
  return `${HEADER}export const PLACEHOLDERS = ${nest(entries)}\n`
}

/** @param files the text of each language's file; throws if they have mistakes, with all of them */
export function writeModules(files: Readonly<Record<string, string>>): Record<string, string> {
  const mistakes: string[] = []
  function read(language: string, english?: MessageMap): MessageMap {
    const reportKey = (key: string, mistake: string) =>
      void mistakes.push(`src/i18n/languages/${language}.json: ${key} ${mistake}`)
    try {
      return readLanguage(language, JSON.parse(files[language] ?? '') as LanguageFile, reportKey, english)
    } catch (thrown) {
      reportKey('the file', `is no JSON: ${(thrown as Error).message}`)
      return new Map()
    }
  }
  const english = read('en')
  const others = Object.keys(files).filter((language) => language !== 'en')
  const translations = others.map((language) => [language, read(language, english)] as const)
  const groups = Object.values(GROUPS).flat() as string[]
  for (const key of english.keys())
    if (!groups.includes(key.split('.')[0] ?? ''))
      mistakes.push(`src/i18n/languages/en.json: ${key} is in no group of src/i18n/groups.ts`)
  if (mistakes.length) throw new Error(`The messages have mistakes:\n${mistakes.join('\n')}`)
  return {
    ...Object.fromEntries(groups.map((group) => [`english/en-${kebab(group)}.ts`, writeEnglish(english, group)])),
    ...Object.fromEntries(
      translations.flatMap(([language, messages]) =>
        (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((bundle) => [
          `${language}/${language}${bundle === 'first' ? '' : `-${bundle}`}.chunk.ts`,
          writeBundle(language, bundle, messages, english),
        ]),
      ),
    ),
    ...writeTables(others),
    'placeholders.ts': writePlaceholders(english),
  }
}
