/** Products and carts in the form that agents read: short names, prices as text, nothing that an agent cannot use. */
import type { Amount } from '../../store/base/amount'
import type {
  CartLineView,
  CartView,
  ChoiceModifierView,
  OptionChoiceView,
  ProductView,
  VariantView,
} from '../../store/base/views'

/** At most this many variants are listed. */
const MOST_VARIANTS = 60

const textOf = (amount: Amount | undefined) => amount?.formatted

const priceOf = ({ price, comparePrice, priceRange }: ProductView) => ({
  price: priceRange ? `${priceRange.min.formatted} – ${priceRange.max.formatted}` : price.formatted,
  currency: price.currency,
  price_before: textOf(comparePrice),
})

export const productSummary = (product: ProductView): object => ({
  slug: product.slug || product.id,
  name: product.name,
  brand: product.brand,
  ...priceOf(product),
  in_stock: product.inStock,
  preorder: product.preorder && !product.inStock ? true : undefined,
  choices: product.options.length ? product.options.map(({ name }) => name) : undefined,
  url: product.url,
})

const choiceAnswer = (choice: OptionChoiceView & { addedPrice?: Amount }) => ({
  value: choice.label || choice.value,
  in_stock: choice.inStock,
  added_price: textOf(choice.addedPrice),
})

/** Options and choice modifiers under the names that `add_to_cart` accepts. */
export const optionsAnswer = ({ options, modifiers }: ProductView): object[] => [
  ...options.map(({ name, choices }) => ({ name, required: true, choices: choices.map(choiceAnswer) })),
  ...modifiers
    .filter((modifier): modifier is ChoiceModifierView => modifier.kind === 'choice')
    .map(({ title, required, choices }) => ({ name: title, required, choices: choices.map(choiceAnswer) })),
]

export const textsAnswer = ({ modifiers }: ProductView): object[] =>
  modifiers.flatMap((modifier) =>
    modifier.kind === 'text'
      ? [
          {
            name: modifier.title,
            required: modifier.required,
            min_length: modifier.minLength,
            max_length: modifier.maxLength,
            added_price: textOf(modifier.addedPrice),
          },
        ]
      : [],
  )

export const subscriptionsAnswer = ({ subscriptions }: ProductView): object[] =>
  subscriptions.map(({ id, title, description, price }) => ({ id, title, description, price: textOf(price) }))

/** The labels of a variant's choices, by option. */
export const choicesOf = ({ options }: ProductView, { choices }: VariantView): Record<string, string> =>
  Object.fromEntries(
    options.flatMap(({ name, choices: all }) => {
      const value = choices[name]
      return value === undefined ? [] : [[name, all.find((choice) => choice.value === value)?.label ?? value]]
    }),
  )

export const variantAnswer = (product: ProductView, variant: VariantView): object => ({
  variant_id: variant.id,
  options: choicesOf(product, variant),
  price: variant.price.formatted,
  price_before: textOf(variant.comparePrice),
  in_stock: variant.inStock,
  preorder: variant.preorder && true,
  quantity_available: variant.quantityAvailable,
})

const orNone = <T>(list: readonly T[]) => (list.length ? list : undefined)

export const productAnswer = (product: ProductView, description: string): object => ({
  ...productSummary(product),
  choices: undefined,
  description: description || undefined,
  quantity_available: product.quantityAvailable,
  options: orNone(optionsAnswer(product)),
  custom_text: orNone(textsAnswer(product)),
  subscriptions: orNone(subscriptionsAnswer(product)),
  only_by_subscription: product.oneTimePurchase ? undefined : true,
  variants:
    product.variants.length > 1
      ? product.variants.slice(0, MOST_VARIANTS).map((variant) => variantAnswer(product, variant))
      : undefined,
})

export const lineAnswer = (line: CartLineView): object => ({
  line_id: line.id,
  name: line.name,
  options: orNone(line.options.map(({ name, value }) => (name ? `${name}: ${value}` : value))),
  quantity: line.quantity,
  quantity_available: line.quantityAvailable,
  price_each: line.price.formatted,
  total: line.total.formatted,
  available: line.available ? undefined : false,
})

/** Without totals, which need another request. */
export const shortCart = ({ lines, count }: CartView): object => ({ lines: lines.map(lineAnswer), pieces: count })

export const cartAnswer = (cart: CartView): object => ({
  ...shortCart(cart),
  subtotal: textOf(cart.totals?.subtotal),
  discount: textOf(cart.totals?.discount),
  total: textOf(cart.totals?.total),
  currency: cart.currency,
  charged_in: cart.chargedIn,
  coupon: cart.coupon?.code,
  note: cart.note || undefined,
  note_on_total: cart.lines.length ? 'Shipping and taxes are calculated at checkout.' : undefined,
})
