/** What the loader and the widget agree on. Types only: the loader imports no code. */
import type { PublicApi } from '../src/embed/public-api'

export interface WidgetModule {
  start(sources: { scriptUrl: string; script: Element | null; globalConfig: unknown }, view: Window): Promise<PublicApi>
  announceReady(document: Document): void
}
