/** Everything that is generated from the manifest: files that the build puts into `dist`, and files that are committed. */
import { angularComponents } from './outputs/angular'
import { customElements } from './outputs/custom-elements'
import { docsTables, withTables } from './outputs/docs'
import { elementTypes, pieceTypes } from './outputs/element-types'
import { eventTypes } from './outputs/event-types'
import { expectedValues } from './outputs/expected-values'
import { frameworkTypes } from './outputs/frameworks'
import { htmlData } from './outputs/html-data'
import { knownMarkup } from './outputs/known-markup'
import { productFields, templateFields } from './outputs/template-fields'
import { themeSchema, themeTypes } from './outputs/theme'
import { webTypes } from './outputs/web-types'

const json = (value: unknown): string => `${JSON.stringify(value)}\n`

/** Texts of the packed files by their paths in `dist`. */
export const packedFiles = (version: string): Readonly<Record<string, string>> => ({
  'editors/custom-elements.json': json(customElements()),
  'editors/html-custom-data.json': json(htmlData()),
  'editors/theme.schema.json': json(themeSchema()),
  'editors/web-types.json': json(webTypes(version)),
  ...Object.fromEntries(Object.entries(frameworkTypes()).map(([name, text]) => [`frameworks/${name}.d.ts`, text])),
  // To be copied into an app.
  'frameworks/angular.ts': angularComponents(),
  // The module for a runtime import of these entries, which contain only types.
  'frameworks/types-only.js': 'export {}\n',
})

/** Texts of the committed files by their paths. @param read returns a file's current text */
export const committedFiles = (read: (path: string) => string): Readonly<Record<string, string>> => ({
  'demo/stacks/angular/src/cartlet.ts': angularComponents(),
  'src/embed/api/element-types.ts': elementTypes(),
  'src/embed/api/piece-types.ts': pieceTypes(),
  'src/embed/events/event-types.ts': eventTypes(),
  'src/checkup/markup/known-markup.ts': knownMarkup(),
  'src/checkup/markup/product-fields.ts': productFields(),
  'src/checkup/markup/template-fields.ts': templateFields(),
  'src/embed/api/theme-types.ts': themeTypes(),
  'src/embed/report/expected-values.ts': expectedValues(),
  ...Object.fromEntries(Object.keys(docsTables()).map((path) => [path, withTables(path, read(path))])),
})
