/** Builders of what the widget draws: whole by default, so that a test names only what it is about. */
import { STORES_APP_ID } from '../../src/store/cart/plain-reference'
import { INITIAL_STATE, type PendingAdd, type ShopState } from '../../src/store/state'
import type {
  Amount,
  CartLineView,
  CartView,
  ChoiceModifierView,
  OptionChoiceView,
  ProductView,
  TextModifierView,
  VariantView,
} from '../../src/store/views'

export const anAmount = (value: number, more: Partial<Amount> = {}): Amount => ({
  value,
  currency: 'EUR',
  formatted: `€${value.toFixed(2)}`,
  ...more,
})

export const aChoice = (value: string, more: Partial<OptionChoiceView> = {}): OptionChoiceView => ({
  value,
  label: value,
  inStock: true,
  ...more,
})

export const aVariant = (id: string, more: Partial<VariantView> = {}): VariantView => ({
  id,
  choices: {},
  price: anAmount(38),
  inStock: true,
  ...more,
})

export const aText = (title: string, more: Partial<TextModifierView> = {}): TextModifierView => ({
  kind: 'text',
  key: title,
  title,
  required: false,
  ...more,
})

export const aModifier = (title: string, values: string[], more: Partial<ChoiceModifierView> = {}): ChoiceModifierView => ({
  kind: 'choice',
  key: title,
  title,
  required: false,
  look: 'text',
  choices: values.map((value) => aChoice(value)),
  ...more,
})

export const aProduct = (more: Partial<ProductView> = {}): ProductView => ({
  id: 'mug-id',
  slug: 'blue-mug',
  name: 'Blue Mug',
  price: anAmount(18),
  inStock: true,
  options: [],
  variants: [],
  kind: 'physical',
  modifiers: [],
  subscriptions: [],
  oneTimePurchase: true,
  categoryIds: [],
  ...more,
})

/** Sizes S and M in two colours; M in Clay is not made. */
export const aTee = (more: Partial<ProductView> = {}): ProductView =>
  aProduct({
    id: 'tee-id',
    slug: 'linen-tee',
    name: 'Linen Tee',
    options: [
      { name: 'Size', kind: 'text', choices: [aChoice('S'), aChoice('M')] },
      { name: 'Colour', kind: 'color', choices: [aChoice('Sage', { color: '#8a9a7b' }), aChoice('Clay', { color: '#b5654a' })] },
    ],
    variants: [
      aVariant('s-sage', { choices: { Size: 'S', Colour: 'Sage' } }),
      aVariant('m-sage', { choices: { Size: 'M', Colour: 'Sage' }, price: anAmount(40) }),
      aVariant('s-clay', { choices: { Size: 'S', Colour: 'Clay' } }),
    ],
    ...more,
  })

export const aPen = (more: Partial<ProductView> = {}): ProductView =>
  aProduct({
    id: 'pen-id',
    slug: 'engraved-pen',
    name: 'Engraved Pen',
    modifiers: [aText('Engraving', { maxLength: 24, required: true }), aText('Gift note')],
    ...more,
  })

export const aLine = (more: Partial<CartLineView> = {}): CartLineView => ({
  id: 'line-1',
  key: more.id ?? 'line-1',
  place: 0,
  productId: 'mug-id',
  name: 'Blue Mug',
  options: [],
  quantity: 1,
  available: true,
  price: anAmount(18),
  total: anAmount(18 * (more.quantity ?? 1)),
  ...more,
})

export const aCart = (lines: CartLineView[] = [aLine()], more: Partial<CartView> = {}): CartView => ({
  id: 'cart-1',
  lines,
  count: lines.map(({ quantity }) => quantity).reduce((sum, quantity) => sum + quantity, 0),
  currency: 'EUR',
  ...more,
})

export const aPendingAdd = (more: Partial<PendingAdd> = {}): PendingAdd => ({
  id: 1,
  key: 'add-1',
  place: 0,
  item: { catalogItemId: more.product?.id ?? 'mug-id', appId: STORES_APP_ID },
  product: aProduct(),
  quantity: 1,
  ...more,
})

export const aState = (more: Partial<ShopState> = {}): ShopState => ({ ...INITIAL_STATE, ...more })
export const readyWith = (cart: CartView, more: Partial<ShopState> = {}): ShopState =>
  aState({ cart: { status: 'ready', cart }, ...more })
