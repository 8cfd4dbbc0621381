/** Properties of seeded products that only exist in version 3 of the catalog; version 1 tells subscriptions by calls of their own. */
import type { PricedModifier, Subscription, V3Facts } from '../catalog/product'
import type { Money } from '../money'
import { idFor } from '../storage/ids'
import { localMinor } from './prices'
import { RICH_DESCRIPTIONS } from './rich-descriptions'

interface ModifierSeed {
  name: string
  mandatory?: boolean
  /** The added price of each choice, in euro cents. */
  choices: Record<string, number>
  colours?: Record<string, string>
}

interface FactsSeed {
  modifiers?: ModifierSeed[]
  subscriptions?: Omit<Subscription, 'id'>[]
  subscriptionOnly?: boolean
}

const GIFT_WRAP: ModifierSeed = { name: 'Gift wrap', choices: { 'Brown paper': 0, 'Printed cotton': 450 } }

const SEEDS: Readonly<Record<string, FactsSeed>> = {
  'blue-mug': { modifiers: [GIFT_WRAP] },
  'fig-candle': {
    modifiers: [
      GIFT_WRAP,
      {
        name: 'Ribbon',
        choices: { Moss: 0, Rust: 0, Ink: 0 },
        colours: { Moss: '#6b7f5a', Rust: '#b5654a', Ink: '#27364b' },
      },
    ],
  },
  'embroidery-kit': { modifiers: [{ name: 'Hoop', mandatory: true, choices: { 'Beech hoop': 0, 'Brass hoop': 600 } }] },
  'loose-tea': {
    subscriptions: [
      {
        title: 'A tin every month',
        description: 'Until you say stop.',
        frequency: 'MONTH',
        interval: 1,
        cycles: null,
        percentOff: 10,
      },
      {
        title: 'Six tins, every second week',
        description: 'Half a season of tea.',
        frequency: 'WEEK',
        interval: 2,
        cycles: 6,
        percentOff: 12.5,
      },
    ],
  },
  'heather-honey': {
    subscriptions: [
      { title: 'The harvest', description: 'One jar every year.', frequency: 'YEAR', interval: 1, cycles: null, percentOff: 5 },
    ],
    subscriptionOnly: true,
  },
}

const modifierOf = ({ name, mandatory = false, choices, colours }: ModifierSeed, money: Money): PricedModifier => ({
  name,
  mandatory,
  choices: Object.entries(choices).map(([choice, cents]) => ({
    name: choice,
    addedMinor: localMinor(money, cents),
    ...(colours?.[choice] && { colour: colours[choice] }),
  })),
})

export const v3FactsOf = (slug: string, money: Money): V3Facts => {
  const { modifiers = [], subscriptions = [], subscriptionOnly } = SEEDS[slug] ?? {}
  return {
    modifiers: modifiers.map((modifier) => modifierOf(modifier, money)),
    subscriptions: subscriptions.map((subscription) => ({
      id: idFor(`subscription/${slug}/${subscription.title}`),
      ...subscription,
    })),
    oneTimePurchase: subscriptionOnly !== true,
    richDescription: RICH_DESCRIPTIONS[slug] ?? null,
  }
}
