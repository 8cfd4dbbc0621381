/** The collections of Fern & Fable; "All Products" is added by the platform. */
import type { CollectionSeed } from './product-seed'

export const STUDIO_COLLECTIONS: CollectionSeed[] = [
  { slug: 'home', name: 'Home', description: 'Things to live with.', picture: 'blue-mug' },
  { slug: 'stationery', name: 'Stationery', description: 'Paper, ink and something to write on.', picture: 'field-notebook' },
  { slug: 'wear-and-carry', name: 'Wear & Carry', description: 'Linen and canvas for every day.', picture: 'canvas-tote' },
  {
    slug: 'kitchen',
    name: 'Kitchen',
    description: 'For the table, the stove and the shelf above it.',
    picture: 'iron-teapot',
    parent: 'home',
    // An order that is neither by name nor by age.
    arranged: ['iron-teapot', 'stoneware-bowl', 'loose-tea', 'dinner-plate'],
  },
  { slug: 'garden', name: 'Garden', description: 'For a sill, a bed or a whole summer.', picture: 'watering-can-forest' },
  { slug: 'craft', name: 'Craft', description: 'For hands that want something to do.', picture: 'merino-yarn' },
]
