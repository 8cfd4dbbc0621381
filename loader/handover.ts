/** The contract between loader and widget. Types only: the loader imports no code. */
import type { PublicApi } from '../src/embed/api/public-api'
import type { StartSources } from '../src/embed/start'

export interface WidgetModule {
  /** Upgrades the page's elements, replaces the stub with the API and runs the queue. */
  start(sources: StartSources, view: Window): Promise<PublicApi>
}
