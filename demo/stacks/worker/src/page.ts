import { readSnapshot, renderElement, renderStructuredData } from 'cartlet/server'
import catalog from '../catalog.json'

const snapshot = readSnapshot(catalog)
const cards = snapshot.products.map(({ slug }) => ({ name: 'product', attributes: { product: slug, layout: 'card' } }))

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** @param inCart what the visitor has in the cart */
export const page = (inCart: readonly string[]): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Drawn by a worker</title>
    <link rel="icon" href="data:,">
    ${renderStructuredData(cards, snapshot, { url: 'https://site.example/' })}
  </head>
  <body>
    <h1>The harbour shop</h1>
    <ul aria-label="Cart">${inCart.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>
    ${snapshot.products
      .map(
        ({ id, slug, name }) => `
    <form method="post" action="/add">
      ${renderElement('product', { product: slug, layout: 'card' }, snapshot, { content: escaped(name), styleNonce: '' })}
      <button name="product" value="${id}">Add ${escaped(name)}</button>
    </form>`,
      )
      .join('')}
    <form method="post" action="/checkout"><button>Check out</button></form>
  </body>
</html>`
