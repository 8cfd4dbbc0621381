/** Puts the merchant's snippet into a host page, in the form that the page can take. */

export interface Snippet {
  /** Where the loader stands. */
  loader: string
  clientId: string
  api: string
  /** Slug that is sold, and the fallback link's words and target. */
  product: string
  words: string
  href: string
}

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export function snippetText({ loader, clientId, api, product, words, href }: Snippet, form: 'html' | 'xml', nonce = ''): string {
  const [src, id, origin, target, text] = [loader, clientId, api, href, words].map(escapeXml) as [
    string,
    string,
    string,
    string,
    string,
  ]
  const flags = form === 'xml' ? 'async="async" crossorigin="anonymous"' : 'async crossorigin'
  return [
    `<script ${nonce}${flags} src="${src}" data-client-id="${id}" data-api="${origin}"></script>`,
    `<cartlet-buy-button product="${escapeXml(product)}"><a href="${target}">${text}</a></cartlet-buy-button>`,
  ].join('\n')
}

export interface FilledPage {
  text: string
  /** Placeholders that nobody told us about. */
  unknown: string[]
}

const NONCE = 'nonce="HOSTILE"'

export function fillPage(page: string, snippet: Snippet, origins: readonly string[], form: 'html' | 'xml' = 'html'): FilledPage {
  const values: Record<string, string> = {
    SNIPPET: snippetText(snippet, form, page.includes(NONCE) ? `${NONCE} ` : ''),
    ORIGINS: origins.join(' '),
  }
  const unknown = new Set<string>()
  const text = page.replace(/%%([A-Z_]+)%%/g, (whole, name: string) => {
    if (!(name in values)) unknown.add(whole)
    return values[name] ?? whole
  })
  return { text, unknown: [...unknown] }
}
