/** What the loader and the widget agree on. Types only: the loader imports no code. */
import type { Cartlet } from '../src/embed/api/cartlet'
import type { StartSources } from '../src/embed/start'

export interface WidgetModule {
  /** Upgrades the page's elements, puts the API in the place of the stub and serves the queue. */
  start(sources: StartSources, view: Window): Promise<Cartlet>
}
