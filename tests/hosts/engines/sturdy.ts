/** A browser that dies takes the pages it had open with it: each of them is opened once more in a new one. A page that fails is not. */
import type { Engine } from './tab'

export interface Sturdy {
  /** What is running now. */
  engine(): Promise<Engine>
  /** Makes one visit, a second one only where the browser died during the first; whoever kills two has failed, whatever was seen. */
  visit(make: (engine: Engine) => Promise<string[]>): Promise<string[]>
  close(): Promise<void>
}

/** @param note told of every death */
export function keepAlive(launch: () => Promise<Engine>, note: (line: string) => void): Sturdy {
  /** What does not come up the first time, on a machine that is busy, may come up the second. */
  const start = () =>
    launch().catch((thrown) => {
      note(`note  ${thrown}: started again`)
      return launch()
    })
  let running = start()
  const successors = new Map<Engine, Promise<Engine>>()

  /** Whoever notices first launches the next one; the others wait for the same. */
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
