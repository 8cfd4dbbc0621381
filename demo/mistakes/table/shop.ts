/** Mistakes with products and settings of the shop, and with the API. */
import { inScript, type Mistake, SCRIPT } from '../mistake'

const button = (product: string, attributes = '') =>
  `<cartlet-buy-button product="${product}" ${attributes}><a href="%%API%%/">Shop</a></cartlet-buy-button>`

export const SHOP_MISTAKES: readonly Mistake[] = [
  { name: 'product-misspelt', title: 'A product whose slug is misspelt', body: button('blue-mugg'), finds: ['product-unknown'] },
  {
    name: 'product-by-its-name',
    title: "The product's name instead of its slug",
    body: button('Blue Mug'),
    finds: ['product-unknown'],
  },
  { name: 'product-hidden', title: 'A product that the shop hides', body: button('%%HIDDEN%%'), finds: ['product-unknown'] },
  {
    name: 'product-of-a-page-button',
    title: 'A button of the page that adds what is not there',
    body: '<button data-cartlet-add="no-such-thing">Add</button>',
    finds: ['product-unknown'],
  },
  { name: 'product-sold-out', title: 'A product that is sold out', body: button('brass-lamp'), finds: ['product-sold-out'] },
  {
    name: 'variant-unknown',
    title: 'A variant that was never made',
    body: button('linen-tee', 'variant="00000000-0000-4000-8000-000000000000"'),
    finds: ['variant-unknown'],
  },
  {
    name: 'collection-unknown',
    title: 'A collection that is not in the shop',
    body: '<cartlet-collection collection="no-such-collection"></cartlet-collection>',
    finds: ['collection-unknown'],
  },
  {
    name: 'catalog-wrong',
    title: 'The other version of the catalog',
    script: inScript('="v1"', '="v3"'),
    finds: ['catalog-wrong'],
  },
  {
    name: 'catalog-unnamed',
    title: 'A shop of version 1 whose page does not say so',
    script: inScript('data-catalog="v1"', ''),
    finds: ['catalog-unnamed'],
  },
  {
    name: 'redirect-domain-not-allowed',
    title: 'A domain that the shop does not send buyers back to',
    script: absolute(inScript('%%CLIENT_ID%%', '%%OTHER_CLIENT_ID%%')),
    body: button('harbour-espresso'),
    address: 'https://blog.example/coffee',
    finds: ['redirect-domain-not-allowed'],
  },
]

export const REACH_MISTAKES: readonly Mistake[] = [
  {
    name: 'api-unreachable',
    title: 'An API that is out of reach',
    script: inScript('%%API%%', '%%DEAD%%'),
    findsInPage: ['api-blocked'],
    finds: ['api-unreachable'],
  },
  {
    name: 'api-wrong',
    title: "A website's own address as the API",
    script: inScript('%%API%%', '%%HOSTS%%'),
    finds: ['api-wrong'],
  },
  {
    name: 'api-without-cors',
    title: 'A proxy that allows no page to read',
    script: inScript('%%API%%', '%%WITHOUT_CORS%%'),
    finds: ['api-blocked-by-cors'],
  },
  { name: 'api-insecure', title: 'An API over http', script: inScript('%%API%%', 'http://api.example'), finds: ['api-insecure'] },
  {
    name: 'page-insecure',
    title: 'A page over http',
    script: absolute(SCRIPT),
    address: 'http://blog.example/',
    finds: ['page-insecure'],
  },
  {
    name: 'page-from-file',
    title: 'A page opened from the disk',
    script: absolute(SCRIPT),
    address: 'file:///home/ada/shop.html',
    isOfBrowser: true,
    finds: ['page-from-file'],
  },
]

function absolute(script: string): string {
  return script.replace('"/cartlet/', '"%%HOSTS%%/cartlet/')
}
