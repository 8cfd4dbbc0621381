/** Names and links of the chosen products: from the list that they were picked in, or from the shop when a link named them. */
import { useCallback, useEffect, useState } from 'react'
import { type Known, type SetUp, subjectOf } from '../set-up'
import type { OpenShop } from './open-shop'

const NOTHING: ReadonlyMap<string, Known> = new Map()

type Remember = (reference: string, known: Known) => void

export function useKnown(
  shop: OpenShop | undefined,
  { kind, references }: SetUp,
): readonly [known: ReadonlyMap<string, Known>, remember: Remember] {
  const [found, setFound] = useState<{ shop?: OpenShop; known: ReadonlyMap<string, Known> }>({ known: NOTHING })
  const remember = useCallback<Remember>(
    (reference, one) =>
      // Names from another shop do not apply to this one.
      setFound((now) => ({ shop, known: new Map(now.shop === shop ? now.known : NOTHING).set(reference, one) })),
    [shop],
  )
  useEffect(() => {
    if (!shop || subjectOf(kind) !== 'product') return
    for (const reference of references)
      shop.product(reference).then(
        ({ name, url }) => remember(reference, { name, url }),
        () => {}, // The preview reports an unknown product.
      )
  }, [shop, kind, references, remember])
  return [found.shop === shop ? found.known : NOTHING, remember]
}
