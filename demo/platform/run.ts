/**
 * Runs the platform as a separate process: `npx tsx demo/platform/run.ts [database file] [port]`.
 * Prints one line with its URL once it accepts requests.
 */
import { startPlatform } from './server'

const [databaseFile = ':memory:', port = '0'] = process.argv.slice(2)
const portNumber = Number(port)
if (!Number.isInteger(portNumber) || portNumber < 0 || portNumber > 65_535)
  throw new Error(`port must be 0 to 65535, not "${port}"`)

const platform = await startPlatform({ databaseFile, port: portNumber })
console.log(`platform ${platform.url} client ${platform.clientId}`)
