/** The platform's own SDK with React, as a developer would build it. */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { isInstalled } from '../../install'
import { AMOUNT, CDN, type Subject } from '../subject'

const PACKAGES = ['@wix/sdk', '@wix/stores', '@wix/ecom', 'react', 'react-dom']
const FILE = '/wix/app-000001.js'
const CSS = `[data-product]{height:64px}.wix-buy{font:inherit;width:100%;height:64px;padding:8px 12px;display:grid;align-content:start;border:0;background:#222;color:#fff}
.wix-toggle{position:fixed;right:16px;bottom:16px;min-height:44px}
.wix-drawer{margin:0 0 0 auto;height:100%;max-height:none;width:380px;border:0}`

export const wixReact: Subject = {
  name: 'wix-react',
  missing() {
    const absent = PACKAGES.filter((name) => !isInstalled(name))
    return absent.length ? `not installed: ${absent.join(', ')}` : undefined
  },
  async prepare({ addFiles }) {
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL('app.tsx', import.meta.url))],
      bundle: true,
      format: 'esm',
      minify: true,
      target: 'es2022',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      write: false,
      logLevel: 'error',
    })
    addFiles({ [FILE]: Buffer.from(outputFiles[0]?.contents ?? []) })
  },
  parts: ({ platform }) => ({
    head: `<style>${CSS}</style><script type="module" async crossorigin src="${CDN}${FILE}" data-client-id="${platform.clientId}"></script>`,
    slot: ({ slug, name }) => `<div data-product="${slug}">Buy the ${name}</div>`,
  }),
  places: {
    button: { path: ['[data-slot="0"] .wix-buy'] },
    price: { path: ['[data-slot="0"] .wix-buy .price'], text: AMOUNT },
    drawer: { path: ['.wix-drawer[open]'] },
    line: { path: ['.wix-drawer[open] li'] },
    toggle: { path: ['.wix-toggle'] },
  },
}
