/** `npm start`: the local platform on one origin, the demo host pages on another, a receiver of its events on a third. */
import { DATABASE_FILE, startDemoPlatform } from './demo-platform'
import { demoValues } from './demo-values'
import { startEventReceiver } from './event-receiver'
import { startHosts } from './host-server'

const HOSTS_PORT = Number(process.env.PORT ?? 4400)
const PLATFORM_PORT = Number(process.env.PLATFORM_PORT ?? 4401)
const RECEIVER_PORT = Number(process.env.RECEIVER_PORT ?? 4402)

try {
  // The receiver starts first, since the platform immediately delivers events left over from an earlier run.
  const receiver = await startEventReceiver({
    port: RECEIVER_PORT,
    keysUrl: () => `http://localhost:${PLATFORM_PORT}/events/keys`,
    origins: [`http://localhost:${HOSTS_PORT}`],
  })
  const platform = await startDemoPlatform(PLATFORM_PORT, receiver.deliveryUrl)
  const hosts = await startHosts({ port: HOSTS_PORT, values: demoValues(platform, receiver.liveUrl) })
  const shop = new URLSearchParams({ clientId: platform.clientId, api: platform.url })
  console.log(`
  Cartlet is selling.

  Host pages   ${hosts.url}   start here
  Configurator ${hosts.url}/configurator/#${shop}   writes the tags for a page of your own
  Platform     ${platform.url}   keeps the cart, takes the (test) money
  Events       ${receiver.url}   shows what the platform tells a shop's server
  Merchant     Authorization: ${platform.credentials().apiKey}
               wix-site-id: ${platform.credentials().siteId}   for writes to the (${platform.catalogVersion}) catalog
  Prices       ${platform.url}/hosted/merchant   change one, and watch ${hosts.url}/live
  Mailbox      ${platform.url}/hosted/mailbox   what the shop has sent its members, and the owner's switches

  Stop with Ctrl+C; the shop's data stays in ${DATABASE_FILE}.
`)
  const stop = async () => {
    await Promise.all([hosts.close(), platform.close()])
    await receiver.close()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  const busy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  console.error(
    busy
      ? `Port ${HOSTS_PORT}, ${PLATFORM_PORT} or ${RECEIVER_PORT} is taken. Choose others with PORT=… PLATFORM_PORT=… RECEIVER_PORT=… npm start`
      : error,
  )
  process.exit(1)
}
