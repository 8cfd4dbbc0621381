/**
 * Prints a language beside English, in the order of the screens: `npx tsx tests/translating/run.ts de`.
 * `--grave` prints only sentences about money, loss or refusal; `--notes` renews the table in docs/translating.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { LanguageName } from '../../src/i18n/languages'
import { NAMES } from '../support/source/translations'
import { readNotes, renewNotes, writeNotes } from './notes'
import { isGrave, readSentences, SCREENS, type Sentence } from './sentences'

const [name, option] = process.argv.slice(2)

const fileOf = (language: string) => new URL(`../../docs/translating/${language}.md`, import.meta.url)
const groupOf = ({ key }: Sentence) => key.split('.')[0] ?? ''

function print(sentences: readonly Sentence[]): void {
  for (const [group, where] of Object.entries(SCREENS)) {
    const own = sentences.filter((sentence) => groupOf(sentence) === group)
    if (own.length) console.log(`\n## ${where}\n`)
    for (const { key, english, translation } of own) console.log(`${key}\n    ${english}\n    ${translation}`)
  }
}

if (!NAMES.includes(name as LanguageName)) {
  console.error(`Say which language: ${NAMES.join(', ')}`)
  process.exitCode = 1
} else {
  const sentences = await readSentences(name as LanguageName)
  const file = fileOf(`${name}`)
  if (option === '--notes') {
    const notes = renewNotes(sentences.filter(isGrave), existsSync(file) ? readNotes(readFileSync(file, 'utf8')) : [])
    writeFileSync(file, writeNotes(`${name}`, notes))
    console.log(`${notes.filter(({ back }) => !back).length} of ${notes.length} sentences are still to be said back in English.`)
  } else print(option === '--grave' ? sentences.filter(isGrave) : sentences)
}
