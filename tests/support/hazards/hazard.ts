/** One hazard for embeds on real pages: what breaks, what we do about it, and the host pages that show it. */

/** A host page, without its file extension, and one of its variants; `''` is the page as it is. */
export interface HostPage {
  page: string
  variant: string
}

/** Tests that cover it carry its number: `// hazard 12` right above `test(`, `it(`, `describe(` or the loop around them. */
export interface Hazard {
  /** Its number, from 1. */
  row: number
  breaks: string
  defence: string
  pages: HostPage[]
  /** Why there is neither a page nor a test. */
  reason?: string
}

export const on = (page: string, variant = ''): HostPage => ({ page, variant })

export const hazard = (row: number, breaks: string, defence: string, ...pages: HostPage[]): Hazard => ({
  row,
  breaks,
  defence,
  pages,
})
