/** The notes of a careful reader (docs/translating/): each grave sentence, said back in English, as a table. */
import type { Sentence } from './sentences'

export interface Note extends Sentence {
  /** The translation said back in English, word by word; `the same` where that gives the English sentence; empty until it has been read. */
  back: string
  remark: string
}

const HEADER = '| Key | English | Translation | Said back | Remark |\n| --- | --- | --- | --- | --- |'
const cell = (text: string) => text.replaceAll('|', '\\|')

const nameOf = (language: string) => new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' }).of(language)

export const readNotes = (markdown: string): Note[] =>
  [...markdown.matchAll(/^\| `([^`]+)` \| (.*?) \| (.*?) \| (.*?) \| (.*?) \|$/gm)].map(
    ([, key = '', english = '', translation = '', back = '', remark = '']) => ({ key, english, translation, back, remark }),
  )

/** A note is kept while neither sentence changes; then it is empty, and the test asks for it. */
export function renewNotes(sentences: readonly Sentence[], notes: readonly Note[]): Note[] {
  const known = new Map(notes.map((note) => [note.key, note]))
  return sentences.map((sentence) => {
    const note = known.get(sentence.key)
    const kept = note?.english === cell(sentence.english) && note.translation === cell(sentence.translation)
    return { ...sentence, back: kept ? note.back : '', remark: kept ? note.remark : '' }
  })
}

export const writeNotes = (language: string, notes: readonly Note[]): string =>
  `# ${nameOf(language)}: money, loss and refusal

What each of these sentences says, read back into English ([how](../translating.md)). “the same”: word by word the English sentence.

${HEADER}
${notes.map(({ key, english, translation, back, remark }) => `| \`${key}\` | ${[english, translation, back, remark].map(cell).join(' | ')} |`).join('\n')}
`
