/** Where a search leads, from the element's attributes and from the author's form in it. */
import { pageAddress } from '../page/navigation'
import type { PageView } from '../page/page'
import type { ReadAttribute } from '../settings/read-attribute'

export interface SearchTarget {
  /** The parameter with the words. */
  name: string
  /** The author's page of results without its query; undefined if there is none. */
  action?: string
  /** The query of that page. */
  parameters: [name: string, value: string][]
  /** That page is this one: the results are shown here, and the address says what was searched for. */
  isHere: boolean
}

const PARAMETER = 'q'

/** The form without scripts is the author's: its address and the name of its field count, where no attribute says otherwise. */
export function readSearchTarget({ view }: Pick<PageView, 'view'>, host: HTMLElement, read: ReadAttribute): SearchTarget {
  const form = host.querySelector('form')
  const name = form?.querySelector('input[type=search][name], input[type=text][name], input[name]:not([type])')
  const parameter = name?.getAttribute('name') || PARAMETER
  const named = read('results-url')?.trim() || form?.getAttribute('action')?.trim()
  const none: SearchTarget = { name: parameter, parameters: [], isHere: false }
  if (!named) return none
  try {
    const here = new URL(pageAddress(view))
    const url = new URL(named, host.baseURI)
    if (!/^https?:$/.test(url.protocol)) return none
    const parameters = [...url.searchParams].filter(([key]) => key !== parameter)
    const isHere = url.origin === here.origin && url.pathname === here.pathname
    return { name: parameter, action: url.origin + url.pathname, parameters, isHere }
  } catch {
    return none
  }
}
