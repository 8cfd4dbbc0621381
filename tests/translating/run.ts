/** Prints the texts of a language beside English, in the order of the screens: `npx tsx tests/translating/run.ts de`. */
import { existsSync, readFileSync } from 'node:fs'
import type { LanguageFile } from '../../src/build/messages/language-file'

const [name = ''] = process.argv.slice(2)

const fileOf = (language: string) => new URL(`../../src/i18n/languages/${language}.json`, import.meta.url)
const read = (language: string): LanguageFile => JSON.parse(readFileSync(fileOf(language), 'utf8'))

/** The remark on a text in a language's own file or, for all languages, in the English one. */
function remarkOn(key: string, file: LanguageFile): string {
  const remark = file[key.startsWith('@') ? key : `@${key}`]
  return (typeof remark === 'object' && remark.description) || ''
}

if (!/^[\w-]+$/.test(name) || !existsSync(fileOf(name))) {
  console.error('Say which language of src/i18n/languages: npx tsx tests/translating/run.ts de')
  process.exitCode = 1
} else {
  const [english, own] = [read('en'), read(name)]
  for (const [key, text] of Object.entries(english)) {
    if (key.startsWith('@_')) console.log(`\n## ${remarkOn(key, english)}\n`)
    if (key.startsWith('@')) continue
    const remarks = [remarkOn(key, english), remarkOn(key, own)].filter(Boolean).map((remark) => `\n    (${remark})`)
    console.log(`${key}\n    ${text}\n    ${own[key] ?? 'MISSING'}${remarks.join('')}`)
  }
}
