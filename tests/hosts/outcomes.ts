/** What a page expects where nothing can be bought: the author's own link, or a sentence that says so. */

import type { Query } from './engines/tab'
import { appear, must, press, type Shopper } from './steps/check'

const MESSAGE_MS = 10_000
const SHORTEST_SENTENCE = 15
const EXPECTED_MS = 2500

const linkOf = ({ goods }: Shopper): Query => ({ role: 'link', name: new RegExp(goods.words) })

/** The link is where a pointer can reach it. */
export async function checkFallback(shopper: Shopper): Promise<void> {
  const link = await appear(shopper, linkOf(shopper), MESSAGE_MS)
  await link.scrollIntoView()
  const { x, y, width, height } = await link.box()
  must(await link.isHitAt(x + width / 2, y + height / 2), 'the link is covered')
}

/** The link leads where the author said. Leaves the page, so it comes last. */
export async function followFallback(shopper: Shopper, href: string): Promise<void> {
  const { tab } = shopper
  await press(shopper, linkOf(shopper))
  const end = Date.now() + 5000
  while ((await tab.url()) !== href && Date.now() < end) await new Promise((done) => setTimeout(done, 50))
  must((await tab.url()) === href, `the link led to ${await tab.url()}`)
}

/** Waits up to ten seconds for a readable sentence that is announced, after the page was opened or the button pressed. */
export async function checkMessage({ tab, goods, expects }: Shopper): Promise<string> {
  const otherwise = `no sentence with role alert or status within ${MESSAGE_MS / 1000} s about ${goods.words}`
  const end = Date.now() + (expects?.test(otherwise) ? EXPECTED_MS : MESSAGE_MS)
  while (Date.now() < end) {
    for (const role of ['alert', 'status'] as const) {
      const text = (await tab.find({ role }).text()).trim()
      if (text.length >= SHORTEST_SENTENCE && text.includes(' ')) return text
    }
    await new Promise((done) => setTimeout(done, 200))
  }
  must(false, otherwise)
}
