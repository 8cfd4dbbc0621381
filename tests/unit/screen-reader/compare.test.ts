import { describe, expect, it } from 'vitest'
import { compareTranscripts } from '../../screen-reader/transcript/compare'
import { formatTranscript } from '../../screen-reader/transcript/transcript'

type Said = [does: string, ...said: string[]]

const transcript = (...steps: Said[]) =>
  formatTranscript(
    'Buying',
    'Orca 43.1',
    steps.map(([does, ...said]) => ({ does, hears: said.map((text) => ({ text, cut: false })) })),
  )
const OPEN: Said = ['opens the page', 'Finished loading.']
const BUY: Said = ['Tab', 'Buy the Blue Mug Was €20.00 Now €18.00 push button.']
const READ: Said = ['Down', 'Only five left.', 'Ships tomorrow.', 'Made by hand.', 'Glazed inside.']
const ADDED: Said = ['Enter', 'Added: Blue Mug, 1 in cart.']
const KEPT = transcript(OPEN, BUY, READ, ADDED)

describe('compareTranscripts', () => {
  it('ignores different words for roles, and a sentence that is heard one step later', () => {
    const now = transcript(
      ['opens the page', 'Loading. Please wait.'],
      ['Tab', 'Finished loading New Tab.'],
      ['Tab', 'leaving banner.', 'Buy the Blue Mug Was €20.00 Now €18.00 button', 'Only five left.'],
      ['Down', 'Ships tomorrow.', 'Made by hand.'],
      ['Down', 'Glazed inside.'],
      ['Enter', 'alert Save password?', 'Added: Blue Mug, 1 in cart.'],
    )
    expect(compareTranscripts(KEPT, now)).toEqual([])
  })

  it('ignores the day on which an order was placed', () => {
    const onDay = (day: string) => transcript(OPEN, ...[1, 2, 3, 4].map((n): Said => ['Tab', `Order ${n} ${day} Paid €34.68.`]))
    expect(compareTranscripts(onDay('November 28, 2026'), onDay('May 2, 2027'))).toEqual([])
  })

  it.each([
    [
      'a price differs',
      transcript(OPEN, [BUY[0], 'Buy the Blue Mug Was €20.00 Now €19.00'], READ, ADDED),
      [/^amounts €19.00 €20.00 instead/],
    ],
    ['a price is missing', transcript(OPEN, [BUY[0], 'Buy the Blue Mug Now €18.00'], READ, ADDED), [/^amounts €18.00 instead/]],
    [
      'another key is pressed',
      transcript(OPEN, BUY, READ, ['Space', 'Added: Blue Mug, 1 in cart.']),
      [/^did “opens the page, Tab, Down, Space” instead/],
    ],
    ['a step is missing', transcript(OPEN, BUY, READ), [/^did “opens the page, Tab, Down” instead/]],
    [
      'many sentences are silent',
      transcript(OPEN, BUY, ['Down'], ADDED),
      [/not heard any more: “Only five left/, /Ships tomorrow/, /Made by hand/, /Glazed inside/],
    ],
    [
      'much is said that was not said before',
      transcript(OPEN, BUY, [...READ, 'clickable', 'blank', 'invalid', 'deletion start'], ADDED),
      [/^new: “clickable”/, /“blank”/, /“invalid”/, /“deletion start”/],
    ],
  ])('reports a difference when %s', (_, now, sentences) => {
    const found = compareTranscripts(KEPT, now)
    expect(found).toHaveLength(sentences.length)
    for (const [index, sentence] of sentences.entries()) expect(found[index]).toMatch(sentence)
  })
})
