/** A theme file's schema, and the type of its variables. */
import { VARIABLES } from '../variables'

export const themeTypes =
  (): string => `/** The CSS variables as a theme names them. Generated from \`src/manifest\` by \`npx tsx src/manifest/write.ts\`. */

export interface ThemeVariables {
${VARIABLES.map(({ name, description }) => `  /** ${description[0]?.toUpperCase()}${description.slice(1)}. */\n  '${name}'?: string\n`).join('')}}
`

const ofVariable = ({ description, light, dark }: (typeof VARIABLES)[number], isForDark: boolean) => ({
  type: 'string',
  minLength: 1,
  description: `${description}. Default: ${(isForDark && dark) || light}`,
})

const variables = (isForDark: boolean) => Object.fromEntries(VARIABLES.map((row) => [row.name, ofVariable(row, isForDark)]))

/** JSON Schema of a theme file (`data-theme="/theme.json"`) and of the argument of `cartlet.setTheme`. */
export const themeSchema = () => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Theme of Cartlet',
  type: 'object',
  additionalProperties: false,
  properties: {
    $schema: { type: 'string', description: 'Address of this schema' },
    theme: {
      enum: ['auto', 'light', 'dark', 'host'],
      description: 'What decides between light and dark. Default: auto',
    },
    ...variables(false),
    dark: {
      type: 'object',
      additionalProperties: false,
      description: 'Values that apply in dark mode instead',
      properties: variables(true),
    },
  },
})
