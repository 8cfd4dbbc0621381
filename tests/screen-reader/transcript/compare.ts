/**
 * Compares two transcripts of a journey. The journey itself waits for what must be heard at a step; here the journey is
 * compared as a whole, because the reader may say a sentence one step later, and its words for roles and for the browser's own
 * controls differ between versions.
 */

interface Step {
  does: string
  said: string[]
}

/** Words of the reader and of the browser that say nothing about the page. */
const READERS =
  /\b(leaving|entering|push|toggle|button|link|visited|unvisited|heading|level|radio|not selected|selected|panel|region|form|list|with|items?|banner|main|content|navigation|information|header|entry|spin|combo box|collapsed|expanded|grayed|focus|browse|mode|opens (dialog|menu)|dialog|alert|statusbar|frame|document|web|entire|Wrapping to (top|bottom))\b/gi
/** What the browser says about itself: how a page loads, its toolbar, its offer to save a password. */
const BROWSERS =
  /loading|Please wait|Page has|New Tab|frame\.$|localhost:|search bar|Search Engine|Bookmark this|Save password|to focus this dialog/i
/** An order is dated on the day of the recording. */
const DATES = /\b[A-Z][a-z]+ \d{1,2}, \d{4}\b/g
/** How many utterances of a journey may be missing, and how many may be new. */
const MOST_DIFFERENT = 3

export function readSteps(transcript: string): Step[] {
  const steps: Step[] = []
  for (const line of transcript.split('\n')) {
    const does = /^- \*\*(.+)\*\*$/.exec(line)?.[1]
    if (does) steps.push({ does, said: [] })
    const said = /^ {2}> (.+)$/.exec(line)?.[1]
    if (said && said !== '—') steps.at(-1)?.said.push(said)
  }
  return steps
}

const wordsOf = (utterance: string): string[] =>
  utterance
    .replace(/\*\(cut off\)\*/g, '')
    .replace(DATES, ' ')
    .replace(READERS, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}€.,−%]*[\p{L}\p{N}]/gu) ?? []

/** How a page is announced while it loads depends on the browser, so the first step is not compared. */
const utterancesOf = (steps: readonly Step[]): string[] =>
  steps.slice(1).flatMap(({ said }) => said.filter((utterance) => !BROWSERS.test(utterance)))

/** Prices and other amounts of money: all of them must be the same. */
const amountsOf = (utterances: readonly string[]): string =>
  [...new Set(utterances.join(' ').match(/−?€[\d.,]*\d/g))].sort().join(' ')

/** Utterances with a word that does not occur in the other transcript. */
function onlyIn(utterances: readonly string[], others: readonly string[]): string[] {
  const words = new Set(others.flatMap(wordsOf))
  return [...new Set(utterances)].filter((utterance) => wordsOf(utterance).some((word) => !words.has(word)))
}

/** What the visitor does, with a repeated key counted once: how often it is pressed depends on the speed of the reader. */
const actsOf = (steps: readonly Step[]): string =>
  steps
    .map(({ does }) => does)
    .filter((does, index, all) => does !== all[index - 1])
    .join(', ')

/** Sentences about what differs; empty when the journey sounds the same. */
export function compareTranscripts(kept: string, now: string): string[] {
  const [before, after] = [readSteps(kept), readSteps(now)]
  const [said, heard] = [utterancesOf(before), utterancesOf(after)]
  const [missing, added] = [onlyIn(said, heard), onlyIn(heard, said)]
  return [
    ...(actsOf(before) === actsOf(after) ? [] : [`did “${actsOf(after)}” instead of “${actsOf(before)}”`]),
    ...(amountsOf(said) === amountsOf(heard)
      ? []
      : [`amounts ${amountsOf(heard) || 'none'} instead of ${amountsOf(said) || 'none'}`]),
    ...(missing.length > MOST_DIFFERENT ? missing.map((utterance) => `not heard any more: “${utterance}”`) : []),
    ...(added.length > MOST_DIFFERENT ? added.map((utterance) => `new: “${utterance}”`) : []),
  ]
}
