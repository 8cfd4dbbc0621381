import type { Plugin } from 'rollup'

export const REACT_ALIASES: { find: RegExp; replacement: string }[]
export const SERVER_ALIASES: { find: RegExp; replacement: string }[]
export function patchPreact(patch?: string): Map<string, string>
export function preactFromSource(): Plugin & { enforce: 'pre' }
