/** Picks the element, by an icon and a short description. */
import { ELEMENTS } from '../../../src/manifest/elements'

export const KIND_WORDS: Readonly<Record<string, readonly [name: string, use: string]>> = {
  'buy-button': ['Buy button', 'Sells one product from any sentence'],
  product: ['Product', 'A card, or everything about it'],
  collection: ['Grid', 'Many products, sorted and filtered'],
  search: ['Search', 'A field with suggestions, and the results'],
  currency: ['Currency', 'Shows prices in the money of the visitor'],
  'wish-list': ['Wish list', 'What a visitor has saved'],
  cart: ['Cart page', 'The cart as a part of the page'],
  'cart-toggle': ['Cart link', 'Opens the cart, with its count'],
  account: ['Account', 'Log in, orders, log out'],
}

/** Paths of icons with a size of 40 × 28. */
export const DRAWINGS: Readonly<Record<string, string>> = {
  'buy-button': 'M4 9h32v10H4z M12 14h16',
  product: 'M10 2h20v24H10z M10 15h20 M14 19h8 M14 22h12',
  collection: 'M3 3h10v10H3z M15 3h10v10H15z M27 3h10v10H27z M3 15h10v10H3z M15 15h10v10H15z M27 15h10v10H27z',
  search: 'M16 4a8 8 0 1 0 .1 0 M22 18l8 7 M2 26h8',
  currency: 'M20 3a11 11 0 1 0 .1 0 M24 9.5a6 6 0 1 0 0 9 M13 12.5h8 M13 15.5h7',
  'wish-list': 'M20 25 8.6 13.2a6.6 6.6 0 0 1 9.4-9.4l2 2 2-2a6.6 6.6 0 0 1 9.4 9.4z',
  cart: 'M4 4h6v6H4z M14 6h16 M4 13h6v6H4z M14 15h12 M4 23h32',
  'cart-toggle': 'M9 5h4l3 12h13l3-9H14 M18 22a1.5 1.5 0 1 0 .1 0 M27 22a1.5 1.5 0 1 0 .1 0',
  account: 'M20 4a5 5 0 1 0 .1 0 M9 25c1-8 21-8 22 0',
}

interface KindPickerProps {
  value: string
  onChange(kind: string): void
}

export const KindPicker = ({ value, onChange }: KindPickerProps) => (
  <fieldset className="kinds">
    <legend>What to put in the page</legend>
    <div className="kind-grid">
      {ELEMENTS.map(({ name }) => (
        <label key={name} className="kind">
          <input type="radio" name="kind" value={name} checked={name === value} onChange={() => onChange(name)} />
          <svg viewBox="0 0 40 28" aria-hidden="true">
            <path d={DRAWINGS[name] ?? 'M4 4h32v20H4z'} />
          </svg>
          <span className="kind-name">{KIND_WORDS[name]?.[0] ?? name}</span>
          <span className="kind-use">{KIND_WORDS[name]?.[1]}</span>
        </label>
      ))}
    </div>
  </fieldset>
)
