/** What is agreed on before the sums: the note for the shop, where it goes. */
import type { ShopState } from '../store/state'
import { selectCart } from '../store/state'
import { EstimateSection } from './EstimateSection'
import { NoteForm } from './NoteForm'
import { useSurroundings } from './shop-context'
import { extrasCss } from './styles/extras.css'

export function CartTerms({ state }: { state: ShopState }) {
  const { shop, adoptStyles } = useSurroundings()
  adoptStyles(extrasCss)
  return (
    <>
      <NoteForm
        note={selectCart(state)?.note}
        state={state.note}
        onNote={(text) => void shop.cart.setNote(text).catch(() => {})}
      />
      <EstimateSection state={state} />
    </>
  )
}
