/** The messages between the configurator and its preview. Types only, and the names of the messages. */
import type { ChosenElement } from '../../../src/snippet/choices'
import type { Values } from '../set-up'

export interface PreviewState {
  clientId: string
  /** Attributes of the script without `data-`. */
  settings: Values
  elements: readonly ChosenElement[]
  variables: Values
  scheme: 'light' | 'dark'
  /** `sample`: in a page with text; `bare`: alone, over the author's page. */
  scene: 'sample' | 'bare'
}

export const READY = 'cartlet-preview:ready'
export const SHOW = 'cartlet-preview:show'

export type PreviewMessage = { type: typeof SHOW; state: PreviewState } | { type: typeof READY }
