/** The host page: a shop window with columns of a fixed width, the same for every subject. */
import type { PageParts, SlotProduct } from '../subjects/subject'

const CSS = `body{font:16px/1.5 Georgia,serif;margin:0 auto;max-width:1200px;padding:0 8px}
header{padding:24px 0}h1{margin:0}
main{display:grid;grid-template-columns:repeat(auto-fill,224px);gap:16px}
.product h2{font-size:18px;margin:8px 0 4px}.product p{margin:0 0 8px}
.picture{height:120px;background:#d8d2c4}`

const WORDS = 'Made by hand in a small workshop and sent in plain paper. Looks better with every year of use.'

export const hostPage = (
  products: readonly SlotProduct[],
  { head, top = '', slot, foot = '' }: PageParts,
): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The shop window</title><style>${CSS}</style>${head}</head>
<body><header><h1>The shop window</h1><p>${WORDS}</p></header>${top}<main>
${products
  .map(
    (product, index) =>
      `<article class="product"><div class="picture"></div><h2>${product.name}</h2><p>${WORDS}</p><div data-slot="${index}">${slot(product, index)}</div></article>`,
  )
  .join('\n')}
</main><footer><p>${WORDS}</p></footer>${foot}</body></html>
`
