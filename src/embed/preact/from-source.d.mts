import type { Plugin } from 'rollup'

export const REACT_ALIASES: { find: RegExp; replacement: string }[]
export const SERVER_ALIASES: { find: RegExp; replacement: string }[]
export interface Patch {
  name: string
  text: string
}
export function patchPreact(patches?: Patch[]): Map<string, string>
export function preactFromSource(): Plugin & { enforce: 'pre' }
