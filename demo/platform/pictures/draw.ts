/** Draws the product pictures beside this file: `npx tsx demo/platform/pictures/draw.ts`. The results are committed. */
import { writeFileSync } from 'node:fs'
import * as home from './home-art'
import * as paper from './paper-art'
import { scene } from './scene'
import * as textile from './textile-art'

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
}

for (const [name, svg] of Object.entries(pictures)) writeFileSync(new URL(`./${name}.svg`, import.meta.url), svg)
