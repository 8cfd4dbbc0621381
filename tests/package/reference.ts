/**
 * Writes the reference of every public name to dist/reference, and fails on a link to a name that does not exist: `npx tsx tests/package/reference.ts`.
 * Installs TypeDoc beside this file if it is missing.
 */
import { spawnSync } from 'node:child_process'
import { stopIfLacking } from '../running/lacks'
import { installOwnPackages } from '../running/own-packages'

const FOLDER = 'tests/package'

stopIfLacking([installOwnPackages(FOLDER)])
const values = [`${FOLDER}/node_modules/typedoc/bin/typedoc`, '--options', 'src/build/typedoc.json']
process.exitCode = spawnSync(process.execPath, values, { stdio: 'inherit' }).status ?? 1
