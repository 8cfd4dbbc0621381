/**
 * Finds why the files of a page do not load: only from outside of it, where answers can be read that its scripts do not see. In such a
 * page nothing runs.
 */
import type { Answer, Finding, Surroundings, Tag } from '../model'
import { baseOf, isOurFile, type ReadPage } from '../page/read-page'
import { findingAt } from '../page/where'
import { isScript, WIDGET } from './check-files'

/** Scripts that are searched for a loader; pages have more only by mistake. */
const MOST_SCRIPTS = 30

/** Modules of another site are read only if its server allows it. */
function isRefused(page: ReadPage, address: string, { header }: Answer): boolean {
  const own = page.address && new URL(page.address).origin
  if (!own || new URL(address).origin === own) return false
  const allowed = header('access-control-allow-origin')
  return allowed !== '*' && allowed !== own
}

async function checkScript(tag: Tag, page: ReadPage, { read }: Surroundings): Promise<Finding[]> {
  const { src = '' } = tag.attributes
  const script = await read(new URL(src, baseOf(page)).href).catch(() => undefined)
  const code = new TextDecoder().decode(script?.bytes)
  const [file] = WIDGET.exec(code) ?? []
  // What the loader's code contains, whatever its file is called.
  if (!(script && file && code.includes('cartlet/1'))) return []
  const widget = new URL(file, script.address).href
  const answer = await read(widget).catch(() => undefined)
  const isThere = answer && answer.status < 400 && isScript(answer)
  if (!isThere && !isOurFile(src))
    return [
      findingAt(tag, {
        code: 'loader-joined',
        severity: 'error',
        cause: 'This file contains loader.js and other scripts: it looks for its own files beside this one, where they are not.',
        hint: 'Exclude loader.js from the optimiser that joins, renames or moves scripts, and name it as in the snippet.',
      }),
    ]
  if (!(isThere && isRefused(page, widget, answer))) return []
  return [
    findingAt(tag, {
      code: 'files-without-cors',
      severity: 'error',
      cause: `The files are on ${new URL(widget).origin}, whose server does not let pages of other sites read them.`,
      hint: 'Let it send Access-Control-Allow-Origin: * with everything in the folder, or copy dist/cdn to the site of the page.',
    }),
  ]
}

export async function checkUnloaded(page: ReadPage, surroundings: Surroundings): Promise<Finding[]> {
  const { tags, loader, embedded, buttons } = page
  if (!(loader || embedded.length || buttons.length)) return []
  // Without a script of ours, one of the others may contain it.
  const scripts = (loader ? [loader] : tags).filter(
    ({ name, attributes: { src } }) => name === 'script' && src && URL.canParse(src, baseOf(page)),
  )
  const rows = scripts.slice(0, MOST_SCRIPTS).map((tag) => checkScript(tag, page, surroundings))
  return (await Promise.all(rows)).flat()
}
