/** The transcripts that are kept: each journey in both engines, those of the cart also on version 2 of it. The long run records them again and compares. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CART_V2_JOURNEYS, JOURNEYS } from '../../screen-reader/journeys/journeys'
import { readSteps } from '../../screen-reader/transcript/compare'

const FOLDER = 'docs/transcripts'

const KEPT = ['chromium', 'firefox'].flatMap((engine) => [
  ...JOURNEYS.map(({ name, title }) => ({ file: `${engine}/${name}.md`, title })),
  ...CART_V2_JOURNEYS.map(({ name, title }) => ({ file: `${engine}/cart-v2/${name}.md`, title })),
])

/** Sentences of ours; numbers of a field and the reader's own words are no sentences. */
const isSentence = (utterance: string): boolean => /^\p{Lu}.+ .+[.!]$/u.test(utterance)

describe('transcripts', () => {
  it('there is one of every journey, and no other', () => {
    const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => /\/.+\.md$/.test(name))
    expect(files.sort()).toEqual(KEPT.map(({ file }) => file).sort())
  })

  it.each(KEPT.filter(({ file }) => existsSync(`${FOLDER}/${file}`)))('$file has the title of its journey', ({ file, title }) => {
    expect(readFileSync(`${FOLDER}/${file}`, 'utf8')).toMatch(new RegExp(`^# ${title}\n`))
  })

  it.each(
    KEPT.filter(({ file }) => /cart-v2|coupons|log-in|search-the-shop|back-in-stock|wish-list|orders/.test(file)),
  )('$file tells nothing twice at one step, as a refusal by its alert and by the description of its field', ({ file }) => {
    const twice = readSteps(readFileSync(`${FOLDER}/${file}`, 'utf8')).flatMap(({ does, said }) =>
      said.filter((one, place) => isSentence(one) && said.indexOf(one) !== place).map((one) => `${does}: ${one}`),
    )
    expect(twice).toEqual([])
  })
})
