/** Our own embed, in each form of the snippet that the documentation recommends. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeSnippet } from '../../../src/snippet/write-snippet'
import type { Files } from '../servers/files'
import { commandsMissing, renderPage, takeSnapshot } from './cartlet-commands'
import { AMOUNT, CDN, type PageParts, type Places, type Subject, type Surroundings } from './subject'

const DIST = fileURLToPath(new URL('../../../dist/cdn/', import.meta.url))
const FOLDER = '/cartlet/'
const API = 'https://www.wixapis.com'

const files = (): Files =>
  Object.fromEntries(
    readdirSync(DIST)
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => [FOLDER + name, readFileSync(join(DIST, name))]),
  )

const places = (element: string): Places => ({
  // Pre-rendered it is a link, which the loader answers like a button.
  button: { path: [`[data-slot="0"] ${element}`, '[part~=button]'] },
  price: { path: [`[data-slot="0"] ${element}`, '.price'], text: AMOUNT },
  drawer: { path: ['cartlet-overlay', 'dialog[open]'] },
  line: { path: ['cartlet-overlay', 'dialog[open] .line'] },
  toggle: { path: ['cartlet-overlay', '.toggle'] },
})

const script = ({ platform }: Surroundings, more = '') =>
  `<script async crossorigin src="${CDN}${FOLDER}loader.js" data-client-id="${platform.clientId}"${more}></script>`
const PRECONNECT = `<link rel="preconnect" href="${API}" crossorigin>`
const SHEET = `<link rel="stylesheet" href="${CDN}${FOLDER}cartlet.css">`

/** Placeholder for the head that `writeSnippet`, which is asynchronous, returns. */
const SNIPPET = '<!-- snippet -->'

/** The head as the configurator and `cartlet snippet` write it, also for a page that pins its files. */
const written =
  (integrity: boolean) =>
  async (html: string, { platform }: Surroundings): Promise<string> => {
    const { head } = await writeSnippet(
      { clientId: platform.clientId, elements: [], form: 'tags', files: CDN + FOLDER, policy: 'origins', integrity },
      {
        hashes: JSON.parse(readFileSync(join(DIST, 'sri.json'), 'utf8')) as Record<string, string>,
        reservedSpace: readFileSync(join(DIST, 'cartlet.css'), 'utf8'),
      },
    )
    return html.replace(SNIPPET, () => head)
  }

const slot =
  (element: string): PageParts['slot'] =>
  ({ slug, name }) =>
    `<${element} product="${slug}"><a href="https://shop.example/product-page/${slug}">Buy the ${name}</a></${element}>`

interface Form {
  name: string
  element?: string
  scenarios?: readonly string[]
  missing?(): string | undefined
  head(surroundings: Surroundings, count: number): string
  finish?: Subject['finish']
  standsFirst?: true
}

const form = ({ name, element = 'cartlet-buy-button', scenarios, missing, head, finish, standsFirst }: Form): Subject => ({
  name,
  ours: true,
  ...(scenarios && { scenarios }),
  missing: () => (existsSync(join(DIST, 'loader.js')) ? missing?.() : 'run npm run build first'),
  ...(finish && { finish }),
  ...(standsFirst && { standsFirst }),
  prepare: async ({ addFiles }) => addFiles(files()),
  parts: (surroundings, count) => ({ head: head(surroundings, count), slot: slot(element) }),
  places: places(element),
})

const snapshotPath = (count: number) => `/snapshots/${count}.json`
const loaderReadsSnapshots = () =>
  readFileSync(join(DIST, 'loader.js'), 'utf8').includes('snapshot') ? undefined : 'the loader knows no data-snapshot'

const SNAPSHOT_FORMS: Subject[] = [
  form({
    name: 'cartlet+snapshot',
    missing: () => commandsMissing() ?? loaderReadsSnapshots(),
    head: (surroundings, count) => script(surroundings, ` data-snapshot="${snapshotPath(count)}"`),
    async finish(html, surroundings, count) {
      surroundings.addSiteFiles({ [snapshotPath(count)]: await takeSnapshot(surroundings, count) })
      return html
    },
  }),
  form({
    name: 'cartlet+render',
    standsFirst: true,
    missing: commandsMissing,
    head: () => SNIPPET,
    finish: async (html, surroundings, count) =>
      renderPage(await written(false)(html, surroundings), await takeSnapshot(surroundings, count)),
  }),
]

export const CARTLET_SUBJECTS: Subject[] = [
  form({ name: 'cartlet', head: (surroundings) => script(surroundings) }),
  form({ name: 'cartlet+preconnect', head: (surroundings) => PRECONNECT + script(surroundings) }),
  form({
    name: 'cartlet+snippet',
    head: () => SNIPPET,
    finish: written(false),
  }),
  form({ name: 'cartlet+integrity', scenarios: ['first', 'impatient'], head: () => SNIPPET, finish: written(true) }),
  form({ name: 'cartlet+css', scenarios: ['first'], head: (surroundings) => SHEET + PRECONNECT + script(surroundings) }),
  form({
    name: 'cartlet+cards',
    element: 'cartlet-product',
    scenarios: ['blocking'],
    head: (surroundings) => script(surroundings),
  }),
  ...SNAPSHOT_FORMS,
]
