/**
 * Tests with other people's software: brokers, frameworks, the language service of editors. Installs it beside this file
 * if it is missing: `npx tsx tests/third-party/run.ts [options of Vitest]`.
 */
import { spawnSync } from 'node:child_process'
import { lackOfBuild, stopIfLacking } from '../running/lacks'
import { installOwnPackages } from '../running/own-packages'
import { installServers } from './live/servers'

const FOLDER = 'tests/third-party'
const npx = (...values: string[]) => spawnSync('npx', values, { stdio: 'inherit' }).status ?? 1

stopIfLacking([lackOfBuild(), installOwnPackages(FOLDER), installServers()])
process.exitCode = npx('tsc', '-p', FOLDER) || npx('vitest', 'run', '-c', `${FOLDER}/vitest.config.ts`, ...process.argv.slice(2))
