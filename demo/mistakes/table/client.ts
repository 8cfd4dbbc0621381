/** Mistakes with the client id. */
import { BUTTON, inScript, type Mistake, SCRIPT } from '../mistake'

const ID = 'data-client-id="%%CLIENT_ID%%"'

export const CLIENT_MISTAKES: readonly Mistake[] = [
  { name: 'client-id-missing', title: 'The script has no client id', script: inScript(ID, ''), finds: ['client-id-missing'] },
  {
    name: 'client-id-empty',
    title: 'The client id is empty',
    script: inScript(ID, 'data-client-id=""'),
    finds: ['client-id-missing'],
  },
  {
    name: 'client-id-misspelt',
    title: 'data-clientid instead of data-client-id',
    script: inScript(ID, 'data-clientid="%%CLIENT_ID%%"'),
    finds: ['client-id-missing', 'attribute-misspelt'],
  },
  {
    name: 'client-id-without-data',
    title: 'client-id on the script, without data-',
    script: inScript(ID, 'client-id="%%CLIENT_ID%%"'),
    finds: ['client-id-missing', 'attribute-misspelt'],
  },
  {
    name: 'client-id-verbatim',
    title: 'CLIENT_ID pasted as it stands in the guide',
    script: inScript(ID, 'data-client-id="CLIENT_ID"'),
    finds: ['client-id-placeholder'],
  },
  {
    name: 'client-id-template',
    title: 'A template with an unfilled placeholder',
    script: inScript(ID, 'data-client-id="{{ shop.client_id }}"'),
    finds: ['client-id-placeholder'],
  },
  {
    name: 'client-id-cut-off',
    title: 'A client id that was not copied whole',
    script: inScript(ID, 'data-client-id="2f6a1c58-7d0e-4b8b-9c1e-5a8d3f402b"'),
    finds: ['client-id-malformed'],
  },
  {
    name: 'client-id-unknown',
    title: 'A client that was deleted',
    script: inScript(ID, 'data-client-id="00000000-1111-4222-8333-444444444444"'),
    finds: ['client-id-unknown'],
  },
  {
    name: 'client-id-of-another-shop',
    title: 'The client id of another shop',
    script: inScript('%%CLIENT_ID%%', '%%OTHER_CLIENT_ID%%'),
    body: `${BUTTON}<cartlet-product product="linen-tee"><a href="%%API%%/product-page/linen-tee">Linen Tee</a></cartlet-product>`,
    finds: ['shop-has-none-of-these'],
  },
  {
    name: 'client-id-of-an-element',
    title: 'An element with the client id of a guide',
    body: BUTTON.replace('product=', 'client-id="YOUR_CLIENT_ID" product='),
    script: SCRIPT,
    finds: ['client-id-placeholder'],
  },
  {
    name: 'secret-in-page',
    title: 'An API key instead of the client id',
    script: inScript('%%CLIENT_ID%%', 'IST.eyJraWQiOiJQb3pIX2FDMiIsImFsZyI6IlJTMjU2In0'),
    finds: ['secret-in-page'],
  },
  {
    name: 'client-id-in-query',
    title: 'clientid in the address of the script',
    script: '<script async crossorigin src="/cartlet/loader.js?clientid=%%CLIENT_ID%%" data-api="%%API%%"></script>',
    finds: ['client-id-missing', 'attribute-misspelt'],
  },
]
