/** Compares the platform's own SDK with ours, and installs it beside this file first if it is missing (217 MB): `npx tsx tests/official-sdk/run.ts`. */
import { spawnSync } from 'node:child_process'
import { installOwnPackages } from '../running/own-packages'

const FOLDER = 'tests/official-sdk'

const missing = installOwnPackages(FOLDER)
if (missing) console.error(missing)
const values = ['vitest', 'run', '-c', `${FOLDER}/vitest.config.ts`, ...process.argv.slice(2)]
process.exitCode = missing ? 1 : (spawnSync('npx', values, { stdio: 'inherit' }).status ?? 1)
