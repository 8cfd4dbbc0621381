/** Puts the merchant's snippet into a host page, in the form that the page can take. */
import { importMapOf, loaderOf } from '../../../src/snippet/import-map'

export interface Snippet {
  /** The address of the loader. */
  loader: string
  clientId: string
  api: string
  /** The slug of the product, and the fallback link's text and target. */
  product: string
  words: string
  href: string
}

/** The hashes of the built files, by name, and where they are served. */
export interface Integrity {
  hashes: Readonly<Record<string, string>>
  folder: string
}

/** What is pasted: a button, or a full product, a button of a product with options, and an account. */
export type Pasted = 'button' | 'parts'

/** A product with options, which must be chosen before it is bought. */
export const WITH_CHOICES = 'linen-tee'

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export function snippetText(
  { loader, clientId, api, product, words, href }: Snippet,
  form: 'html' | 'xml',
  nonce = '',
  { pasted = 'button', integrity }: Pick<Form, 'pasted' | 'integrity'> = {},
): string {
  const [src, id, origin, target, text] = [loader, clientId, api, href, words].map(escapeXml) as [
    string,
    string,
    string,
    string,
    string,
  ]
  const flags = form === 'xml' ? 'async="async" crossorigin="anonymous"' : 'async crossorigin'
  const link = `<a href="${target}">${text}</a>`
  const button = (slug: string) => `<cartlet-buy-button product="${escapeXml(slug)}">${link}</cartlet-buy-button>`
  const elements: Record<Pasted, string[]> = {
    button: [button(product)],
    parts: [
      `<cartlet-product product="${escapeXml(product)}" layout="full">${link}</cartlet-product>`,
      button(WITH_CHOICES),
      `<cartlet-account>${link}</cartlet-account>`,
    ],
  }
  const named = integrity && loaderOf(integrity.hashes)
  const checked = integrity ? [`<script type="importmap">${importMapOf(integrity.hashes, integrity.folder)}</script>`] : []
  const source = named ? `src="${integrity.folder}${named}" integrity="${integrity.hashes[named]}"` : `src="${src}"`
  return [
    ...checked,
    `<script ${nonce}${flags} ${source} data-client-id="${id}" data-api="${origin}"></script>`,
    ...elements[pasted],
  ].join('\n')
}

export interface FilledPage {
  text: string
  /** Placeholders without a known value. */
  unknown: string[]
}

const NONCE = 'nonce="HOSTILE"'

export interface Form {
  form?: 'html' | 'xml'
  pasted?: Pasted
  integrity?: Integrity
}

export function fillPage(
  page: string,
  snippet: Snippet,
  origins: readonly string[],
  { form = 'html', ...more }: Form = {},
): FilledPage {
  const values: Record<string, string> = {
    SNIPPET: snippetText(snippet, form, page.includes(NONCE) ? `${NONCE} ` : '', more),
    ORIGINS: origins.join(' '),
  }
  const unknown = new Set<string>()
  const text = page.replace(/%%([A-Z_]+)%%/g, (whole, name: string) => {
    if (!(name in values)) unknown.add(whole)
    return values[name] ?? whole
  })
  return { text, unknown: [...unknown] }
}
