/** `npx tsx src/wordpress/pack.ts [FILE]`, after a build: writes the plugin's archive, by default `dist/cartlet-wordpress.zip`. */
import { writeFileSync } from 'node:fs'
import { pluginArchive } from './plugin-files'

const [file = 'dist/cartlet-wordpress.zip'] = process.argv.slice(2)
const pack = async () => writeFileSync(file, await pluginArchive())
void pack()
