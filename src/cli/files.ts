/** File access: reads parts of files, and replaces files atomically. */
import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PageSource } from './page/page-model'
import type { Edit } from './render/render-page'

export function fileSource(path: string): PageSource {
  return {
    chunks: () => createReadStream(path),
    async read({ start, end }) {
      const file = await open(path)
      try {
        const bytes = Buffer.alloc(end - start)
        const { bytesRead } = await file.read(bytes, 0, bytes.length, start)
        return bytes.subarray(0, bytesRead)
      } finally {
        await file.close()
      }
    },
  }
}

/** Calls `write` with the path of a temporary file, which replaces the file at `path` only once it is complete. */
async function replaceFile(path: string, write: (temporary: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`)
  try {
    await write(temporary)
    await rename(temporary, path)
  } catch (thrown) {
    await rm(temporary, { force: true })
    throw thrown
  }
}

export const writeWhole = (path: string, text: string): Promise<void> =>
  replaceFile(path, (temporary) => writeFile(temporary, text))

/** Copies a page with its edits and leaves every other byte as it is. @param edits in the order of the page */
export async function writeEdited(from: string, to: string, edits: readonly Edit[]): Promise<void> {
  const { mode, size } = await stat(from)
  async function* parts(): AsyncGenerator<Uint8Array> {
    let at = 0
    for (const { start, end, bytes } of edits) {
      if (start > at) yield* createReadStream(from, { start: at, end: start - 1 })
      yield bytes
      at = end
    }
    if (size > at) yield* createReadStream(from, { start: at })
  }
  await replaceFile(to, (temporary) =>
    pipeline(Readable.from(parts(), { objectMode: true }), createWriteStream(temporary, { mode })),
  )
}
