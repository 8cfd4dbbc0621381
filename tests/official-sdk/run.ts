/** Compares the platform's own SDK with ours, and installs it beside this file first if it is missing (217 MB): `npx tsx tests/official-sdk/run.ts`. */
import { spawnSync } from 'node:child_process'
import { stopIfLacking } from '../running/lacks'
import { installOwnPackages } from '../running/own-packages'

const FOLDER = 'tests/official-sdk'

stopIfLacking([installOwnPackages(FOLDER)])
const values = ['vitest', 'run', '-c', `${FOLDER}/vitest.config.ts`, ...process.argv.slice(2)]
process.exitCode = spawnSync('npx', values, { stdio: 'inherit' }).status ?? 1
