/** Compares two transcripts with a tolerance for what readers and browsers word differently from version to version. */

interface Step {
  does: string
  said: string[]
}

/** Words of the reader and of the browser, which say nothing about the page. */
const READERS =
  /\b(leaving|entering|push|toggle|button|link|visited|unvisited|heading|level|radio|not selected|selected|panel|region|form|list|with|items?|banner|main|content|navigation|information|header|entry|spin|combo box|collapsed|expanded|grayed|focus|browse|mode|opens dialog|dialog|clickable|required|frame|document web|Finished loading|Loading|Please wait|Page has)\b/gi
/** Share of the words of a step that may differ. */
const TOLERANCE = 0.25

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

const wordsOf = ({ said }: Step): string[] =>
  said
    .join(' ')
    .replace(/\*\(cut off\)\*/g, '')
    .replace(READERS, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}€.,−%]*[\p{L}\p{N}]/gu) ?? []

/** Prices and other amounts of money: never within the tolerance. */
const amountsOf = ({ said }: Step): string => [...new Set(said.join(' ').match(/−?€[\d.,]*\d/g))].sort().join(' ')

function differs(kept: Step, now: Step): string {
  if (kept.does !== now.does) return `did “${now.does}” instead of “${kept.does}”`
  if (amountsOf(kept) !== amountsOf(now)) return `amounts ${amountsOf(now) || 'none'} instead of ${amountsOf(kept) || 'none'}`
  const [before, after] = [new Set(wordsOf(kept)), new Set(wordsOf(now))]
  const different = [...before].filter((word) => !after.has(word)).length + [...after].filter((word) => !before.has(word)).length
  const all = new Set([...before, ...after]).size
  return different > all * TOLERANCE ? `“${now.said.join(' ')}” instead of “${kept.said.join(' ')}”` : ''
}

/** Sentences about what differs. How a page is announced while it loads is the browser's business: the first step is not compared. */
export function compareTranscripts(kept: string, now: string): string[] {
  const [before, after] = [readSteps(kept), readSteps(now)]
  if (before.length !== after.length) return [`${after.length} steps instead of ${before.length}`]
  return before.flatMap((step, index) => {
    const sentence = index ? differs(step, after[index] as Step) : ''
    return sentence ? [`step ${index + 1}, ${step.does}: ${sentence}`] : []
  })
}
