/** The kitchen collection: three options on one product, 26 letters on another, prices by weight. */
import { CARE, DELIVERY, type ProductSeed } from '../product-seed'

/** HTML as editors produce it: attributes, a comment, entities, a missing end tag, a style from another site. */
const TEAPOT = `<p style="text-align: center"><strong>Cast once,</strong> used for a <em>lifetime</em>.</p>
<!-- from the old shop -->
<p class="MsoNormal">Enamelled inside &ndash; it won&rsquo;t rust &amp; holds eight decilitres at 90&nbsp;&deg;C for an hour. Caf&eacute;s like it: see <a href="https://example.com/tea" target="_blank">the brewing guide</a>.</p>
<ul>
  <li>Comes with a strainer
  <li>Lid with a <span style="color:#8a5a00">brass</span> knob</li>
</ul>
<table border="1"><tr><th>Holds</th> <td>0.8&nbsp;l</td></tr><tr><th>Weighs</th> <td>1.6&nbsp;kg</td></tr></table>
<p>&nbsp;</p>`
const TEAPOT_CARE = {
  title: 'Care and repair',
  description:
    '<h3>Every day</h3><p>Rinse with <strong>hot water</strong> and <em>no soap</em>.</p><ul><li>Dry it at once</li><li>Leave the lid off</li></ul><h3>Every year</h3><ol><li>Oil the handle</li><li>Polish it</li></ol><blockquote>Ours has been here since <u>1974</u>.</blockquote>',
}

const GLAZES = { Oat: '#e6d8bd', Moss: '#7d9163', Night: '#33425c' }

export const KITCHEN_PRODUCTS: ProductSeed[] = [
  {
    slug: 'stoneware-bowl',
    name: 'Stoneware Bowl',
    description: '<p>Thrown in three sizes and dipped by hand. Stacks, and keeps soup warm.</p>',
    price: 2400,
    stock: 9,
    weight: 540,
    collections: ['kitchen'],
    pictures: {
      'stoneware-bowl-moss': 'Stoneware bowl with a moss green glaze',
      'stoneware-bowl-oat': 'Stoneware bowl with an oat glaze',
      'stoneware-bowl-night': 'Stoneware bowl with a night blue glaze',
    },
    options: [
      { name: 'Size', choices: ['14 cm', '18 cm', '24 cm'] },
      { name: 'Glaze', choices: ['Oat', 'Moss', 'Night'], colours: GLAZES },
      { name: 'Finish', choices: ['Matt', 'Gloss'] },
    ],
    managesVariants: { extra: { '18 cm': 600, '24 cm': 1500, Gloss: 200 }, soldOut: ['24 cm Night Matt', '24 cm Night Gloss'] },
    info: [CARE, DELIVERY],
  },
  {
    slug: 'dinner-plate',
    name: 'Dinner Plate',
    description: '<p>27 cm, with a rim that keeps the sauce where it belongs.</p>',
    price: 2800,
    stock: 22,
    weight: 720,
    collections: ['kitchen'],
    pictures: { 'dinner-plate-oat': 'Oat dinner plate with a fern leaf', 'dinner-plate-night': 'Night blue dinner plate' },
    options: [{ name: 'Glaze', choices: ['Oat', 'Night'], colours: { Oat: GLAZES.Oat, Night: GLAZES.Night } }],
    managesVariants: { extra: {}, soldOut: [] },
    info: [CARE],
  },
  {
    slug: 'olive-board',
    name: 'Olive Wood Board',
    description: '<p>Cut from trees that no longer bear. Oiled twice, and better for every scratch.</p>',
    price: 4200,
    stock: 7,
    weight: 1100,
    brand: 'Uliveto',
    collections: ['kitchen', 'home'],
    pictures: { 'olive-board': 'Olive wood board with two olives' },
    options: [{ name: 'Size', choices: ['Small', 'Large'] }],
    managesVariants: { extra: { Large: 1800 }, soldOut: [] },
  },
  {
    slug: 'linen-apron',
    name: 'Linen Apron',
    description: '<p>Crossed straps instead of a knot, one deep pocket, a loop for the towel.</p>',
    price: 5400,
    stock: 14,
    weight: 340,
    collections: ['kitchen', 'wear-and-carry'],
    pictures: {
      'linen-apron-natural': 'Linen apron in natural',
      'linen-apron-moss': 'Linen apron in moss green',
      'linen-apron-black': 'Linen apron in black',
    },
    options: [
      {
        name: 'Colour',
        choices: ['Natural', 'Moss', 'Black'],
        colours: { Natural: '#f3ecdc', Moss: '#6d7f58', Black: '#17191c' },
      },
      { name: 'Length', choices: ['Regular', 'Long'] },
    ],
    managesVariants: { extra: { Long: 400 }, soldOut: ['Black Long'] },
    customText: [{ title: 'Name on the pocket', maxLength: 12, mandatory: false }],
  },
  {
    slug: 'heather-honey',
    name: 'Heather Honey, 250 g',
    description: '<p>From hives on the moor above the studio. Dark, and it sets like jelly.</p>',
    price: 950,
    stock: 44,
    weight: 430,
    brand: 'Moor & Hive',
    collections: ['kitchen'],
    pictures: { 'heather-honey': 'Jar of dark honey' },
    pricePerUnit: { totalQuantity: 250, totalMeasurementUnit: 'G', baseQuantity: 100, baseMeasurementUnit: 'G' },
  },
  {
    slug: 'loose-tea',
    name: 'Loose Tea, 80 g',
    description: '<p>Whole leaves in a tin that closes. Three blends, none of them with flavouring.</p>',
    price: 1150,
    stock: 60,
    weight: 190,
    collections: ['kitchen'],
    pictures: { 'loose-tea': 'Green tin of loose tea' },
    options: [{ name: 'Blend', choices: ['Breakfast', 'Smoked', 'Garden mint'] }],
    pricePerUnit: { totalQuantity: 80, totalMeasurementUnit: 'G', baseQuantity: 1, baseMeasurementUnit: 'KG' },
  },
  {
    slug: 'iron-teapot',
    name: 'Iron Teapot',
    description: TEAPOT,
    price: 7900,
    discount: { type: 'PERCENT', value: 15 },
    stock: 5,
    weight: 1800,
    ribbon: 'Sale',
    collections: ['kitchen'],
    pictures: {
      'iron-teapot': 'Dark iron teapot with a brass handle',
      'iron-teapot-set': 'Iron teapot and two cups from above',
    },
    info: [TEAPOT_CARE],
  },
  {
    slug: 'monogram-mug',
    name: 'Monogram Mug',
    description: '<p>One letter, painted by hand. Q has waited longest.</p>',
    price: 2100,
    stock: 6,
    weight: 390,
    collections: ['kitchen'],
    pictures: { 'monogram-mug': 'Cream mug with a painted letter' },
    options: [{ name: 'Letter', choices: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] }],
    managesVariants: { extra: {}, soldOut: ['A', 'E', 'X'] },
    info: [CARE],
  },
  {
    slug: 'beeswax-wraps',
    name: 'Beeswax Wraps, Set of Three',
    description: '<p>Cotton, beeswax, pine resin. Rinse in cold water, use for a year, then compost.</p>',
    price: 1900,
    discount: { type: 'AMOUNT', value: 300 },
    stock: 31,
    weight: 90,
    ribbon: 'Bestseller',
    collections: ['kitchen'],
    pictures: { 'beeswax-wraps': 'Three folded beeswax wraps tied with string' },
  },
]
