import { chromium } from '@playwright/test'
import { startHosts } from './demo/host-server'
import { startPlatform } from './demo/platform/server'
import { demoValues } from './demo/demo-values'
const [version, ...paths] = process.argv.slice(2)
const platform = await startPlatform({ port: 0, databaseFile: ':memory:', catalogVersion: version as 'v1' })
const site = await startHosts({ port: 0, values: demoValues(platform) })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
for (const path of paths) for (const width of [360, 1280]) for (const scheme of ['light', 'dark'] as const) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme })
  const page = await context.newPage()
  page.on('console', (m) => { if (/error|warn/.test(m.type())) console.log(path, width, m.text().slice(0, 200)) })
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
  await page.goto(site.url + path)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(800)
  const name = path.replace(/\W+/g, '_')
  await page.screenshot({ path: `/tmp/shots/${version}${name}-${width}-${scheme}.png`, fullPage: false })
  await context.close()
}
await browser.close(); await site.close(); await platform.close()
process.exit(0)
