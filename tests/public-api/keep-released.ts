/** `npx tsx tests/public-api/keep-released.ts`, once a version is published: from then on its names may be removed only with a line in the changelog. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const FOLDER = 'tests/public-api'
const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').filter(Boolean)

mkdirSync(`${FOLDER}/released`, { recursive: true })
for (const list of readdirSync(`${FOLDER}/types`)) {
  const names = [...new Set([...linesOf(`${FOLDER}/${list}`), ...linesOf(`${FOLDER}/types/${list}`)])].sort()
  writeFileSync(`${FOLDER}/released/${list}`, names.map((name) => `${name}\n`).join(''))
}
