/** Pieces of our product for the author's own templates. */
import type { ElementRow } from '../model'
import { LOOKS, PICTURES, ROOMY } from '../shared'

const part = (name: string, description: string) => ({ name, description })

const OPTION = part('option', 'one option or text field, with its choices')
const FIELD = part('field', 'a text field or menu')

type Piece = Pick<ElementRow, 'name' | 'description' | 'parts'> & Partial<Pick<ElementRow, 'attributes' | 'slots' | 'events'>>

const piece = ({ name, attributes = [], slots = [], events = [], ...row }: Piece): ElementRow => ({
  ...row,
  isPiece: true,
  className: `Cartlet${name[0]?.toUpperCase()}${name.slice(1)}Element`,
  name,
  attributes,
  properties: [],
  methods: [],
  slots,
  variables: [...new Set([...LOOKS, ...ROOMY, ...PICTURES, '--cartlet-width'])],
  events,
})

export const PIECES: readonly ElementRow[] = [
  piece({
    name: 'price',
    description: 'In a template: the price of what is chosen, with the one before a discount and the one per unit.',
    parts: [part('price', 'the price'), part('compare-price', 'the price before the discount')],
  }),
  piece({
    name: 'options',
    description:
      'In a template: everything there is to choose or to write, and what of it can be had; nothing if there is nothing.',
    parts: [OPTION, part('swatch', 'a choice as colour or picture'), FIELD],
  }),
  piece({
    name: 'quantity',
    description: 'In a template: how many are added, never more than there are.',
    parts: [part('quantity', 'the quantity stepper')],
  }),
  piece({
    name: 'add',
    description:
      'In a template: the button that adds what is chosen, with its label inside; a press points to what is still to choose.',
    attributes: [
      {
        name: 'action',
        type: 'choice',
        values: ['add', 'checkout'],
        default: '`add`',
        description: '`checkout` goes to the checkout with this product alone',
      },
    ],
    slots: [{ name: '', description: "the button's label, as text" }],
    parts: [part('button', 'the button')],
  }),
  piece({
    name: 'gallery',
    description: 'In a template: all pictures and videos, and those of what is chosen first.',
    parts: [
      part('image', 'the picture, until the gallery is there'),
      part('frame', 'frame of the pictures'),
      part('arrow', 'arrow of the gallery'),
      part('thumbnail', 'small picture of the gallery'),
      part('dialog', 'the enlarged picture'),
    ],
  }),
  piece({
    name: 'stock',
    description: 'In a template: that what is chosen is sold out, nearly so, or to order ahead; else nothing.',
    parts: [],
  }),
  piece({
    name: 'description',
    description: "In a template: the description with its formats, the shop's sections of text, weight and item number.",
    parts: [],
  }),
]
