/** Buy Button, in the two forms that its generator pastes: a component for each product, and one set of products. */
import { readFileSync } from 'node:fs'
import { isInstalled, peerFile } from '../../install'
import { AMOUNT, CDN, type PageParts, type Place, type Subject } from '../subject'
import { createShopifyApi } from './api'

const PACKAGE = '@shopify/buy-button-js'
const HOST = 'shop-window.myshopify.com'
const FILE = '/shopify/buybutton.min.js'

/** The generator's snippet: it loads the file, then creates components. Contents as the generator's "button and price" layout has them. */
const script = (create: string): string => `<script>(function () {
var script = document.createElement('script'); script.async = true; script.src = '${CDN}${FILE}'; script.onload = init
;(document.getElementsByTagName('head')[0] || document.getElementsByTagName('body')[0]).appendChild(script)
function init() {
  var client = ShopifyBuy.buildClient({ domain: '${HOST}', storefrontAccessToken: '0123456789abcdef0123456789abcdef' })
  var ui = ShopifyBuy.UI.init(client)
  var options = { product: { contents: { img: false, title: false, price: true, button: true }, text: { button: 'Add to cart' } } }
  ${create}
}})()</script>`

const EACH = script(`document.querySelectorAll('[data-shopify]').forEach(function (node) {
      ui.createComponent('product', { id: node.dataset.shopify, node: node, moneyFormat: '%E2%82%AC%7B%7Bamount%7D%7D', options: options })
    })`)
const SET = (count: number) =>
  script(`ui.createComponent('productSet', {
      id: ${JSON.stringify(Array.from({ length: count }, (_, index) => String(index + 1)))},
      node: document.getElementById('shopify-set'), moneyFormat: '%E2%82%AC%7B%7Bamount%7D%7D', options: options
    })`)

const CART = '.shopify-buy-frame--cart'

interface Form {
  name: string
  /** Path to the element that contains button and price. */
  first: string[]
  parts(count: number): PageParts
}

const form = ({ name, first, parts }: Form): Subject => {
  const inFirst = (selector: string, text?: string): Place => ({ path: [...first, selector], ...(text && { text }) })
  return {
    name,
    missing: () => (isInstalled(PACKAGE) ? undefined : `not installed: ${PACKAGE}`),
    apis: ({ products }) => ({ [HOST]: createShopifyApi(products) }),
    prepare: async ({ addFiles }) => addFiles({ [FILE]: readFileSync(peerFile(`${PACKAGE}/dist/buybutton.min.js`)) }),
    parts: (_, count) => parts(count),
    places: {
      button: inFirst('.shopify-buy__btn'),
      price: inFirst('.shopify-buy__product__price', AMOUNT),
      drawer: { path: [`${CART}.is-active iframe`, '.shopify-buy__cart'] },
      line: { path: [`${CART}.is-active iframe`, '.shopify-buy__cart-item'] },
      close: { path: [`${CART}.is-active iframe`, '.shopify-buy__btn--close'] },
      toggle: { path: ['.shopify-buy-frame--toggle iframe', '.shopify-buy__cart-toggle'] },
    },
  }
}

export const SHOPIFY_SUBJECTS: Subject[] = [
  form({
    name: 'shopify-each',
    first: ['[data-slot="0"] iframe'],
    parts: () => ({ head: '', slot: (_, index) => `<div data-shopify="${index + 1}"></div>`, foot: EACH }),
  }),
  form({
    name: 'shopify-set',
    first: ['#shopify-set iframe'],
    parts: (count) => ({ head: '', top: '<div id="shopify-set"></div>', slot: () => '', foot: SET(count) }),
  }),
]
