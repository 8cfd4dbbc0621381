/** The product's colours as dots, with their names for screen readers. */
import type { ProductView } from '../../../store/base/views'
import { distinct } from './distinct'
import { useProductMessages } from './product-messages'
import { Swatch } from './Swatch'

const MOST = 5

export function ColourDots({ product: { options } }: { product: Pick<ProductView, 'options'> }) {
  const messages = useProductMessages()
  const colours = distinct(
    options.find(({ kind }) => kind === 'color')?.choices.filter(({ color }) => color) ?? [],
    ({ value }) => value,
  )
  if (colours.length < 2) return null
  return (
    <p className="dots">
      <span className="hidden">{messages.inColours(colours.map(({ label }) => label).join(', '))}</span>
      {colours.slice(0, MOST).map((choice) => (
        <Swatch choice={choice} className="dot" key={choice.value} />
      ))}
      {colours.length > MOST && <span aria-hidden="true">{messages.moreColours(colours.length - MOST)}</span>}
    </p>
  )
}
