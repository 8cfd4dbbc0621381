/** docs/platform.md §3: common types of the plugins of rich content: placement in the text, media, backgrounds. */
import type { Open } from '../../wire/enum'
import type { PluginAlignment, PluginWidth } from './rich-content-constants'
import type { Animation } from './rich-content-text-model'

export interface PluginContainer {
  width?: { size?: Open<PluginWidth>; custom?: string }
  alignment?: Open<PluginAlignment>
  spoiler?: { enabled?: boolean; description?: string; buttonText?: string }
  height?: { custom?: string }
  /** Text wraps around it. */
  textWrap?: boolean
}

/** Common members of all plugins. */
export interface Plugin {
  containerData?: PluginContainer
  animation?: Animation
}

/** Width and height in pixels of the original; `duration` in seconds. */
export interface RichContentMedia {
  src?: { id?: string; url?: string; private?: boolean }
  width?: number
  height?: number
  duration?: number
}

/** Positions are fractions: 0 is left or top, 1 is right or bottom. */
export interface Gradient {
  type?: Open<'LINEAR' | 'RADIAL'>
  /** Degrees. */
  angle?: number
  centerX?: number
  centerY?: number
  stops?: { color?: string; position?: number; opacity?: number }[]
}

export interface Background {
  type?: Open<'COLOR' | 'GRADIENT' | 'IMAGE'>
  color?: string
  gradient?: Gradient
}

export interface BackgroundImage {
  media?: RichContentMedia
  overlay?: Background
  opacity?: number
  scaling?: Open<'AUTO' | 'CONTAIN' | 'COVER'>
  position?: string
}
