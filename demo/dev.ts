/** `npm run dev`: like `npm start`, but rebuilds after every change and reloads the open pages. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, watch } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { startDemoPlatform } from './demo-platform'
import { demoValues } from './demo-values'
import { startHosts } from './host-server'

const RELOAD_AFTER_MS = 150
const RELOAD_CLIENT = `new EventSource('/dev/changes').onmessage = () => location.reload()`

mkdirSync('dist', { recursive: true })
const platform = await startDemoPlatform(Number(process.env.PLATFORM_PORT ?? 4401))

const pages = new Set<ServerResponse>()
const hosts = await startHosts({
  port: Number(process.env.PORT ?? 4400),
  values: demoValues(platform),
  extraScript: '/dev/reload.js',
  extra(request, response) {
    if (request.url === '/dev/reload.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(RELOAD_CLIENT)
      return true
    }
    if (request.url !== '/dev/changes') return false
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' }).write('\n')
    pages.add(response)
    request.on('close', () => pages.delete(response))
    return true
  },
})

let timer: NodeJS.Timeout | undefined
const changed = () => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    for (const page of pages) page.write('data: changed\n\n')
  }, RELOAD_AFTER_MS)
}
for (const folder of ['dist', 'demo/hosts']) watch(folder, changed)

const build: ChildProcess = spawn('npx', ['rollup', '-c', '--watch', '--no-watch.clearScreen'], { stdio: 'inherit' })
console.log(`\n  Host pages ${hosts.url} · platform ${platform.url} · building on every change\n`)
process.once('SIGINT', () => {
  build.kill()
  process.exit(0)
})
