/**
 * Code that is downloaded after the first buttons. Files that run early name none of it, so that imports have one direction: the entry provides the
 * table (`../chunk-table.ts`) before anything else runs, and declares its type there.
 */
// biome-ignore lint/suspicious/noEmptyInterface: its members are declared beside the table.
export interface Chunks {}

export const chunks = {} as Chunks

export const provideChunks = (table: Chunks): unknown => Object.assign(chunks, table)
