/** One mistake that authors make, as a page. */
export interface Mistake {
  /** The name of its page: `/client-id-missing`. */
  name: string
  /** What the author did wrong. */
  title: string
  /** The codes that the check-up must report, and no others. */
  finds: readonly string[]
  /** True when the mistake can only be found in a running page. */
  isOfBrowser?: true
  /** What the check-up in the page reports, if that differs; or that it is never loaded. */
  findsInPage?: readonly string[] | 'nothing runs'
  /** @default SCRIPT */
  script?: string
  /** @default BUTTON */
  body?: string
  headers?: Readonly<Record<string, string>>
  /** The address of the page if that is the mistake; the page is then checked as a file. */
  address?: string
}

/** The correct snippet. The server replaces `%%NAME%%`. */
export const SCRIPT =
  '<script async crossorigin src="/cartlet/loader.js" data-client-id="%%CLIENT_ID%%" data-api="%%API%%" data-catalog="v1"></script>'

export const BUTTON =
  '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>'

export const inScript = (from: string, to: string): string => {
  if (!SCRIPT.includes(from)) throw new Error(`The snippet has no ${from}`)
  return SCRIPT.replace(from, to)
}

/** The correct snippet with one more attribute. */
export const withSetting = (attribute: string): string => inScript('data-catalog="v1"', `data-catalog="v1" ${attribute}`)
