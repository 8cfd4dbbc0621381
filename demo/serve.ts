/** `npm start`: the local platform on one origin, the demo host pages on another. */
import { DATABASE_FILE, startDemoPlatform } from './demo-platform'
import { demoValues } from './demo-values'
import { startHosts } from './host-server'

const HOSTS_PORT = Number(process.env.PORT ?? 4400)
const PLATFORM_PORT = Number(process.env.PLATFORM_PORT ?? 4401)

try {
  const platform = await startDemoPlatform(PLATFORM_PORT)
  const hosts = await startHosts({ port: HOSTS_PORT, values: demoValues(platform) })
  console.log(`
  Cartlet is selling.

  Host pages   ${hosts.url}   start here
  Platform     ${platform.url}   keeps the cart, takes the (test) money
  Mailbox      ${platform.url}/hosted/mailbox   what the shop has sent its members, and the owner's switches

  Stop with Ctrl+C; the shop's data stays in ${DATABASE_FILE}.
`)
  const stop = async () => {
    await Promise.all([hosts.close(), platform.close()])
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  const busy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  console.error(
    busy ? `Port ${HOSTS_PORT} or ${PLATFORM_PORT} is taken. Choose others with PORT=… PLATFORM_PORT=… npm start` : error,
  )
  process.exit(1)
}
