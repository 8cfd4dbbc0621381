/** Draws a sample of all mutants: the same one for the same seed and the same code. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { FOLDERS, loadMutators, ROOT, visit } from './stryker'

/** At least 0, less than 1. */
const lotOf = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32

/** From here on the mutators make only the mutants that are drawn. */
export async function drawMutants(sample: number, seed: string): Promise<void> {
  const lots: number[] = []
  let limit = 0
  for (const mutator of await loadMutators()) {
    const mutate = mutator.mutate.bind(mutator)
    mutator.mutate = function* (path) {
      let index = 0
      for (const replacement of mutate(path)) {
        index += 1
        // The length of the file is a name that does not depend on where the file lies.
        const length = path.findParent((one) => one.isProgram())?.node.end ?? 0
        const lot = lotOf([seed, mutator.name, length, path.node.start, path.node.end, index].join(' '))
        if (!limit) lots.push(lot)
        else if (lot < limit) yield replacement
      }
    }
  }
  const inside = (folder: string) => readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
  const files = FOLDERS.flatMap((folder) => inside(folder).map((name) => `${folder}/${name}`)).filter((name) =>
    name.endsWith('.ts'),
  )
  await visit(files.map((name) => ({ name: `${ROOT}${name}`, content: readFileSync(`${ROOT}${name}`, 'utf8') })))
  limit = lots.sort((a, b) => a - b)[sample] ?? 1
  console.log(`${Math.min(sample, lots.length)} of ${lots.length} mutants, seed ${seed}`)
}
