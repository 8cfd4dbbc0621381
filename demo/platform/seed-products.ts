/** What Fern & Fable sells. Prices in cents, weights in grams. */
export interface ProductSeed {
  slug: string
  name: string
  description: string
  price: number
  discount?: { type: 'AMOUNT' | 'PERCENT'; value: number; discounted: number }
  /** null: not tracked (downloads). For products with `sizesAndColours` see `soldOut`. */
  stock: number | null
  weight: number
  digital?: true
  ribbon?: string
  collections: string[]
  pictures: Record<string, string>
  options?: { name: string; colours?: Record<string, string>; choices: string[] }[]
  /** Each combination of choices has its own id, price and stock. */
  managesVariants?: { extra: Record<string, number>; soldOut: string[] }
  customText?: { title: string; maxLength: number; mandatory: boolean }[]
  info?: { title: string; description: string }[]
}

const CARE = { title: 'Care', description: '<p>Dishwasher safe. Avoid sudden changes of temperature.</p>' }
const DELIVERY = { title: 'Delivery', description: '<p>Sent within two working days in plastic-free packaging.</p>' }

export const PRODUCT_SEEDS: ProductSeed[] = [
  {
    slug: 'blue-mug',
    name: 'Blue Mug',
    description: '<p>A generous stoneware mug with a reactive blue glaze. Holds 350 ml, and the handle fits three fingers.</p>',
    price: 1800,
    stock: 24,
    weight: 380,
    collections: ['home'],
    pictures: { 'blue-mug': 'Blue stoneware mug on a linen cloth', 'blue-mug-above': 'Blue mug from above, full of tea' },
    info: [CARE, DELIVERY],
  },
  {
    slug: 'canvas-tote',
    name: 'Canvas Tote',
    description: '<p>Heavy organic cotton, long handles, one inside pocket. Printed by hand with a fern from our garden.</p>',
    price: 2200,
    stock: 40,
    weight: 310,
    collections: ['wear-and-carry'],
    pictures: { 'canvas-tote': 'Natural canvas tote bag with a printed fern' },
    info: [DELIVERY],
  },
  {
    slug: 'linen-tee',
    name: 'Linen Tee',
    description: '<p>Washed European linen, cut straight. Soft from the first day, better after the tenth wash.</p>',
    price: 3800,
    stock: 8,
    weight: 180,
    collections: ['wear-and-carry'],
    pictures: {
      'linen-tee-sage': 'Sage green linen T-shirt',
      'linen-tee-ink': 'Ink blue linen T-shirt',
      'linen-tee-clay': 'Clay red linen T-shirt',
    },
    options: [
      { name: 'Size', choices: ['S', 'M', 'L', 'XL'] },
      { name: 'Colour', choices: ['Sage', 'Ink', 'Clay'], colours: { Sage: '#8a9a7b', Ink: '#27364b', Clay: '#b5654a' } },
    ],
    managesVariants: { extra: { XL: 200 }, soldOut: ['L Clay'] },
    info: [{ title: 'Care', description: '<p>Wash at 30 °C, dry in the shade.</p>' }, DELIVERY],
  },
  {
    slug: 'brass-lamp',
    name: 'Brass Lamp',
    description: '<p>A small desk lamp of spun brass with a linen cord. Made in batches of twenty.</p>',
    price: 8900,
    stock: 0,
    weight: 1450,
    collections: ['home'],
    pictures: { 'brass-lamp': 'Brass desk lamp, lit' },
  },
  {
    slug: 'field-notebook',
    name: 'Field Notebook',
    description: '<p>96 pages of recycled paper, dotted, sewn so that it lies flat. Fits a coat pocket.</p>',
    price: 1600,
    discount: { type: 'AMOUNT', value: 4, discounted: 1200 },
    stock: 60,
    weight: 140,
    ribbon: 'Sale',
    collections: ['stationery'],
    pictures: { 'field-notebook': 'Green pocket notebook with an elastic band' },
  },
  {
    slug: 'gift-card-print',
    name: 'Letterpress Gift Card',
    description: '<p>A folded card with a letterpress bouquet and a cotton envelope. Blank inside.</p>',
    price: 450,
    stock: 120,
    weight: 25,
    collections: ['stationery'],
    pictures: { 'gift-card-print': 'Folded card with a printed bouquet' },
  },
  {
    slug: 'low-stock-vase',
    name: 'Bud Vase',
    description: '<p>Thrown by hand, so no two are alike. For one stem, or none.</p>',
    price: 3400,
    stock: 3,
    weight: 420,
    ribbon: 'Last pieces',
    collections: ['home'],
    pictures: { 'low-stock-vase': 'Sand-coloured bud vase with one stem' },
    info: [DELIVERY],
  },
  {
    slug: 'botanical-poster',
    name: 'Botanical Poster',
    description: '<p>Six ferns of the northern woods, printed in four inks on 200 g paper. 50 × 70 cm.</p>',
    price: 2600,
    stock: 15,
    weight: 260,
    collections: ['stationery', 'home'],
    pictures: { 'botanical-poster': 'Poster with six drawn ferns' },
    options: [{ name: 'Edge', choices: ['White border', 'Full bleed'] }],
  },
  {
    slug: 'fig-candle',
    name: 'Fig Candle',
    description: '<p>Rapeseed wax, a cotton wick, forty hours of fig leaf and cedar.</p>',
    price: 2400,
    stock: 30,
    weight: 360,
    ribbon: 'New',
    collections: ['home'],
    pictures: { 'fig-candle': 'Candle in a dark glass, lit' },
  },
  {
    slug: 'engraved-pen',
    name: 'Engraved Pen',
    description: '<p>A brass ballpoint with your words on the barrel. Engraving takes one more day.</p>',
    price: 3200,
    stock: 12,
    weight: 60,
    collections: ['stationery'],
    pictures: { 'engraved-pen': 'Brass pen with an engraved barrel' },
    customText: [
      { title: 'Engraving', maxLength: 24, mandatory: true },
      { title: 'Gift note', maxLength: 200, mandatory: false },
    ],
  },
  {
    slug: 'shawl-pattern',
    name: 'Lichen Shawl Pattern',
    description: '<p>A knitting pattern as a PDF: twelve pages, charts and written rows, three sizes.</p>',
    price: 750,
    stock: null,
    weight: 0,
    digital: true,
    collections: ['stationery'],
    pictures: { 'shawl-pattern': 'Cover of the knitting pattern with a grey-green shawl' },
  },
  {
    slug: 'wool-throw',
    name: 'Wool Throw',
    description: '<p>Undyed merino from one flock, woven in a herringbone. 140 × 200 cm.</p>',
    price: 12000,
    discount: { type: 'PERCENT', value: 20, discounted: 9600 },
    stock: 6,
    weight: 900,
    ribbon: 'Sale',
    collections: ['home'],
    pictures: { 'wool-throw': 'Folded herringbone throw' },
  },
  {
    slug: 'tea-towel-set',
    name: 'Tea Towels, Set of Two',
    description: '<p>Half linen, half cotton, in a waffle weave that dries glasses without a trace.</p>',
    price: 1450,
    stock: 50,
    weight: 220,
    collections: ['home'],
    pictures: { 'tea-towel-set': 'Two folded waffle tea towels' },
  },
]

export const COLLECTION_SEEDS: { slug: string; name: string; description: string; picture: string }[] = [
  { slug: 'home', name: 'Home', description: 'Things to live with.', picture: 'blue-mug' },
  { slug: 'stationery', name: 'Stationery', description: 'Paper, ink and something to write on.', picture: 'field-notebook' },
  { slug: 'wear-and-carry', name: 'Wear & Carry', description: 'Linen and canvas for every day.', picture: 'canvas-tote' },
]
