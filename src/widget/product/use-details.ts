/** What a product's own page shows beyond the card, asked for once it is on the screen. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ProductDetails } from '../../store/catalog/product-details'
import type { ProductServices } from './product-services'

export type DetailsState =
  | { status: 'loading'; details?: undefined }
  | { status: 'ready'; details: ProductDetails }
  | { status: 'failed'; details?: undefined }

export function useDetails(
  reference: string,
  { loadDetails }: Pick<ProductServices, 'loadDetails'>,
): DetailsState & { again(): void } {
  const [state, setState] = useState<DetailsState>({ status: 'loading' })
  const turn = useRef(0)
  const latest = useRef(loadDetails)
  latest.current = loadDetails
  const again = useCallback(() => {
    turn.current += 1
    const mine = turn.current
    const set = (next: DetailsState) => mine === turn.current && setState(next)
    set({ status: 'loading' })
    latest.current(reference).then(
      (details) => set({ status: 'ready', details }),
      () => set({ status: 'failed' }), // told to the page by whoever loads it
    )
  }, [reference])
  useEffect(() => {
    again()
    return () => {
      turn.current += 1
    }
  }, [again])
  return { ...state, again }
}
