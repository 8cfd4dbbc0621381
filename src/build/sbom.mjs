/**
 * The software bill of materials of what pages load, in CycloneDX (https://cyclonedx.org). It names no date and no serial number: the
 * same sources give the same bytes.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const PACKAGE = /(?<=^|[\\/])node_modules[\\/](?:.*[\\/]node_modules[\\/])?(?:@[^\\/]+[\\/])?[^\\/]+/

/** The folders of the packages that these modules belong to, as the lockfile names them. @param {Iterable<string>} modules */
export function packagesOf(modules) {
  const found = new Set()
  for (const module of modules) {
    const [folder] = PACKAGE.exec(module) ?? []
    if (folder) found.add(folder.replaceAll('\\', '/'))
  }
  return [...found].sort()
}

const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
const licences = ({ license }) => (license ? [{ license: { id: license } }] : [])
const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`
const hex = (base64) => Buffer.from(base64, 'base64').toString('hex')

/** @param folder of an installed package; @param integrity of its archive, from the lockfile */
function library(folder, integrity = '') {
  const manifest = read(`${folder}/package.json`)
  const [algorithm, digest] = integrity.split('-')
  return {
    type: 'library',
    'bom-ref': `${manifest.name}@${manifest.version}`,
    name: manifest.name,
    version: manifest.version,
    licenses: licences(manifest),
    purl: purlOf(manifest),
    // Of the package as it is published. What pages load are parts of it, with the patches that the notes name.
    ...(digest && { hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content: hex(digest) }] }),
    ...(manifest.name === 'preact' && { pedigree: { notes: 'Bundled with the patches of src/embed/preact/patches.' } }),
  }
}

const fileOf = (name, folder) => ({
  type: 'file',
  'bom-ref': `file:${name}`,
  name,
  hashes: [
    {
      alg: 'SHA-256',
      content: createHash('sha256')
        .update(readFileSync(`${folder}/${name}`))
        .digest('hex'),
    },
  ],
})

/**
 * @param {string[]} packages as `packagesOf` returns them
 * @param {string[]} files names of the files in `folder`
 * @param {string} folder
 * @returns {string} JSON
 */
export function sbomOf(packages, files, folder) {
  const own = read('package.json')
  const locked = read('package-lock.json').packages
  const self = `${own.name}@${own.version}`
  const libraries = packages.map((path) => library(path, locked[path]?.integrity))
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        type: 'library',
        'bom-ref': self,
        name: own.name,
        version: own.version,
        licenses: licences(own),
        purl: purlOf(own),
      },
    },
    components: [...libraries, ...files.map((name) => fileOf(name, folder))],
    dependencies: [{ ref: self, dependsOn: libraries.map((one) => one['bom-ref']) }],
  }
  return `${JSON.stringify(bom, null, 2)}\n`
}
