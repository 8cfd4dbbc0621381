/** Simple products by the hundred, for pages with as many buttons. All share one image. */
import type { ProductSeed } from '../product-seed'

const MATERIALS = ['Oak', 'Clay', 'Linen', 'Brass', 'Wool', 'Paper', 'Slate', 'Birch']
const THINGS = ['Button', 'Bead', 'Hook', 'Peg', 'Knob', 'Tag', 'Spool', 'Dish', 'Spoon', 'Frame']

export const bulkSlug = (index: number): string => `bulk-${String(index + 1).padStart(3, '0')}`

export const bulkName = (index: number): string =>
  `${MATERIALS[index % MATERIALS.length]} ${THINGS[Math.floor(index / MATERIALS.length) % THINGS.length]} No. ${index + 1}`

export const bulkProducts = (count: number): ProductSeed[] =>
  Array.from({ length: count }, (_, index) => ({
    slug: bulkSlug(index),
    name: bulkName(index),
    description: '<p>From the drawer of small things. One piece.</p>',
    price: 200 + ((index * 35) % 900),
    stock: 100,
    weight: 20,
    collections: [],
    pictures: { 'gift-card-print': 'A small thing in a paper envelope' },
  }))
