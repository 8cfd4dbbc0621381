/** Reads zip archives by their directory, and checks every sum in it. */
import { crc32, inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const DIRECTORY = 0x02014b50

/** @returns contents by path, in the order of the archive */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22
  if (archive.readUInt32LE(end) !== END) throw new Error('The archive has no end')
  const found = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== DIRECTORY) throw new Error('The directory is broken')
    const [sum, packed, size] = [16, 20, 24].map((field) => archive.readUInt32LE(at + field)) as [number, number, number]
    const nameLength = archive.readUInt16LE(at + 28)
    const path = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const entry = archive.readUInt32LE(at + 42)
    const start = entry + 30 + archive.readUInt16LE(entry + 26) + archive.readUInt16LE(entry + 28)
    const content = inflateRawSync(archive.subarray(start, start + packed))
    if (content.length !== size || crc32(content) !== sum) throw new Error(`${path} is broken`)
    found.set(path, content)
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return found
}
