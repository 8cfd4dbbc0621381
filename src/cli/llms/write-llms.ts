/** Lists what a site sells for programs: `llms.txt` (https://llmstxt.org), Markdown with links. */
import type { Snapshot } from '../../store/base/snapshot-model'
import type { ProductView } from '../../store/base/views'
import { entryOf } from '../../store/catalog/untrusted'

export interface LlmsSettings {
  /** Address of the site, for links that add products to the cart. */
  url?: string
  /** @default the site's host */
  name?: string
}

/** Escapes a text for Markdown, in one line. */
const inline = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]<>*_`]/g, '\\$&')
/** Encodes round brackets, which would end a link. */
const address = (url: string) => url.replace(/[()\s<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const priceText = ({ price, comparePrice, priceRange }: ProductView) => {
  if (priceRange) return `${priceRange.min.formatted} to ${priceRange.max.formatted}`
  return comparePrice ? `${price.formatted} (before ${comparePrice.formatted})` : price.formatted
}

const stockText = ({ inStock, preorder }: ProductView) => (inStock ? 'in stock' : preorder ? 'can be pre-ordered' : 'sold out')

const choicesText = ({ options, modifiers }: ProductView) =>
  [
    ...options.map(({ name, choices }) => ({ name, choices })),
    ...modifiers.flatMap((modifier) => (modifier.kind === 'choice' ? [{ name: modifier.title, choices: modifier.choices }] : [])),
  ]
    .map(({ name, choices }) => `${name}: ${choices.map(({ label, value }) => label || value).join(', ')}`)
    .join('; ')

function productLine(product: ProductView, description: string | undefined): string {
  const { name, brand, slug, id, url } = product
  const title = url ? `[${inline(name)}](${address(url)})` : inline(name)
  const facts = [brand, priceText(product), stockText(product), `slug ${slug || id}`].filter((fact) => fact !== undefined)
  const parts = [facts.join(', '), choicesText(product), description].filter(Boolean)
  return `- ${title}: ${parts.map((one) => inline(`${one}`)).join('. ')}`
}

/** Lists each product once: in its first collection, or at the end. */
function sections({ products, collections, descriptions = {} }: Snapshot): string[] {
  const left = new Map(products.map((product) => [product.id, product]))
  const take = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const product = left.get(id)
      left.delete(id)
      return product ? [productLine(product, entryOf(descriptions, id))] : []
    })
  const named = collections
    .filter(({ reference }) => reference)
    .map(({ name, products: ids }) => ({ name: inline(name) || 'Products', lines: take(ids) }))
    .filter(({ lines }) => lines.length)
  const rest = take([...left.keys()])
  if (rest.length) named.push({ name: named.length ? 'More products' : 'Products', lines: rest })
  return named.map(({ name, lines }) => `## ${name}\n\n${lines.join('\n')}`)
}

/** An example link for a product that needs no choice, with the site's own address. */
function addLink({ products }: Snapshot, url: string | undefined): string | undefined {
  const simple = products.find(
    ({ options, modifiers, oneTimePurchase }) =>
      !options.length && !modifiers.some(({ required }) => required) && oneTimePurchase,
  )
  if (!url || !simple) return undefined
  const link = new URL(url)
  link.search = `cartlet-add=${encodeURIComponent(simple.slug || simple.id)}:1`
  return link.href
}

export function writeLlms(snapshot: Snapshot, { url, name }: LlmsSettings): string {
  const title = inline(name ?? (url ? new URL(url).host : 'Products'))
  const taken = new Date(snapshot.takenAt).toISOString().slice(0, 16).replace('T', ' ')
  const link = addLink(snapshot, url)
  const buying = [
    'Prices and stock change: the checkout shows the final price. Only a person can complete it.',
    'Pages of this site may offer tools to a browser agent (`document.modelContext`): search_catalog, get_product, add_to_cart, get_cart, set_quantity, open_cart, start_checkout.',
    link &&
      `An address of this site with \`?cartlet-add=SLUG:QUANTITY\`, several separated by commas, puts products that need no choice into the cart of whoever opens it: <${link}>`,
  ].filter(Boolean)
  return `${[
    `# ${title}`,
    `> ${snapshot.products.length} products of this site, with prices and stock of ${taken} UTC.`,
    `## How to buy\n\n${buying.map((line) => `- ${line}`).join('\n')}`,
    ...sections(snapshot),
  ].join('\n\n')}\n`
}
