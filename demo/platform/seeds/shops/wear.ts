/** More clothes: with whole colours and single sizes that are sold out. */
import { type ProductSeed, WASH } from '../product-seed'

export const WEAR_PRODUCTS: ProductSeed[] = [
  {
    slug: 'wool-socks',
    name: 'Wool Socks',
    description: '<p>Shetland wool with a darning thread in the toe. Knitted two streets away.</p>',
    price: 1950,
    stock: 11,
    weight: 95,
    collections: ['wear-and-carry'],
    pictures: { 'wool-socks-oat': 'Oat-coloured wool socks', 'wool-socks-rust': 'Rust-coloured wool socks' },
    options: [
      { name: 'Size', choices: ['35–37', '38–40', '41–43', '44–46'] },
      { name: 'Colour', choices: ['Oat', 'Rust'], colours: { Oat: '#e6d8bd', Rust: '#b5654a' } },
    ],
    managesVariants: { extra: {}, soldOut: ['35–37 Rust', '38–40 Rust', '41–43 Rust', '44–46 Rust', '44–46 Oat'] },
    info: [WASH],
  },
  {
    slug: 'sun-hat',
    name: 'Sun Hat',
    description: '<p>Plaited wheat straw with a ribbon of faded linen. Rolls up for the train.</p>',
    price: 4900,
    discount: { type: 'PERCENT', value: 30 },
    stock: 4,
    weight: 130,
    ribbon: 'End of summer',
    collections: ['wear-and-carry', 'garden'],
    pictures: { 'sun-hat': 'Straw hat with a blue ribbon' },
    options: [{ name: 'Size', choices: ['S/M', 'L/XL'] }],
    managesVariants: { extra: {}, soldOut: [] },
  },
  {
    slug: 'rib-beanie',
    name: 'Rib Beanie',
    description: '<p>Double rib, so it can be worn long or turned up. Lambswool.</p>',
    price: 3200,
    stock: 17,
    weight: 110,
    collections: ['wear-and-carry'],
    pictures: {
      'rib-beanie-forest': 'Forest green beanie',
      'rib-beanie-snow': 'White beanie',
      'rib-beanie-black': 'Black beanie',
    },
    options: [
      {
        name: 'Colour',
        choices: ['Forest', 'Snow', 'Black'],
        colours: { Forest: '#2f5d43', Snow: '#ffffff', Black: '#000000' },
      },
    ],
    managesVariants: { extra: {}, soldOut: [] },
    info: [WASH],
  },
]
