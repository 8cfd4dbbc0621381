/** A browser that dies takes its open pages with it: each of them is opened once more in a new one. A page that fails is not. */
import type { Engine } from './tab'

export interface Sturdy {
  /** The engine that is running now. */
  engine(): Promise<Engine>
  /**
   * Makes one visit, and a second one only where the browser died during the first; a page that kills two browsers has failed.
   */
  visit(make: (engine: Engine) => Promise<string[]>): Promise<string[]>
  close(): Promise<void>
}

/** @param note called for every death */
export function keepAlive(launch: () => Promise<Engine>, note: (line: string) => void): Sturdy {
  /** A browser that does not start on a busy machine may start the second time. */
  const start = () =>
    launch().catch((thrown) => {
      note(`note  ${thrown}: started again`)
      return launch()
    })
  let running = start()
  const successors = new Map<Engine, Promise<Engine>>()

  /** The first visit that notices launches the next engine; the others wait for the same one. */
  function replace(dead: Engine): Promise<Engine> {
    const known = successors.get(dead)
    if (known) return known
    note(`note  ${dead.name} died and is started again`)
    running = dead.close().then(start, start)
    successors.set(dead, running)
    return running
  }

  return {
    engine: () => running,
    async visit(make) {
      const first = await running
      const wrong = await make(first)
      if (first.isAlive()) return wrong
      const second = await replace(first)
      const again = await make(second)
      return second.isAlive() ? again : [...again, `${second.name} died on this page, twice`]
    },
    close: async () => (await running).close(),
  }
}
