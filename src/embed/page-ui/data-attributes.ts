/** `data-cartlet="buy-button"`, for systems that strip unknown tags. */
import { ownOf } from '../../platform/wire/record'
import type { EmbedKind } from '../boot/embed'
import { mountEmbed } from '../boot/mount'
import type { Embed, Page } from '../page/page'
import { report } from '../report/console'

export interface Markup {
  /** Mounts every `data-cartlet` host under `root` that is not yet mounted, and unmounts those that left the page. */
  scan(root?: ParentNode): void
  undo(): void
}

const HOSTS = '[data-cartlet]'

export function watchMarkup(page: Page, kinds: readonly EmbedKind[]): Markup {
  const { document } = page
  const mounted = new Map<HTMLElement, Embed>()
  let observer: MutationObserver | undefined

  function mount(host: HTMLElement) {
    const kind = kinds.find(({ name }) => name === host.dataset.cartlet)
    if (!kind) {
      report(`data-cartlet="${host.dataset.cartlet}" is not known.`, `Use one of: ${kinds.map(({ name }) => name).join(', ')}.`)
      return
    }
    mounted.set(host, mountEmbed(host, kind, page))
  }

  function scan(root: ParentNode = document) {
    for (const [host, embed] of mounted) {
      if (host.isConnected && host.ownerDocument === page.view.document) continue
      embed.unmount()
      mounted.delete(host)
    }
    for (const host of root.querySelectorAll<HTMLElement>(HOSTS)) if (!mounted.has(host)) mount(host)
    // Pages without this markup are not observed.
    if (mounted.size && !observer) {
      observer = new MutationObserver(() => scan())
      observer.observe(document.documentElement, ownOf({ childList: true, subtree: true }))
    }
  }

  return {
    scan,
    undo() {
      observer?.disconnect()
      for (const embed of mounted.values()) embed.unmount()
      mounted.clear()
    },
  }
}
