/** Mistakes with tags, attributes and values. */
import { inScript, type Mistake, withSetting } from '../mistake'

const LINK = '<a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a>'
const tag = (name: string, attributes: string) => `<${name} ${attributes}>${LINK}</${name}>`
const template = (content: string) =>
  `<cartlet-product product="blue-mug"><template>${content}</template>${LINK}</cartlet-product>`
const button = (attributes: string) => tag('cartlet-buy-button', `product="blue-mug" ${attributes}`)

export const TAG_MISTAKES: readonly Mistake[] = [
  {
    name: 'tag-run-together',
    title: '<cartlet-buybutton>',
    body: tag('cartlet-buybutton', 'product="blue-mug"'),
    finds: ['element-unknown'],
  },
  {
    name: 'tag-misspelt',
    title: '<cartlet-prodcut>',
    body: tag('cartlet-prodcut', 'product="blue-mug"'),
    finds: ['element-unknown'],
  },
  {
    name: 'tag-of-another-name',
    title: '<carlet-product>',
    body: tag('carlet-product', 'product="blue-mug"'),
    finds: ['element-unknown'],
  },
  { name: 'tag-invented', title: '<cartlet-checkout-form>', body: tag('cartlet-checkout-form', ''), finds: ['element-unknown'] },
  {
    name: 'host-misspelt',
    title: 'data-cartlet="buy-buton"',
    body: tag('div', 'data-cartlet="buy-buton" data-product="blue-mug"'),
    finds: ['element-unknown'],
  },
  {
    name: 'action-misspelt',
    title: 'data-cartlet-ad instead of data-cartlet-add',
    body: '<button data-cartlet-ad="blue-mug">Add a mug</button>',
    finds: ['attribute-misspelt'],
  },
  {
    name: 'action-of-another-name',
    title: 'data-carlet-add instead of data-cartlet-add',
    body: '<button data-carlet-add="blue-mug">Add a mug</button>',
    finds: ['attribute-misspelt'],
  },
  {
    name: 'element-self-closing',
    title: 'A slash instead of an end tag',
    body: `<cartlet-buy-button product="blue-mug" /><cartlet-buy-button product="fig-candle"></cartlet-buy-button>`,
    finds: ['element-not-closed'],
  },
  {
    name: 'template-field-misspelt',
    title: 'data-cartlet-text="nmae" in a template',
    body: template('<b data-cartlet-text="nmae"></b><i data-cartlet-text="price"></i>'),
    finds: ['template-field-unknown'],
  },
  {
    name: 'template-list-unopened',
    title: 'data-cartlet-text="options.name" without data-cartlet-each',
    body: template('<b data-cartlet-text="options.name"></b>'),
    finds: ['template-field-unknown'],
  },
  {
    name: 'template-list-without-its-parent',
    title: 'data-cartlet-each="choices" outside of data-cartlet-each="options"',
    body: template('<b data-cartlet-each="choices"><i data-cartlet-text="name"></i></b>'),
    finds: ['template-field-unknown'],
  },
  {
    name: 'template-field-of-a-product-in-the-cart',
    title: 'data-cartlet-text="ribbon" in a template of <cartlet-cart>',
    body: `<cartlet-cart><ul><template><li><b data-cartlet-text="ribbon"></b><i data-cartlet-text="problem"></i></li></template></ul></cartlet-cart>`,
    finds: ['template-field-unknown'],
  },
  {
    name: 'template-text-of-a-list',
    title: 'data-cartlet-text="options", which is a list',
    body: template('<b data-cartlet-text="options"></b>'),
    finds: ['template-field-unfit'],
  },
  {
    name: 'template-each-of-a-text',
    title: 'data-cartlet-each="name", which is no list',
    body: template('<b data-cartlet-each="name"></b>'),
    finds: ['template-field-unfit'],
  },
  {
    name: 'template-address-of-a-text',
    title: 'data-cartlet-attr-href="name"',
    body: template('<a data-cartlet-attr-href="name">See it</a>'),
    finds: ['template-field-unfit'],
  },
  {
    name: 'template-handler',
    title: 'data-cartlet-attr-onclick="name"',
    body: template('<button type="button" data-cartlet-attr-onclick="name">Press</button>'),
    finds: ['template-field-unfit'],
  },
  {
    name: 'template-control-elsewhere',
    title: 'data-cartlet-remove in a template of <cartlet-product>',
    body: template('<button type="button" data-cartlet-remove>Remove</button>'),
    finds: ['template-misplaced'],
  },
  {
    name: 'template-binding-misspelt',
    title: 'data-cartlet-txet in a template',
    body: template('<b data-cartlet-txet="name"></b>'),
    finds: ['attribute-misspelt'],
  },
  {
    name: 'template-in-a-button',
    title: 'A template in <cartlet-buy-button>',
    body: `<cartlet-buy-button product="blue-mug"><template><b data-cartlet-text="name"></b></template>${LINK}</cartlet-buy-button>`,
    finds: ['template-misplaced'],
  },
  {
    name: 'binding-without-a-template',
    title: 'data-cartlet-text outside of a template',
    body: `${button('')}<p data-cartlet-text="name"></p>`,
    finds: ['template-misplaced'],
  },
  {
    name: 'piece-without-a-template',
    title: '<cartlet-price> outside of a template',
    body: `${button('')}<cartlet-price></cartlet-price>`,
    finds: ['template-misplaced'],
  },
  {
    name: 'piece-misspelt',
    title: '<cartlet-prise> in a template',
    body: template('<cartlet-prise></cartlet-prise>'),
    finds: ['element-unknown'],
  },
  {
    name: 'attribute-of-a-piece-misspelt',
    title: 'acton instead of action on <cartlet-add> in a template',
    body: template('<cartlet-add acton="checkout"></cartlet-add>'),
    finds: ['attribute-misspelt'],
  },
]

export const ATTRIBUTE_MISTAKES: readonly Mistake[] = [
  {
    name: 'setting-by-another-name',
    title: 'data-lang instead of data-locale',
    script: withSetting('data-lang="de"'),
    finds: ['attribute-misspelt'],
  },
  { name: 'setting-run-together', title: 'data-onadd', script: withSetting('data-onadd="toast"'), finds: ['attribute-misspelt'] },
  { name: 'setting-misspelt', title: 'data-curt', script: withSetting('data-curt="none"'), finds: ['attribute-misspelt'] },
  {
    name: 'setting-escaped-twice',
    title: '&amp;amp; in the address of the script',
    script:
      '<script async crossorigin src="/cartlet/loader.js?client-id=%%CLIENT_ID%%&amp;amp;on-add=toast" data-api="%%API%%" data-catalog="v1"></script>',
    finds: ['attribute-misspelt'],
  },
  {
    name: 'attribute-misspelt',
    title: 'prodcut="blue-mug"',
    body: tag('cartlet-buy-button', 'prodcut="blue-mug"'),
    finds: ['attribute-misspelt', 'attribute-missing'],
  },
  { name: 'attribute-by-another-name', title: 'qty="2"', body: button('qty="2"'), finds: ['attribute-misspelt'] },
  {
    name: 'attribute-of-another-element',
    title: 'layout on a button',
    body: button('layout="full"'),
    finds: ['attribute-of-another-element'],
  },
  {
    name: 'setting-on-an-element',
    title: 'storage on an element',
    body: button('storage="session"'),
    finds: ['attribute-of-another-element'],
  },
  {
    name: 'product-missing',
    title: 'A button without a product',
    body: tag('cartlet-buy-button', ''),
    finds: ['attribute-missing'],
  },
]

export const VALUE_MISTAKES: readonly Mistake[] = [
  { name: 'action-unknown', title: 'action="buy"', body: button('action="buy"'), finds: ['value-unknown'] },
  {
    name: 'layout-unknown',
    title: 'layout="ful"',
    body: tag('cartlet-product', 'product="blue-mug" layout="ful"'),
    finds: ['value-unknown'],
  },
  { name: 'quantity-negative', title: 'quantity="-3"', body: button('quantity="-3"'), finds: ['value-unknown'] },
  { name: 'quantity-in-words', title: 'quantity="two"', body: button('quantity="two"'), finds: ['value-unknown'] },
  { name: 'limit-too-high', title: 'limit="500"', body: tag('cartlet-collection', 'limit="500"'), finds: ['value-unknown'] },
  { name: 'sort-unknown', title: 'sort="price"', body: tag('cartlet-collection', 'sort="price"'), finds: ['value-unknown'] },
  {
    name: 'on-add-unknown',
    title: 'data-on-add="confetti"',
    script: withSetting('data-on-add="confetti"'),
    finds: ['value-unknown'],
  },
  { name: 'theme-misspelt', title: 'data-theme="drak"', script: withSetting('data-theme="drak"'), finds: ['value-unknown'] },
  {
    name: 'locale-in-words',
    title: 'data-locale="english"',
    script: withSetting('data-locale="english"'),
    finds: ['value-unknown'],
  },
  {
    name: 'amount-without-currency',
    title: 'data-free-shipping-from="35"',
    script: withSetting('data-free-shipping-from="35"'),
    finds: ['value-unknown'],
  },
  {
    name: 'api-without-scheme',
    title: 'data-api="www.wixapis.com"',
    script: inScript('%%API%%', 'www.wixapis.com'),
    finds: ['value-unknown'],
  },
  {
    name: 'product-is-an-address',
    title: "The product's address instead of its slug",
    body: tag('cartlet-buy-button', 'product="https://shop.example/product-page/blue-mug"'),
    finds: ['value-unknown'],
  },
  {
    name: 'curly-quotes',
    title: 'Quotes that an editor made curly',
    body: tag('cartlet-buy-button', 'product=“blue-mug”'),
    finds: ['value-unknown'],
  },
]
