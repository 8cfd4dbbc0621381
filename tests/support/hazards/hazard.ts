/** One thing that breaks embeds on real pages: what it is, what we do about it, and what shows that. */

/** Part of a test's title, or a host page with one of its variants (`''` is the page as it is). */
export type Shown = { file: string; title: string } | { page: string; variant: string }

export interface Hazard {
  /** Its number in the list of hazards, from 1. */
  row: number
  breaks: string
  defence: string
  /** None only where there is a reason. */
  shown: Shown[]
  reason?: string
}

/** @param file below `tests/`, without `.test.ts`, `.test.tsx` or `.spec.ts` */
export const by = (file: string, title: string): Shown => ({ file, title })

/** @param page a host page, without its ending */
export const on = (page: string, variant = ''): Shown => ({ page, variant })

export const hazard = (row: number, breaks: string, defence: string, ...shown: Shown[]): Hazard => ({
  row,
  breaks,
  defence,
  shown,
})
