import type { Plugin } from 'rollup'

export declare function compileMessages(): Promise<string[]>
export declare const compiledMessages: Plugin
