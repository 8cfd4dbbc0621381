/** The checkout form: its fields, their validation, and the two test cards. */
import type { CartInfo } from '../../cart/cart-store'
import { isRecord, type Json } from '../../untrusted'
import type { Contact, DeliveryAddress, HostedCheckout } from './order'

export const COUNTRIES: Readonly<Record<string, string>> = {
  AT: 'Austria',
  BE: 'Belgium',
  FR: 'France',
  DE: 'Germany',
  IE: 'Ireland',
  IT: 'Italy',
  NL: 'Netherlands',
  PT: 'Portugal',
  ES: 'Spain',
  GB: 'United Kingdom',
  US: 'United States',
  CH: 'Switzerland',
  JP: 'Japan',
}

const CONTACT_FIELDS = ['email', 'firstName', 'lastName'] as const
const ADDRESS_FIELDS = ['addressLine', 'addressLine2', 'city', 'postalCode', 'country'] as const
const CARD_FIELDS = ['cardNumber', 'cardExpiry', 'cardCvc'] as const

export type FieldName = (typeof CONTACT_FIELDS)[number] | (typeof ADDRESS_FIELDS)[number] | (typeof CARD_FIELDS)[number]
export type FormValues = Record<FieldName | (typeof KEPT_FIELDS)[number], string>
export type FormErrors = Partial<Record<FieldName, string>>

export interface AcceptedForm {
  contact: Contact
  address: DeliveryAddress | null
  card: 'accepted' | 'declined'
}

/** Hidden fields with the state that the page was rendered for. */
const KEPT_FIELDS = ['subdivision', 'shippingOption', 'expectedTotal'] as const
const ALL_FIELDS = [...CONTACT_FIELDS, ...ADDRESS_FIELDS, ...CARD_FIELDS, ...KEPT_FIELDS]

export const needsDelivery = (checkout: HostedCheckout): boolean => checkout.lines.some((line) => line.shippable)

export const emptyValues = (): FormValues => Object.fromEntries(ALL_FIELDS.map((name) => [name, ''])) as FormValues

export const readForm = (text: string): FormValues => {
  const sent = new URLSearchParams(text)
  return Object.fromEntries(ALL_FIELDS.map((name) => [name, (sent.get(name) ?? '').trim()])) as FormValues
}

const textOf = (record: unknown, key: string): string => {
  const value = isRecord(record) && Object.hasOwn(record, key) ? record[key] : undefined
  return typeof value === 'string' ? value : ''
}

/** Prefills the form with what the shop's page knows about the buyer. */
export const knownValues = (info: CartInfo, buyer: Json): FormValues => {
  const details = info.contactInfo?.contactDetails
  const address = buyer.shippingAddress ?? info.contactInfo?.address
  const known = emptyValues()
  for (const name of ADDRESS_FIELDS) known[name] = textOf(address, name)
  known.subdivision = textOf(address, 'subdivision')
  known.email = textOf(buyer, 'email') || (info.email ?? '')
  known.firstName = textOf(details, 'firstName')
  known.lastName = textOf(details, 'lastName')
  return known
}

const REQUIRED: Partial<Record<FieldName, [message: string, maxLength: number]>> = {
  firstName: ['Enter your first name', 100],
  lastName: ['Enter your last name', 100],
  addressLine: ['Enter a street and house number', 200],
  city: ['Enter a town or city', 100],
  postalCode: ['Enter a postcode', 20],
}

const ACCEPTED_CARD = '4242424242424242'
const DECLINED_CARD = '4000000000000002'

const expiryProblem = (text: string, now: Date): string | undefined => {
  const match = /^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(text)
  if (!match) return 'Enter the expiry date as MM/YY'
  const monthsLeft = (2000 + Number(match[2]) - now.getFullYear()) * 12 + Number(match[1]) - 1 - now.getMonth()
  return monthsLeft < 0 ? 'This card has expired' : undefined
}

const cardProblem = (digits: string): string | undefined => {
  if (digits === '') return 'Enter a card number'
  if (digits === ACCEPTED_CARD || digits === DECLINED_CARD) return undefined
  return 'This shop takes test cards only: 4242 4242 4242 4242'
}

/** `card`: whether something is left for a card to pay. */
export const checkForm = (
  values: FormValues,
  delivery: boolean,
  card = true,
  now = new Date(),
): AcceptedForm | { errors: FormErrors } => {
  const errors: FormErrors = {}
  const note = (name: FieldName, problem: string | undefined) => {
    if (problem) errors[name] = problem
  }
  note(
    'email',
    /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/.test(values.email) && values.email.length <= 254
      ? undefined
      : 'Enter an e-mail address like name@example.com',
  )
  for (const [field, [message, maxLength]] of Object.entries(REQUIRED)) {
    const name = field as FieldName
    if (!delivery && (ADDRESS_FIELDS as readonly string[]).includes(name)) continue
    note(
      name,
      values[name] === '' ? message : values[name].length > maxLength ? `Use ${maxLength} characters at most` : undefined,
    )
  }
  if (delivery) {
    note('addressLine2', values.addressLine2.length > 200 ? 'Use 200 characters at most' : undefined)
    note('country', Object.hasOwn(COUNTRIES, values.country) ? undefined : 'Choose a country')
  }
  const digits = values.cardNumber.replace(/[\s-]/g, '')
  if (card) {
    note('cardNumber', cardProblem(digits))
    note('cardExpiry', expiryProblem(values.cardExpiry, now))
    note('cardCvc', /^\d{3,4}$/.test(values.cardCvc) ? undefined : 'Enter the 3 or 4 digits on the back')
  }
  if (Object.keys(errors).length > 0) return { errors }
  const { email, firstName, lastName, addressLine, addressLine2, city, postalCode, country, subdivision } = values
  return {
    contact: { email, firstName, lastName },
    address: delivery
      ? { addressLine, addressLine2, city, postalCode, country, ...(subdivision.startsWith(`${country}-`) && { subdivision }) }
      : null,
    card: digits === DECLINED_CARD ? 'declined' : 'accepted',
  }
}
