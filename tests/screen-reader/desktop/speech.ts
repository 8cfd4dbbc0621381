/** What the screen reader says, while it says it. Its recorder (recorder.py) connects to this server. */
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'

interface Line {
  /** `key`: Orca has handled a key. `stopped`: it fell silent, because of a key or without one. */
  kind: 'said' | 'key' | 'stopped'
  text: string
}

interface Recorded extends Line {
  at: number
}

/** One utterance. */
export interface Heard {
  text: string
  /** Orca itself stopped before a voice could have finished it. */
  cut: boolean
}

export interface Speech {
  port: number
  /** How many lines have been recorded so far: where the next step begins. */
  mark(): number
  /** Utterances since `mark`. */
  since(mark: number): Heard[]
  /** Resolves when Orca has handled `keys` keys since `mark`. Rejects when it does not. */
  handled(mark: number, keys: number): Promise<void>
  /** Resolves when something that matches was said since `mark`. Rejects with what was said instead. */
  said(mark: number, what: RegExp): Promise<void>
  /** Resolves when nothing more is said. */
  silence(mark: number): Promise<void>
  close(): void
}

/** Long enough for a page that waits for the shop, on a busy machine. */
const MOST_MS = 30_000
/**
 * Orca may announce a new focus a second after the key, when the browser is busy; a step that ended earlier would shift the
 * next one.
 */
const SILENT_MS = 1500
const PAUSE_MS = 600
/** Letters per millisecond of a voice at Orca's usual speed. */
const LETTERS_PER_MS = 0.015

/** A `stopped` right after a key was caused by the visitor. */
function wasCut(lines: readonly Recorded[], index: number): boolean {
  const { at, text } = lines[index] as Recorded
  const stop = lines.findIndex(({ kind }, later) => later > index && kind === 'stopped')
  if (stop < 0 || lines[stop - 1]?.kind === 'key') return false
  return (lines[stop] as Recorded).at - at < Math.min(300, text.length / LETTERS_PER_MS)
}

export function listen(): Promise<Speech> {
  const lines: Recorded[] = []
  const listeners = new Set<() => void>()
  const server = createServer((socket) => {
    createInterface(socket).on('line', (text) => {
      lines.push({ ...(JSON.parse(text) as Line), at: Date.now() })
      for (const listener of [...listeners]) listener()
    })
  })

  const since = (mark: number): Heard[] =>
    lines.flatMap(({ kind, text }, index) =>
      index >= mark && kind === 'said' && text.trim() ? [{ text: text.trim(), cut: wasCut(lines, index) }] : [],
    )

  /** Waits for lines until `isDone`, or until none came for `quietMs()`. Resolves to whether `isDone`. */
  const wait = (isDone: () => boolean, quietMs: () => number): Promise<boolean> =>
    new Promise((resolve) => {
      let timer: NodeJS.Timeout
      const end = (done: boolean) => {
        clearTimeout(timer)
        listeners.delete(look)
        resolve(done)
      }
      function look() {
        clearTimeout(timer)
        if (isDone()) end(true)
        else timer = setTimeout(end, quietMs(), false)
      }
      listeners.add(look)
      look()
    })

  async function must(isDone: () => boolean, sentence: () => string): Promise<void> {
    if (!(await wait(isDone, () => MOST_MS))) throw new Error(sentence())
  }

  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        port: (server.address() as { port: number }).port,
        mark: () => lines.length,
        since,
        handled: (mark, keys) => {
          const count = () => lines.slice(mark).filter(({ kind }) => kind === 'key').length
          return must(
            () => count() >= keys,
            () => `Orca handled ${count()} of ${keys} keys`,
          )
        },
        said: (mark, what) =>
          must(
            () => what.test(textOf(since(mark))),
            () => `${what} was not heard, but: ${textOf(since(mark))}`,
          ),
        silence: async (mark) =>
          void (await wait(
            () => false,
            () => (since(mark).length ? PAUSE_MS : SILENT_MS),
          )),
        close: () => server.close(),
      }),
    )
  })
}

export const textOf = (heard: readonly Heard[]): string => heard.map(({ text }) => text).join(' · ')
