/** Journeys in processes of their own, one on each processor. */
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { loadSimulation } from './bundle'
import { shrink, toCommand } from './shrink'
import type { Journey } from './simulate'

export interface Verdict {
  seed: number
  problems: string[]
  /** Repeats the smallest journey that fails in the same way. */
  command?: string
}

export interface Worker {
  travel(journey: Journey): Promise<Verdict>
  end(): void
}

export function startWorker(): Worker {
  const child = fork(fileURLToPath(import.meta.url))
  return {
    travel: (journey) =>
      new Promise((resolve, reject) => {
        child.removeAllListeners()
        child.once('message', resolve as (message: unknown) => void)
        child.once('exit', (code, signal) => reject(new Error(`Seed ${journey.seed} ends its process: ${code ?? signal}`)))
        child.send(journey)
      }),
    end() {
      child.removeAllListeners()
      child.disconnect()
    },
  }
}

async function serve({ send }: Pick<ChildProcess, 'send'>): Promise<void> {
  const { simulate } = await loadSimulation()
  process.on('message', async (journey: Journey) => {
    const outcome = await simulate(journey)
    const { seed } = journey
    const verdict: Verdict = { seed, problems: outcome.problems }
    if (outcome.problems.length) verdict.command = toCommand(await shrink(simulate, journey, outcome))
    send(verdict)
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve({ send: (message) => process.send?.(message) ?? false })
