/** What a page provides to the rest of the widget, one interface for each concern. `create-page.ts` implements all of them. */
import type { ItemChoice } from '../../store/catalog/choose/choose-variant'
import type { PageConfig } from '../settings/config'
import type { ReadAttribute } from '../settings/read-attribute'
import type { LanguageOf } from './language'
import type { PageShop } from './page-shop'

export interface PageView {
  readonly view: Window
  /** The page's document, unclobbered: elements named after its properties do not hide them. */
  readonly document: Document
  /** Aborted when Cartlet leaves the page: then nothing is mounted any more, and listeners with its signal are removed. */
  readonly life: AbortController
}

export interface Settings {
  readonly config: PageConfig
}

export interface ChangeableSettings extends Settings {
  /** Takes effect at once on everything drawn; existing shops keep their client id, API and storage. */
  configure(changes: Partial<PageConfig>): void
}

export type Theme = 'light' | 'dark'

/**
 * Sets the colours of what is drawn in `container`. Returns a promise while they are unknown; a first drawing, before there is a
 * container, waits for it, so that no wrong colours appear. Without a host it loads the code that knows every theme.
 */
export type Paint = (host?: HTMLElement, container?: HTMLElement) => Promise<unknown> | undefined

export interface Look {
  readonly paint: Paint
  /** Called when everything drawn has to be redrawn; returns a function that removes the listener. */
  onLookChange(listener: () => void): () => void
}

export interface Languages {
  readonly languageOf: LanguageOf
  /** Replaces the built-in English and redraws. */
  setLanguages(languageOf: LanguageOf): void
}

export interface Shops {
  /**
   * The shop of a client id, by default the page's own; throws `INVALID_CONFIG` if there is no id, or if the shop already has
   * another `api`, or if the setting `apis` does not list a new one.
   * @param read reads attributes of the calling element: `api` and `catalog` count for a shop that does not exist yet
   */
  shopFor(clientId?: string | null, read?: (name: string) => string | null): PageShop
  /** All shops of the page, including those of other copies of the code. */
  shops(): PageShop[]
  /** Called for every shop that this page has created or will create. */
  onShop(listener: (pageShop: PageShop) => void): void
}

export interface Held {
  /** What was pressed in each element before it was drawn; undefined where a press would be held and none has come. */
  readonly held: Map<Element, HTMLElement | undefined>
}

/** One mounted element, or an overlay. */
export interface Embed {
  readonly host: HTMLElement
  /** Call after the host's attributes have changed. */
  update(): void
  unmount(): void
}

export interface Embeds {
  /** Everything that is currently mounted. */
  readonly embeds: Set<Embed>
}

/** Replaces pre-rendered content in a shadow root with what is drawn in `container`. */
export type AdoptDrawn = (
  drawn: Element,
  container: HTMLElement,
  view: { page: Settings; pageShop: PageShop; host: HTMLElement; read: ReadAttribute },
  kind: { reference?(read: ReadAttribute): string | null },
  /** Presses the pre-rendered control again that the visitor pressed before. */
  repeatPress?: () => void,
) => () => void

export interface QuickViewRequest {
  reference: string
  choice: ItemChoice
  quantity: number
}

/** Code that is downloaded later, for modules that do not name its files: `start/chunks.ts` does. */
export interface LaterParts {
  loadShop(): Promise<{
    /** Draws what a property was set to. */
    takeProperty(page: Page, element: HTMLElement, name: string, value: unknown): Promise<void>
    startCheckout(page: PageView & Settings, pageShop: PageShop, source: EventTarget): Promise<unknown>
    loadQuickView(): Promise<{
      openQuickView(page: Page, pageShop: PageShop, source: HTMLElement, request: QuickViewRequest): void
    }>
  }>
  loadSnapshot(): Promise<{ adoptDrawn: AdoptDrawn }>
}

export interface Page extends PageView, ChangeableSettings, Look, Languages, Shops, Embeds, Held, LaterParts {}
