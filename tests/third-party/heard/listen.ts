/** A simulated screen reader: what it says of an element, from the moment it is started. */
import { virtual } from '@guidepup/virtual-screen-reader'
import { expect } from 'vitest'

const MOST_STEPS = 80
/** Sentences about the cart wait for each other (`src/widget/cart/use-cart-announcements.ts`). */
const PATIENCE_MS = 4_000

export interface Listener {
  /** Everything that has been said so far, live regions as `polite: …` and `assertive: …`. */
  said(): Promise<string[]>
  /**
   * Waits until this is said of a live region or of the newly focused element. An alert that is inserted again is read, but not
   * announced.
   */
  hears(phrase: string): Promise<void>
  /** Reads on, from the current place to where the reader began. */
  readAll(): Promise<string[]>
}

/** Ends with the test that calls `virtual.stop()` after each. */
export async function listenTo(container: HTMLElement): Promise<Listener> {
  await virtual.start({ container })
  const said = () => virtual.spokenPhraseLog()
  return {
    said,
    hears: (phrase) => expect.poll(said, { timeout: PATIENCE_MS }).toContain(phrase),
    async readAll() {
      const before = (await said()).length
      const first = (await said()).findLast((phrase) => !/^(polite|assertive):/.test(phrase))
      for (let steps = 0; steps < MOST_STEPS; steps += 1) {
        await virtual.next()
        if (steps && (await virtual.lastSpokenPhrase()) === first) return (await said()).slice(before, -1)
      }
      throw new Error(`The reader does not come back to its beginning: ${await said()}`)
    },
  }
}
