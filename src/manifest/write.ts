/** `npx tsx src/manifest/write.ts`: updates the committed files from the manifest. */
import { readFileSync, writeFileSync } from 'node:fs'
import { committedFiles } from './outputs'

for (const [path, text] of Object.entries(committedFiles((name) => readFileSync(name, 'utf8')))) writeFileSync(path, text)
