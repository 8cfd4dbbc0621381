/** Checks how the page loads Cartlet: once, without blocking the page, and over https. */
import type { Finding, Tag } from '../model'
import type { ReadPage } from '../page/read-page'
import { findingAt } from '../page/where'

export const isLoopback = (hostname: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

/** The version in an address such as `cartlet@1.2.0`. */
const versionIn = (src: string) => /cartlet@([^/@]+)\//.exec(src)?.[1]
const JAVASCRIPT = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i

function absent(page: ReadPage): Finding[] {
  const [first] = [...page.embedded.map(({ tag }) => tag), ...page.buttons]
  if (page.loader || page.isRunning || !first) return []
  return [
    findingAt(first, {
      code: 'loader-missing',
      severity: 'warning',
      cause: 'Nothing in this page loads Cartlet, so visitors see only the content of the elements.',
      hint: 'Paste the script of the snippet. If a bundler or a tag manager loads Cartlet, run cartlet.check() in the page instead.',
    }),
  ]
}

function repeated({ loaders }: ReadPage): Finding[] {
  const versions = new Set(loaders.map(({ attributes }) => versionIn(attributes.src ?? '')))
  return loaders.slice(1).flatMap((tag): Finding[] => {
    if (versions.size > 1)
      return [
        findingAt(tag, {
          code: 'versions-mixed',
          severity: 'error',
          cause: `The page loads two versions of Cartlet (${[...versions].map((one) => one ?? 'no version').join(' and ')}); the first one runs.`,
          hint: 'Keep one script.',
        }),
      ]
    return [
      findingAt(tag, {
        code: 'loader-twice',
        severity: 'warning',
        cause: 'The script is in the page more than once. The first one runs; the settings of the others may be ignored.',
        hint: 'Keep one script, in the head.',
      }),
    ]
  })
}

function held({ attributes, ...rest }: Tag): Finding[] {
  const tag = { attributes, ...rest }
  const { type = '' } = attributes
  if (!JAVASCRIPT.test(type))
    return [
      findingAt(tag, {
        code: 'loader-not-run',
        severity: 'error',
        cause: `type="${type}" keeps the browser from running the script.`,
        hint: 'A consent tool or an optimizer sets this type. Let it run the script; data-consent="required" stores nothing before consent.',
      }),
    ]
  if ('async' in attributes || 'defer' in attributes || type === 'module') return []
  return [
    findingAt(tag, {
      code: 'loader-blocks',
      severity: 'warning',
      cause: 'The script blocks the page: nothing after it is shown until it has loaded.',
      hint: 'Write <script async …>.',
    }),
  ]
}

/** Rows for addresses of the page, its script and the API that are not https, but must be. */
export function insecure(page: ReadPage): Finding[] {
  const rows: Finding[] = []
  const { address, loader } = page
  const at = address && URL.canParse(address) ? new URL(address) : undefined
  const api = page.setting('api')
  if (at?.protocol === 'file:')
    rows.push({
      code: 'page-from-file',
      severity: 'error',
      where: 'the page',
      cause: 'The page is opened from a file: browsers do not load modules from files, and the checkout cannot return to it.',
      hint: 'Open it from a web server, for example http://localhost.',
    })
  if (at?.protocol === 'http:' && !isLoopback(at.hostname))
    rows.push({
      code: 'page-insecure',
      severity: 'error',
      where: at.origin,
      cause: 'The page is served over http: the platform returns visitors to https addresses only, and a login is not possible.',
      hint: `Serve the page over https, and redirect ${at.origin} to it.`,
    })
  const source = loader?.attributes.src ?? ''
  if (loader && /^http:/.test(source) && at?.protocol === 'https:' && !isLoopback(new URL(source).hostname))
    rows.push(
      findingAt(loader, {
        code: 'loader-insecure',
        severity: 'error',
        cause: 'The page is served over https, but its script over http: browsers block the script.',
        hint: 'Begin the address of the script with https://.',
      }),
    )
  if (api && URL.canParse(api.value) && new URL(api.value).protocol === 'http:' && !isLoopback(new URL(api.value).hostname)) {
    const row = {
      code: 'api-insecure',
      severity: 'error' as const,
      cause: `data-api="${api.value}" is http; Cartlet sends tokens over https only.`,
      hint: 'Begin it with https://, or remove data-api to use the hosted platform.',
    }
    rows.push(api.tag ? findingAt(api.tag, row) : { ...row, where: 'cartletConfig' })
  }
  return rows
}

export const checkLoading = (page: ReadPage): Finding[] => [
  ...absent(page),
  ...repeated(page),
  ...(page.loader ? held(page.loader) : []),
  ...insecure(page),
]
