/** Plain-language rules for the English texts: short, active, one thought per sentence, no riddles, one word for one thing. */
import { describe, expect, it } from 'vitest'
import type { GroupName } from '../../../../src/i18n/catalogue'
import { ENGLISH, NAMES, sayAll, translate } from '../../../support/source/translations'

const TEXTS = sayAll(ENGLISH).map(({ key, text }) => ({ key, text: `${text}`.trim() }))
const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/)
const MOST_WORDS = 18
const MOST_SENTENCES = 3

/** What a text must not contain, each with an example that contains it. */
const RULES: [title: string, breaks: (text: string) => boolean, example: string][] = [
  [
    `have at most ${MOST_WORDS} words a sentence`,
    (text) => sentencesOf(text).some((sentence) => sentence.split(/\s+/).length > MOST_WORDS),
    'It is so that what was asked for has, as far as we can see, not been able to be brought about.',
  ],
  [
    `have at most ${MOST_SENTENCES} sentences`,
    (text) => sentencesOf(text).length > MOST_SENTENCES,
    'It failed. It is safe. Try again. Or wait.',
  ],
  ['join no two thoughts with a semicolon', (text) => text.includes(';'), 'It is safe; please try again.'],
  ['raise no voice', (text) => text.includes('!') || /\b[A-Z]{4,}\b/.test(text), 'Sorry!'],
  [
    'use no word of machines',
    (text) => /\b(error|invalid|null|server|request failed|exception|parameter|session|token|API)\b/i.test(text),
    'Invalid request',
  ],
  [
    'name no shape, colour, place or sound',
    (text) => /\b(on the (left|right)|above|below|beneath|corner|red|green|grey|round|square|icon|click|tap|hear)\b/i.test(text),
    'Click the red button on the right',
  ],
  [
    'use no phrase that has to be guessed',
    (text) =>
      /\b(behind this link|may still know you|what is marked solves?|line (is|stays)|was taken|keeps nothing)\b/i.test(text),
    'The line stays as it is.',
  ],
]

describe('English texts', () => {
  it.each(RULES)('the English texts %s', (_, breaks, example) => {
    expect(breaks(example)).toBe(true)
    expect(TEXTS.filter(({ text }) => breaks(text))).toEqual([])
  })

  it('English texts about failed cart actions say what to do, or that nothing has changed', () => {
    const failed = TEXTS.filter(({ key, text }) => /^(cart|extras)\./.test(key) && /could not/.test(text))
    // Followed in the interface by "Try again" or by the shop's reason.
    const followed = /^(cart\.(checkoutFailed|notAdded.*)|extras\.noteFailed)$/
    expect(failed.length).toBeGreaterThan(8)
    expect(failed.filter(({ key, text }) => !followed.test(key) && !/try again|at checkout/.test(text))).toEqual([])
  })
})

/** Texts that occur in more than one group. */
const SHARED: [key: string, groups: GroupName[]][] = [
  ['addToCart', ['button', 'product']],
  ['soldOut', ['button', 'product']],
  ['quantityOf', ['cart', 'product']],
  ['decrease', ['cart', 'product']],
  ['increase', ['cart', 'product']],
  ['wholeNumber', ['cart', 'product']],
  ['onlyLeft', ['cart', 'product']],
  ['subtotal', ['cart', 'extras']],
  ['total', ['cart', 'extras']],
  ['discount', ['cart', 'extras']],
  ['percentOff', ['product', 'extras']],
  ['tryAgain', ['cart', 'extras', 'productText', 'collection', 'accountEntry']],
]

describe.each(['en', ...NAMES] as const)('texts of %s', (name) => {
  it('shared texts have the same wording in every group of a language', async () => {
    const said = sayAll(name === 'en' ? ENGLISH : await translate(name))
    const textOf = (group: string, key: string) => said.find((one) => one.key.split('(')[0] === `${group}.${key}`)?.text
    const split = SHARED.filter(([key, groups]) => new Set(groups.map((group) => textOf(group, key))).size !== 1)
    expect(SHARED.flatMap(([key, groups]) => groups.filter((group) => !textOf(group, key)))).toEqual([])
    expect(split).toEqual([])
  })

  it('each failure of a line’s editor says of the cart the same', async () => {
    const said = sayAll(name === 'en' ? ENGLISH : await translate(name))
    const sayings = ['failed', 'unavailable', 'tooFew'].map((key) => {
      const text = said.find((one) => one.key === `extras.editor.${key}`)?.text
      return `${text}`.split(/(?<=[.。])\s*/)[1]
    })
    expect(sayings[0]).toBeTruthy()
    expect(new Set(sayings).size).toBe(1)
  })
})
