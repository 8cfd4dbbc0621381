/** The second shop of the platform: Northlight Coffee, a roastery that shares nothing with Fern & Fable. */
import { CARE, type CollectionSeed, type ProductSeed } from '../product-seed'

const BAG = { totalQuantity: 250, totalMeasurementUnit: 'G', baseQuantity: 1, baseMeasurementUnit: 'KG' } as const

export const COFFEE_PRODUCTS: ProductSeed[] = [
  {
    slug: 'harbour-espresso',
    name: 'Harbour Espresso, 250 g',
    description: '<p>Brazil and Ethiopia, roasted on Tuesdays. Cocoa, dried cherry, a long finish.</p>',
    price: 1250,
    stock: 80,
    weight: 260,
    collections: ['coffee'],
    pictures: { 'harbour-espresso': 'Dark bag of espresso beans' },
    options: [{ name: 'Grind', choices: ['Whole bean', 'Espresso', 'Moka pot', 'Filter', 'French press'] }],
    pricePerUnit: BAG,
  },
  {
    slug: 'morning-filter',
    name: 'Morning Filter, 250 g',
    description: '<p>A washed Kenyan for slow mornings. Blackcurrant, tomato leaf, brown sugar.</p>',
    price: 1400,
    stock: 35,
    weight: 260,
    ribbon: 'New crop',
    collections: ['coffee'],
    pictures: { 'morning-filter': 'Pale bag of filter coffee' },
    options: [{ name: 'Grind', choices: ['Whole bean', 'Filter', 'French press'] }],
    pricePerUnit: BAG,
  },
  {
    slug: 'ceramic-dripper',
    name: 'Ceramic Dripper',
    description: '<p>Spiral ribs, one large hole. Takes paper cones of size 02.</p>',
    price: 2600,
    discount: { type: 'AMOUNT', value: 300 },
    stock: 12,
    weight: 410,
    collections: ['gear'],
    pictures: { 'ceramic-dripper': 'White ceramic dripper' },
    info: [CARE],
  },
  {
    slug: 'enamel-cup',
    name: 'Enamel Cup',
    description: '<p>Two layers of enamel on steel, with a rim the colour of the harbour lights.</p>',
    price: 1600,
    stock: 4,
    weight: 170,
    collections: ['gear'],
    pictures: { 'enamel-cup': 'White enamel cup with an orange rim' },
  },
]

export const COFFEE_COLLECTIONS: CollectionSeed[] = [
  { slug: 'coffee', name: 'Coffee', description: 'Roasted on Tuesdays.', picture: 'harbour-espresso' },
  { slug: 'gear', name: 'Gear', description: 'What it takes to brew it.', picture: 'ceramic-dripper' },
]
