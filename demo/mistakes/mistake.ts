/** One mistake that authors make, as a page. */
export interface Mistake {
  /** Of its page: `/client-id-missing`. */
  name: string
  /** What the author did. */
  title: string
  /** Codes of the rows that the check-up must have, and no others. */
  finds: readonly string[]
  /** Only a running page knows it. */
  isOfBrowser?: true
  /** The check-up in the page itself has other rows, or is never loaded. */
  findsInPage?: readonly string[] | 'nothing runs'
  /** @default SCRIPT */
  script?: string
  /** @default BUTTON */
  body?: string
  headers?: Readonly<Record<string, string>>
  /** Where the page would stand, where that is the mistake; it is then checked as a file. */
  address?: string
}

/** The snippet as it should be. `%%NAME%%` stands for what the server knows. */
export const SCRIPT =
  '<script async crossorigin src="/cartlet/loader.js" data-client-id="%%CLIENT_ID%%" data-api="%%API%%" data-catalog="v1"></script>'

export const BUTTON =
  '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>'

export const inScript = (from: string, to: string): string => {
  if (!SCRIPT.includes(from)) throw new Error(`The snippet has no ${from}`)
  return SCRIPT.replace(from, to)
}

/** The snippet with one attribute more. */
export const withSetting = (attribute: string): string => inScript('data-catalog="v1"', `data-catalog="v1" ${attribute}`)
