/** The findings for the current choices, updated when typing has paused. */
import { useEffect, useMemo, useState } from 'react'
import { checkPlace } from '../../../src/checkup/delivery/check-place'
import type { Finding } from '../../../src/checkup/model'
import { painted } from '../../../src/embed/check-up/painted'
import type { SnippetChoices } from '../../../src/snippet/choices'
import { siteSystem } from '../../../src/snippet/site-systems'
import { pageOf, type SetUp } from '../set-up'
import type { OpenShop } from '../shop/open-shop'
import { askAbout } from './ask-about'
import { contrastRows } from './chosen-pairs'

export interface Findings {
  rows: readonly Finding[]
  /** True when the findings belong to the current choices. */
  isCurrent: boolean
}

const TYPING_MS = 600

/** @param shop undefined while no shop is open */
export function useFindings(shop: OpenShop | undefined, setUp: SetUp, choices: SnippetChoices): Findings {
  const [asked, setAsked] = useState<{ of?: string; shop?: OpenShop; rows: readonly Finding[] }>({ rows: [] })
  const { light, dark } = setUp
  const colors = useMemo(() => contrastRows({ light, dark }, (color) => painted(document, color)), [light, dark])
  const address = pageOf(setUp)?.href
  const { clientId, elements, settings, files } = choices
  const key = JSON.stringify([{ clientId, elements, settings, files }, address])
  useEffect(() => {
    if (!shop) return undefined
    let isOver = false
    const timer = setTimeout(() => {
      const [chosen, page] = JSON.parse(key) as Parameters<typeof askAbout>
      askAbout(chosen, page ?? undefined, shop.port).then(
        (rows) => !isOver && setAsked({ of: key, shop, rows }),
        () => {}, // An error of the platform is shown at the client id.
      )
    }, TYPING_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [shop, key])
  const rows = asked.shop === shop ? asked.rows : []
  const place = checkPlace(files, siteSystem(setUp.system))
  return { rows: [...place, ...rows, ...colors], isCurrent: asked.of === key && asked.shop === shop }
}
