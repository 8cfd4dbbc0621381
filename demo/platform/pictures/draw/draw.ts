/** Draws the product images in the parent folder: `npx tsx demo/platform/pictures/draw/draw.ts`. The results are committed. */
import { writeFileSync } from 'node:fs'
import * as craft from './craft-art'
import * as garden from './garden-art'
import * as home from './home-art'
import * as kitchen from './kitchen-art'
import * as paper from './paper-art'
import { scene } from './scene'
import * as textile from './textile-art'
import * as wear from './wear-art'

const OAT = { light: '#fbf4e4', base: '#e6d8bd', dark: '#b39e78' }
const MOSS = { light: '#b4c49a', base: '#7d9163', dark: '#465735' }
const NIGHT = { light: '#6d7c96', base: '#33425c', dark: '#161f31' }

const pictures: Record<string, string> = {
  'blue-mug': scene('Blue mug', '#e9e4d8', '#cfd8dd', home.mug()),
  'blue-mug-above': scene('Blue mug from above', '#efe9dd', '#dcd3c2', home.mugFromAbove()),
  'brass-lamp': scene('Brass lamp', '#e4dccb', '#c9b99a', home.lamp()),
  'low-stock-vase': scene('Bud vase', '#ece7df', '#d6d9cf', home.vase()),
  'fig-candle': scene('Fig candle', '#e3ddd6', '#c3b7ae', home.candle()),
  'canvas-tote': scene('Canvas tote', '#e6ebe4', '#c9d4c8', textile.tote()),
  'linen-tee-sage': scene('Sage linen tee', '#f0ece4', '#dfdccf', textile.tee('#8a9a7b', '#748566')),
  'linen-tee-ink': scene('Ink linen tee', '#eef0f2', '#d5dae0', textile.tee('#27364b', '#182436')),
  'linen-tee-clay': scene('Clay linen tee', '#f4ebe5', '#e6d5ca', textile.tee('#b5654a', '#974f37')),
  'wool-throw': scene('Wool throw', '#e7e2d8', '#cfc8ba', textile.woolThrow()),
  'tea-towel-set': scene('Tea towels', '#edeae3', '#d3dad8', textile.towels()),
  'field-notebook': scene('Field notebook', '#efe8da', '#d9cfb9', paper.notebook()),
  'gift-card-print': scene('Gift card', '#f3e9e6', '#e2cfc9', paper.giftCard()),
  'botanical-poster': scene('Botanical poster', '#e8e6df', '#cdcec4', paper.poster()),
  'engraved-pen': scene('Engraved pen', '#e5e3df', '#c9c4bb', paper.pen()),
  'shawl-pattern': scene('Shawl pattern', '#e9ece9', '#cdd6d0', paper.pattern()),

  'stoneware-bowl-oat': scene('Oat stoneware bowl', '#e5e2da', '#c4c9c2', kitchen.bowl(OAT)),
  'stoneware-bowl-moss': scene('Moss stoneware bowl', '#f0ebe0', '#ddd3bf', kitchen.bowl(MOSS)),
  'stoneware-bowl-night': scene('Night stoneware bowl', '#efe9e2', '#d8cdc2', kitchen.bowl(NIGHT)),
  'dinner-plate-oat': scene('Oat dinner plate', '#dfe3dc', '#bcc6bd', kitchen.plate(OAT)),
  'dinner-plate-night': scene('Night dinner plate', '#f0ece3', '#dcd2c1', kitchen.plate(NIGHT)),
  'olive-board': scene('Olive wood board', '#e9e6df', '#cfd2c9', kitchen.board()),
  'linen-apron-natural': scene('Natural linen apron', '#dfe4e0', '#bfcac4', kitchen.apron('#e9dfc8', '#bfae88')),
  'linen-apron-moss': scene('Moss linen apron', '#f0ece2', '#dcd4c2', kitchen.apron('#6d7f58', '#465735')),
  'linen-apron-black': scene('Black linen apron', '#eceae6', '#d0ccc4', kitchen.apron('#24272b', '#4b5257')),
  'heather-honey': scene('Heather honey', '#efe6d8', '#d9c6ad', kitchen.honey()),
  'loose-tea': scene('Loose tea', '#ece9e0', '#d3d2c2', kitchen.teaTin()),
  'iron-teapot': scene('Iron teapot', '#ece6dc', '#d2c6b4', kitchen.teapot()),
  'iron-teapot-set': scene('Iron teapot with two cups', '#ede8de', '#d5cbb9', kitchen.teapotSet()),
  'monogram-mug': scene('Monogram mug', '#dfe6e2', '#bccbc3', kitchen.letterMug()),
  'beeswax-wraps': scene('Beeswax wraps', '#efeae0', '#d9d0bf', kitchen.waxWraps()),

  'terracotta-pot': scene('Terracotta pot with a fern', '#e9ebe2', '#cbd3c2', garden.pot()),
  'terracotta-pot-sizes': scene('Three terracotta pots', '#ece8df', '#d4cdbd', garden.pots()),
  'watering-can-forest': scene('Forest green watering can', '#eeeae0', '#d8d2c0', garden.wateringCan('#2f5d43', '#1b3828')),
  'watering-can-pour': scene(
    'A green watering can, pouring',
    '#eeeae0',
    '#d8d2c0',
    garden.wateringCan('#2f5d43', '#1b3828') + garden.pouring(),
  ),
  'watering-can-cream': scene('Cream watering can', '#dde4dc', '#b9c6ba', garden.wateringCan('#f1e7cf', '#b9a988')),
  'seed-packet': scene('Seed packets', '#e8ebe3', '#cbd4c6', garden.seedPacket()),
  'hand-trowel': scene('Hand trowel', '#e6e4da', '#c8c9b8', garden.trowel()),
  'garden-twine': scene('Garden twine', '#e9e9e0', '#cdd1c0', garden.twine()),
  'autumn-bulbs': scene('Flower bulbs', '#e7e3d8', '#c9c2ae', garden.bulbs()),
  'bird-feeder': scene('Bird feeder', '#e2ebee', '#bfd2d8', garden.feeder()),
  'herb-kit': scene('Herb kit', '#ecebe2', '#d2d4c2', garden.herbKit()),

  'merino-yarn': scene('Merino yarn', '#eae6de', '#cfcabd', craft.yarn('#b9a58a', '#7d6a4c')),
  'merino-yarn-snow': scene('Snow merino yarn', '#dfe2e2', '#bcc4c6', craft.yarn('#f6f4ee', '#c9c4b6')),
  'merino-yarn-coal': scene('Coal merino yarn', '#eceae6', '#d2cec6', craft.yarn('#2c2e31', '#5b6066')),
  'merino-yarn-rowan': scene('Rowan merino yarn', '#efe9e2', '#dccfc4', craft.yarn('#b23a2e', '#741f17')),
  'bamboo-needles': scene('Bamboo needles', '#e9eae4', '#cdd1c6', craft.needles()),
  'embroidery-kit': scene('Embroidery kit', '#e6e8e2', '#c7cdc2', craft.hoop()),
  'brass-snips': scene('Brass snips', '#e6e2da', '#c6beb0', craft.snips()),
  'plant-dyes': scene('Plant dyes', '#ece9e2', '#d2ccc0', craft.dyeJars()),
  'ink-bottle-night': scene('Night blue ink', '#ece9e2', '#d2cdc2', craft.ink('#1f3158', '#0f1a33')),
  'ink-bottle-moss': scene('Moss ink', '#eeeae1', '#d9d2c2', craft.ink('#4d6a3a', '#2b3f1e')),
  'washi-tape': scene('Paper tapes', '#eeebe4', '#d6d2c8', craft.tapes()),
  'desk-calendar': scene('Desk calendar', '#e6e4de', '#c8c6bc', craft.calendar()),
  'seed-paper-cards': scene('Seed paper cards', '#e9ebe6', '#ced4c8', craft.seedCards()),
  'fern-brushes': scene('Fern brushes on a tablet', '#e6e6e2', '#c6c9c4', craft.brushes()),
  'quotes-print': scene('Letterpress print', '#e9e6df', '#cfcabf', craft.printSheet()),
  'prototype-lantern': scene('Lantern', '#e0dcd2', '#bdb5a4', craft.lantern()),
  'gift-box': scene('Gift box', '#efe9e2', '#dacfc4', craft.giftBox()),

  'wool-socks-oat': scene('Oat wool socks', '#dfe3df', '#bdc8c0', wear.socks('#e6d8bd', '#b39e78')),
  'wool-socks-rust': scene('Rust wool socks', '#eeeae2', '#d8d0c2', wear.socks('#b5654a', '#7d3f2a')),
  'sun-hat': scene('Sun hat', '#e2eaea', '#bfd0d0', wear.sunHat()),
  'rib-beanie-snow': scene('Snow beanie', '#d9dfe2', '#b3bfc6', wear.beanie('#f4f2ec', '#bfb9aa')),
  'rib-beanie-forest': scene('Forest beanie', '#ebe8df', '#d0cbbb', wear.beanie('#2f5d43', '#1b3828')),
  'rib-beanie-black': scene('Black beanie', '#e9e7e2', '#cdc8bf', wear.beanie('#1d1f22', '#4b5257')),
  'woven-shawl': scene('Woven shawl', '#eee9e4', '#dacfc8', wear.shawl()),
  'everything-basket': scene('Willow basket', '#e8eae2', '#cad0c2', wear.basket()),

  'harbour-espresso': scene('Bag of espresso beans', '#e6e2da', '#c4bdb0', kitchen.coffeeBag('#3a3431', '#b5654a')),
  'morning-filter': scene('Bag of filter coffee', '#e3e7e6', '#bfcaca', kitchen.coffeeBag('#e9dcc2', '#2f5d6b')),
  'ceramic-dripper': scene('Ceramic dripper', '#dfe0dc', '#bab9b0', kitchen.dripper()),
  'enamel-cup': scene('Enamel cup', '#d9e1e4', '#b2c2c9', kitchen.enamelCup()),
}

for (const [name, svg] of Object.entries(pictures)) writeFileSync(new URL(`../${name}.svg`, import.meta.url), svg)
