/** Writes the site into `dist`: the page, and the package's files beside it. No bundler. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const { CLIENT_ID = 'CLIENT_ID', API = 'https://www.wixapis.com' } = process.env

mkdirSync('dist', { recursive: true })
for (const folder of ['npm', 'cdn']) cpSync(`node_modules/cartlet/dist/${folder}`, `dist/cartlet/${folder}`, { recursive: true })
writeFileSync('dist/index.html', readFileSync('index.html', 'utf8').replace('%CLIENT_ID%', CLIENT_ID).replace('%API%', API))
