/** Commerce Layer's drop-in components, with the markup of their documentation: price, button, and a minicart that opens on add. */
import { readdirSync, readFileSync } from 'node:fs'
import { isInstalled, peerFile } from '../../install'
import { AMOUNT, CDN, type Subject } from '../subject'
import { createCommerceLayerApis } from './api'

const PACKAGE = '@commercelayer/drop-in.js'
const FOLDER = '/drop-in/'

const HEAD = `<link rel="stylesheet" href="${CDN}${FOLDER}drop-in.css"><link rel="stylesheet" href="${CDN}${FOLDER}minicart.css">
<script>window.commercelayerConfig = { clientId: 'client1', scope: 'market:code:europe', debug: 'none' }</script>
<script type="module" crossorigin src="${CDN}${FOLDER}drop-in.esm.js"></script>`

export const dropIn: Subject = {
  name: 'drop-in',
  missing: () => (isInstalled(PACKAGE) ? undefined : `not installed: ${PACKAGE}`),
  apis: ({ products }) => createCommerceLayerApis(products),
  async prepare({ addFiles }) {
    const folder = peerFile(`${PACKAGE}/dist/drop-in/`)
    const names = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))
    addFiles(Object.fromEntries(names.map((name) => [FOLDER + name, readFileSync(folder + name)])))
  },
  parts: () => ({
    head: HEAD,
    top: '<cl-cart-link>Cart <cl-cart-count></cl-cart-count><cl-cart open-on-add></cl-cart></cl-cart-link>',
    slot: ({ slug }) =>
      `<cl-price code="${slug}"><cl-price-amount></cl-price-amount></cl-price> <cl-add-to-cart code="${slug}">Add to cart</cl-add-to-cart>`,
  }),
  places: {
    button: { path: ['[data-slot="0"] cl-add-to-cart[role="button"]:not([aria-disabled])'] },
    price: { path: ['[data-slot="0"] cl-price-amount'], text: AMOUNT },
    drawer: { path: ['cl-cart[open]'] },
    // The lines are in a frame of another origin; the count is what the page itself shows.
    line: { path: ['cl-cart-count'], text: '[1-9]' },
    close: { path: ['cl-cart[open]', '[part="close-button"]'] },
    toggle: { path: ['cl-cart-link'] },
  },
}
