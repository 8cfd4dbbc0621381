/** A visitor with a keyboard and a screen reader, whose steps are recorded. */
import { commandOf, type EngineName } from './desktop/browsers'
import type { Desktop } from './desktop/desktop'
import { type Heard, textOf } from './desktop/speech'

export interface Step {
  /** What the visitor does: a key, typed text, or opening a page. */
  does: string
  hears: Heard[]
}

export interface Visitor {
  steps: Step[]
  /** Opens a browser with this address. @param until heard once the page can be used */
  open(url: string, until: RegExp): Promise<void>
  /** @param until heard before the step ends; without it the step ends when Orca is silent */
  press(key: string, until?: RegExp): Promise<void>
  type(text: string, until?: RegExp): Promise<void>
  /** Presses a key until something matching is heard; each press is a step. */
  seek(key: string, what: RegExp, most?: number): Promise<void>
  leave(): Promise<void>
}

const MOST_PRESSES = 40

/** The names that are printed on keyboards. */
const NAMES: Record<string, string> = { KP_Add: 'Say all', space: 'Space', Return: 'Enter', 'shift+Tab': 'Shift+Tab' }

export function createVisitor(desktop: Desktop, engine: EngineName): Visitor {
  const { speech } = desktop
  const steps: Step[] = []
  let browser: ReturnType<Desktop['start']> | undefined

  async function step(does: string, act: () => void, keys: number, until?: RegExp): Promise<string> {
    const mark = speech.mark()
    const own: Step = { does, hears: [] }
    steps.push(own)
    try {
      act()
      if (keys) await speech.handled(mark, keys)
      if (until) await speech.said(mark, until)
      await speech.silence(mark)
    } finally {
      own.hears = speech.since(mark)
    }
    return textOf(own.hears)
  }

  const press = (key: string, until?: RegExp) => step(NAMES[key] ?? key, () => desktop.press([key]), 1, until)

  return {
    steps,
    async open(url, until) {
      const [program, args] = commandOf(engine, desktop.folder(`${engine}-${Date.now()}`), url)
      await step(
        'opens the page',
        () => {
          browser = desktop.start(program, args)
        },
        0,
        until,
      )
    },
    press: async (key, until) => void (await press(key, until)),
    type: async (text, until) => void (await step(`types “${text}”`, () => desktop.type(text), 1, until)),
    async seek(key, what, most = MOST_PRESSES) {
      const heard: string[] = []
      while (heard.length < most) {
        heard.push(await press(key))
        if (what.test(heard.at(-1) as string)) return
      }
      throw new Error(`${what} was not heard in ${most} presses of ${key}, but: ${heard.join(' | ')}`)
    },
    async leave() {
      if (browser) await desktop.stop(browser)
      browser = undefined
    },
  }
}
