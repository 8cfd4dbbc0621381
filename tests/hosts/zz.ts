import { buyOn } from './journey'
import { readManifest } from './manifest'
import { launchChromium, launchFirefox } from './playwright-engine'
import { openShop } from './shop'
import { checkOut, comeBack } from './steps/checkout'

const shop = await openShop()
const c = readManifest(process.argv[2]!).cases.find(({ name }) => name === process.argv[3])!
const engine = await (process.argv[4] === 'firefox' ? launchFirefox : launchChromium)()
for (let i = 0; i < 3; i++) {
  const tab = await engine.open()
  shop.platform.journal.clear()
  shop.pages.serve(c)
  await tab.goto(shop.pages.urlOf(c))
  const log = () =>
    console.log(
      shop.platform.journal
        .requests()
        .slice(-8)
        .map((e) => [e.at.slice(17), e.method, e.path, e.status, e.errorCode].join(' '))
        .join('\n'),
    )
  const s = { tab, platform: shop.platform, goods: shop.goods }
  try {
    const q = await buyOn(s, { already: 0 })
    const left = await checkOut(s, q)
    await tab.read(`String(0)`)
    try {
      await comeBack(s, left)
    } finally {
      console.log(
        await tab.read(
          `JSON.stringify([performance.getEntriesByType('navigation')[0].type, document.cartletWasHere, document.visibilityState])`,
        ),
      )
    }
    console.log('ok')
  } catch (e) {
    console.log(String(e))
    log()
    console.log(
      await tab.find({ role: 'dialog', name: /Your cart/ }).text(),
      await tab.read(`String(document.activeElement.localName + document.activeElement?.shadowRoot?.activeElement?.outerHTML)`),
    )
  }
  await tab.close()
}
await engine.close()
await shop.close()
