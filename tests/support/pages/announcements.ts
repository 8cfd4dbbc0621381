/** What the live regions of a page say, recorded inside the page: a test that polls could miss a text that is soon replaced, or repeated. */
import type { Page } from '@playwright/test'

/** Records the announcements of pages that are opened from now on, as `status: …` and `alert: …`; the returned function reads them. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const follow = (root: ParentNode) => {
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) {
            const region =
              (node as Element).closest?.('[role=status],[role=alert]') ??
              node.parentElement?.closest('[role=status],[role=alert]')
            const inner = node instanceof Element ? node.querySelector('[role=alert]') : null
            const speaker = region ?? inner
            if (speaker?.textContent?.trim()) said.push(`${speaker.getAttribute('role')}: ${speaker.textContent.trim()}`)
          }
      }).observe(root as Node, { childList: true, subtree: true })
    }
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init)
      follow(root)
      return root
    }
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}
