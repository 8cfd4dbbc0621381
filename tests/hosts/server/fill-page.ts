/** Puts the merchant's snippet into a host page, in the form that the page can take. */

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

/** What is pasted: a button, or a full product, a button of a product with options, and an account. */
export type Pasted = 'button' | 'parts'

/** A product with options, which must be chosen before it is bought. */
export const WITH_CHOICES = 'linen-tee'

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export function snippetText(
  { loader, clientId, api, product, words, href }: Snippet,
  form: 'html' | 'xml',
  nonce = '',
  pasted: Pasted = 'button',
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
  return [
    `<script ${nonce}${flags} src="${src}" data-client-id="${id}" data-api="${origin}"></script>`,
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
}

export function fillPage(
  page: string,
  snippet: Snippet,
  origins: readonly string[],
  { form = 'html', pasted = 'button' }: Form = {},
): FilledPage {
  const values: Record<string, string> = {
    SNIPPET: snippetText(snippet, form, page.includes(NONCE) ? `${NONCE} ` : '', pasted),
    ORIGINS: origins.join(' '),
  }
  const unknown = new Set<string>()
  const text = page.replace(/%%([A-Z_]+)%%/g, (whole, name: string) => {
    if (!(name in values)) unknown.add(whole)
    return values[name] ?? whole
  })
  return { text, unknown: [...unknown] }
}
