/** The notes in docs/translating cover the current text of every sentence about money, loss or refusal. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { NAMES } from '../../support/source/translations'
import { readNotes, renewNotes, writeNotes } from '../../translating/notes'
import { isGrave, readSentences, SCREENS } from '../../translating/sentences'

const placeholders = (text: string) => [...new Set(text.match(/⟨\w+⟩|\b37\b|\b59\b/g) ?? [])].sort()

describe.each(NAMES)('translation notes of %s', (name) => {
  const markdown = readFileSync(new URL(`../../../docs/translating/${name}.md`, import.meta.url), 'utf8')

  it('the notes of a language contain every grave sentence as in its catalogue, with a back-translation', async () => {
    const grave = (await readSentences(name)).filter(isGrave)
    const notes = renewNotes(grave, readNotes(markdown))
    expect(grave.length).toBeGreaterThan(150)
    expect(notes.filter(({ back }) => !back).map(({ key }) => key)).toEqual([])
    expect(markdown).toBe(writeNotes(name, notes))
  })

  it('every back-translation contains the names, amounts and numbers of the English sentence', () => {
    const lost = readNotes(markdown).filter(
      ({ english, back }) => back !== 'the same' && `${placeholders(back)}` !== `${placeholders(english)}`,
    )
    expect(lost).toEqual([])
  })
})

describe('renewNotes', () => {
  const sentence = { key: 'cart.x', english: 'Nothing | is lost.', translation: 'Nichts ist verloren.' }
  const note = { ...sentence, back: 'the same', remark: '' }
  const read = readNotes(writeNotes('de', [note]))

  it('keeps a back-translation only while key, English text and translation are unchanged', () => {
    expect(renewNotes([sentence], read)[0]?.back).toBe('the same')
    expect(renewNotes([{ ...sentence, english: 'All is lost.' }], read)[0]?.back).toBe('')
    expect(renewNotes([{ ...sentence, translation: 'Alles ist verloren.' }], read)[0]?.back).toBe('')
    expect(renewNotes([{ ...sentence, key: 'cart.y' }], read)[0]?.back).toBe('')
  })
})

it.each([
  ['cart.x', 'You save ⟨saved⟩ in all.', true],
  ['extras.x', 'To pay later', true],
  ['cart.x', 'Nothing is lost.', true],
  ['product.x', 'sold out', true],
  ['account.failures.x', 'One moment.', true],
  ['notice.x', 'Added by your link.', true],
  ['gallery.x', 'Next picture', false],
])('isGrave classifies %s “%s” as about money, loss or refusal: %s', (key, english, grave) => {
  expect(isGrave({ key, english })).toBe(grave)
})

it('the sentences for translators cover every group that SCREENS lists, and no other', async () => {
  const groups = new Set((await readSentences('de')).map(({ key }) => key.split('.')[0]))
  expect([...groups].sort()).toEqual(Object.keys(SCREENS).sort())
})
