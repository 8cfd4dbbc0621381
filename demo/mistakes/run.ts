/** `npx tsx demo/mistakes/run.ts`: serves a page for every mistake that the check-up finds. */
import { existsSync } from 'node:fs'
import { startMistakes } from './mistake-server'

if (!existsSync('dist/cdn/sri.json')) {
  console.error('There is no dist. Run: npm run build')
  process.exit(1)
}

const mistakes = await startMistakes()
console.log(`\n  Mistakes ${mistakes.url}   each on a page of its own\n  Platform ${mistakes.platform.url}\n`)
process.once('SIGINT', async () => {
  await mistakes.close()
  process.exit(0)
})
