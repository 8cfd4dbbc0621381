/** The review notes (docs/translating/): each grave sentence with its back-translation into English, as a table. */
import type { Sentence } from './sentences'

export interface Note extends Sentence {
  /** Literal back-translation into English; `the same` when it gives the English sentence; empty until it has been reviewed. */
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

/** A note is kept while neither sentence changes; after a change it is empty, and the test asks for a new one. */
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
