/** Draws nothing, in a page. The build for servers has `renderShadowRoot` of `cartlet/server` in place of this module. */
import type { ElementAttributes, RenderOptions } from '../../server/render-element'
import type { Snapshot } from '../../store/catalog/snapshot/snapshot-model'

export const renderShadowRoot = (
  _name: string,
  _attributes: ElementAttributes,
  _snapshot: Snapshot,
  _options: RenderOptions,
): string => ''
