import { describe, expect, it } from 'vitest'
import { compareTranscripts } from '../../screen-reader/transcript/compare'
import { formatTranscript } from '../../screen-reader/transcript/transcript'

const transcript = (...steps: [does: string, ...said: string[]][]) =>
  formatTranscript(
    'Buying',
    'Orca 43.1',
    steps.map(([does, ...said]) => ({ does, hears: said.map((text) => ({ text, cut: false })) })),
  )
const OPEN: [string, string] = ['opens the page', 'Finished loading.']
const KEPT = transcript(
  OPEN,
  ['Tab', 'Buy the Blue Mug Was €20.00 Now €18.00 push button.'],
  ['Enter', 'Added: Blue Mug, 1 in cart.'],
)

describe('A transcript', () => {
  it('is the same when the reader words the roles differently', () => {
    const now = transcript(
      ['opens the page', 'Loading. Please wait.'],
      ['Tab', 'leaving banner.', 'Buy the Blue Mug Was €20.00 Now €18.00 button'],
      ['Enter', 'Added: Blue Mug, 1 in cart.'],
    )
    expect(compareTranscripts(KEPT, now)).toEqual([])
  })

  it.each([
    ['a price differs', ['Tab', 'Buy the Blue Mug Was €20.00 Now €19.00 push button.'], /amounts €19.00 €20.00/],
    ['a price is missing', ['Tab', 'Buy the Blue Mug Now €18.00 push button.'], /amounts €18.00 instead/],
    ['a key is another one', ['Down', 'Buy the Blue Mug Was €20.00 Now €18.00 push button.'], /did “Down” instead of “Tab”/],
    ['other words are said', ['Tab', 'clickable blank €18.00 €20.00'], /instead of “Buy the Blue Mug/],
  ] as [string, [string, string], RegExp][])('is another one when %s', (_, step, sentence) => {
    const [found = '', ...more] = compareTranscripts(KEPT, transcript(OPEN, step, ['Enter', 'Added: Blue Mug, 1 in cart.']))
    expect(found).toMatch(sentence)
    expect(more).toEqual([])
  })

  it('is another one when something is silent that was heard, and when a step is missing', () => {
    const silent = transcript(OPEN, ['Tab', 'Buy the Blue Mug Was €20.00 Now €18.00 push button.'], ['Enter'])
    expect(compareTranscripts(KEPT, silent)).toEqual([expect.stringContaining('step 3, Enter')])
    expect(compareTranscripts(KEPT, transcript(OPEN))).toEqual(['1 steps instead of 3'])
  })
})
