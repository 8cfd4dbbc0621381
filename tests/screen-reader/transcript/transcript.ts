/** A transcript as Markdown: what the visitor did, and below it what was said. */
import type { Heard } from '../desktop/speech'
import type { Step } from '../visitor'

const said = ({ text, cut }: Heard): string => `  > ${text.replace(/\s+/g, ' ')}${cut ? ' *(cut off)*' : ''}`

export const formatTranscript = (title: string, versions: string, steps: readonly Step[]): string =>
  [
    `# ${title}`,
    '',
    `${versions}. Written by \`npx tsx tests/screen-reader/run.ts\`.`,
    '',
    ...steps.map(({ does, hears }) => [`- **${does}**`, ...(hears.length ? hears.map(said) : ['  > —'])].join('\n')),
    '',
  ].join('\n')
