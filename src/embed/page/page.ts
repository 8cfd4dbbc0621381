/** What a page offers to the rest of the widget, one interface for each concern. `create-page.ts` implements them together. */
import type { PageConfig } from '../boot/config'
import type { LanguageOf } from './language'
import type { PageShop } from './page-shop'

export interface PageView {
  readonly view: Window
  /** The page's document, unclobbered: elements named after its properties do not hide them. */
  readonly document: Document
  /** Aborted once Cartlet has left the page: nothing is mounted any more, and listeners that took its signal have stopped. */
  readonly life: AbortController
}

export interface Settings {
  readonly config: PageConfig
}

export interface ChangeableSettings extends Settings {
  /** Takes effect at once on everything drawn; shops that exist keep their client id, API and storage. */
  configure(changes: Partial<PageConfig>): void
}

export type Theme = 'light' | 'dark'

/**
 * Sets the colours of what is drawn in `container`. Returns a promise while they are not known; before there is a container, drawing waits for it,
 * so that nothing is seen in the wrong ones. Without a host it loads what knows every theme.
 */
export type Paint = (host?: HTMLElement, container?: HTMLElement) => Promise<unknown> | undefined

export interface Look {
  readonly paint: Paint
  /** Looks at what stands around our elements, until the page's life ends. */
  switches?: MutationObserver
  /** Called when everything drawn has to be redrawn; returns its undo. */
  onLookChange(listener: () => void): () => void
}

export interface Languages {
  readonly languageOf: LanguageOf
  /** Replaces the built-in English and redraws. */
  setLanguages(languageOf: LanguageOf): void
}

export interface Shops {
  /**
   * The shop of a client id, by default the page's own; throws `INVALID_CONFIG` where there is no id at all, or another `api` than it has.
   * @param read attributes of the element that asks: `api` and `catalog` count for a shop that does not exist yet
   */
  shopFor(clientId?: string | null, read?: (name: string) => string | null): PageShop
  /** All shops of the page, those of other copies of the code included. */
  shops(): PageShop[]
  /** Called for every shop that this page has made or makes. */
  onShop(listener: (pageShop: PageShop) => void): void
}

/** One mounted element, or an overlay. */
export interface Embed {
  readonly host: HTMLElement
  /** Call after the host's attributes have changed. */
  update(): void
  unmount(): void
}

export interface Embeds {
  /** Everything that is mounted now. */
  readonly embeds: Set<Embed>
}

export interface Page extends PageView, ChangeableSettings, Look, Languages, Shops, Embeds {}
