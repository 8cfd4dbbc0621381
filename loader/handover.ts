/** The contract between loader and widget. Types only: the loader imports no code. */
import type { Cartlet } from '../src/embed/api/cartlet'
import type { StartSources } from '../src/embed/start/start'

export interface WidgetModule {
  /** Upgrades the page's elements, replaces the stub with the API and runs the queue. */
  start(sources: StartSources, view: Window): Promise<Cartlet>
}
