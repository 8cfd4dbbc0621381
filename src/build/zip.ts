/** Writes zip archives. The same files give the same bytes on every day and machine: order, times and rights are fixed. */
import { crc32, deflateRawSync } from 'node:zlib'

/** 1 January 1980, the earliest date of the format. */
const DATE = 0x21
const VERSION = 20
const ON_UNIX = 3 << 8
const UTF8_NAMES = 1 << 11
const DEFLATED = 8
/** A file that everybody may read: `-rw-r--r--`. */
const RIGHTS = 0o100644 * 0x10000

const numbers = (...values: readonly [bytes: 2 | 4, value: number][]): Buffer =>
  Buffer.concat(
    values.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )

/** @param files contents by their paths in the archive */
export function zipOf(files: Readonly<Record<string, Uint8Array | string>>): Buffer {
  const entries: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const path of Object.keys(files).sort()) {
    const content = Buffer.from(files[path] as Uint8Array)
    const packed = deflateRawSync(content, { level: 9 })
    const name = Buffer.from(path)
    const facts = numbers(
      [2, UTF8_NAMES],
      [2, DEFLATED],
      [2, 0],
      [2, DATE],
      [4, crc32(content)],
      [4, packed.length],
      [4, content.length],
      [2, name.length],
      [2, 0],
    )
    const entry = Buffer.concat([numbers([4, 0x04034b50], [2, VERSION]), facts, name, packed])
    const where = numbers([2, 0], [2, 0], [2, 0], [4, RIGHTS], [4, offset])
    directory.push(Buffer.concat([numbers([4, 0x02014b50], [2, VERSION | ON_UNIX], [2, VERSION]), facts, where, name]))
    entries.push(entry)
    offset += entry.length
  }
  const list = Buffer.concat(directory)
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, list.length],
    [4, offset],
    [2, 0],
  )
  return Buffer.concat([...entries, list, end])
}
