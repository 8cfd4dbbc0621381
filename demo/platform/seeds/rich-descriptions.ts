/** Descriptions with more than paragraphs: together they use every type of rich content node. */

import type { RichNode } from '../catalog/product'
import { type Decoration, node, paragraph, textNode } from '../catalog/v3/products/rich-content'

const bold: Decoration = { type: 'BOLD', fontWeightValue: 700 }
const italic: Decoration = { type: 'ITALIC', italicData: true }
const link = (url: string): Decoration => ({ type: 'LINK', linkData: { link: { url, target: 'BLANK' } } })
const heading = (level: number, text: string) => node('HEADING', { headingData: { level } }, [textNode(text)])
const aligned = (textAlignment: string, ...nodes: RichNode[]) =>
  node('PARAGRAPH', { paragraphData: { textStyle: { textAlignment } } }, nodes)
const item = (...nodes: RichNode[]) => node('LIST_ITEM', {}, [paragraph(...nodes)])
const container = (alignment = 'CENTER') => ({ width: { size: 'CONTENT' }, alignment, height: {} })
const image = (file: string, altText: string) =>
  node('IMAGE', { imageData: { image: { src: { id: file }, width: 1000, height: 1000 }, altText, containerData: container() } })
const cell = (text: string) => node('TABLE_CELL', { tableCellData: { cellStyle: {} } }, [paragraph(textNode(text))])
const row = (...texts: string[]) => node('TABLE_ROW', {}, texts.map(cell))

const WATERING_CAN: RichNode[] = [
  heading(2, 'Five litres, and a rose that does not drip'),
  paragraph(
    textNode('Spun from '),
    textNode('galvanised steel', [bold]),
    textNode(' and painted in a workshop that does '),
    textNode('nothing else', [italic]),
    textNode('. Read '),
    textNode('how it is made', [link('https://example.com/watering-can')]),
    textNode('.'),
  ),
  node('BULLETED_LIST', {}, [item(textNode('Holds five litres')), item(textNode('Comes apart for cleaning'))]),
  node('BLOCKQUOTE', {}, [paragraph(textNode('The only one my seedlings survive.'))]),
  node('DIVIDER', { dividerData: { lineStyle: 'SINGLE', width: 'LARGE', alignment: 'CENTER' } }),
  node('ORDERED_LIST', {}, [item(textNode('Fill')), item(textNode('Tilt')), item(textNode('Wait'))]),
]

const TEAPOT: RichNode[] = [
  aligned('CENTER', textNode('Cast once, used for a '), textNode('lifetime', [italic]), textNode('.')),
  heading(3, 'Iron, inside and out'),
  paragraph(
    textNode('Sold out '),
    textNode('twice', [{ type: 'STRIKETHROUGH', strikethroughData: true }]),
    textNode(' three times', [bold, { type: 'COLOR', colorData: { foreground: '#8a5a00', background: 'transparent' } }]),
    textNode(' last year, for '),
    textNode('good', [{ type: 'UNDERLINE', underlineData: true }]),
    textNode(' reasons', [{ type: 'FONT_SIZE', fontSizeData: { unit: 'PX', value: 20 } }]),
    textNode('. See '),
    textNode('how it is ', [link('https://example.com/foundry')]),
    textNode('cast', [bold, link('https://example.com/foundry')]),
    textNode('.'),
  ),
  node('BULLETED_LIST', {}, [item(textNode('Comes with a strainer')), item(textNode('Lid with a brass knob'))]),
  image('iron-teapot-set.svg', 'The teapot with two cups'),
  node('TABLE', { tableData: { dimensions: { colsWidthRatio: [1, 1], rowsHeight: [40, 40] } } }, [
    row('Holds', '0.8 l'),
    row('Weighs', '1.6 kg'),
  ]),
  node('COLLAPSIBLE_LIST', { collapsibleListData: { initialExpandedItems: 'FIRST', expandOnlyOne: true } }, [
    node('COLLAPSIBLE_ITEM', {}, [
      node('COLLAPSIBLE_ITEM_TITLE', {}, [paragraph(textNode('Does it rust?'))]),
      node('COLLAPSIBLE_ITEM_BODY', {}, [paragraph(textNode('Only if it stays wet. Dry it, and it will not.'))]),
    ]),
  ]),
  node('CODE_BLOCK', { codeBlockData: { textStyle: { textAlignment: 'AUTO' } } }, [textNode('3 g tea · 80 °C · 2 min')]),
  node('BUTTON', {
    buttonData: { type: 'LINK', text: 'Brewing guide', link: { url: 'https://example.com/tea' }, containerData: container() },
  }),
]

const SEEDS_AND_MORE: RichNode[] = [
  paragraph(textNode('Everything that a description can hold, for those who build the page that shows it.')),
  node('GALLERY', {
    galleryData: {
      items: ['seed-packet.svg', 'hand-trowel.svg', 'terracotta-pot.svg'].map((id) => ({
        image: { media: { src: { id }, width: 1000, height: 1000 } },
      })),
      options: { layout: { type: 'GRID', numberOfColumns: 3 } },
      containerData: container(),
    },
  }),
  node('VIDEO', {
    videoData: {
      video: { src: { url: 'https://example.com/sowing.mp4' }, duration: 41.5 },
      title: 'Sowing',
      containerData: container(),
    },
  }),
  node('AUDIO', { audioData: { audio: { src: { url: 'https://example.com/rain.mp3' }, duration: 12 }, name: 'Rain on a shed' } }),
  node('GIF', { gifData: { original: { gif: 'https://example.com/sprout.gif' }, width: 200, height: 200, gifType: 'NORMAL' } }),
  node('FILE', {
    fileData: { src: { url: 'https://example.com/calendar.pdf' }, name: 'Sowing calendar', type: 'pdf', size: 48_000 },
  }),
  node('HTML', { htmlData: { html: '<p>Not to be trusted.</p>', source: 'HTML', containerData: container() } }),
  node('EMBED', { embedData: { src: 'https://example.com/embed', oembed: { title: 'A garden diary', type: 'rich' } } }),
  node('LINK_PREVIEW', {
    linkPreviewData: { link: { url: 'https://example.com/diary' }, title: 'A garden diary', description: 'Week by week' },
  }),
  node('MAP', {
    mapData: { mapSettings: { address: 'The garden', lat: 53.35, lng: -6.26, mapType: 'ROADMAP', initialZoom: 12 } },
  }),
  node('POLL', {
    pollData: {
      poll: {
        title: 'When do you sow?',
        options: [
          { id: 'march', title: 'In March' },
          { id: 'may', title: 'In May' },
        ],
      },
      layout: { poll: { type: 'LIST' } },
    },
  }),
  node('APP_EMBED', { appEmbedData: { type: 'PRODUCT', name: 'Hand Trowel', url: 'https://example.com/hand-trowel' } }),
  node('EXTERNAL', { externalData: { kind: 'almanac' } }, [paragraph(textNode('From an almanac.'))]),
  node('CAPTION', { captionData: {} }, [textNode('A caption of its own.')]),
]

export const RICH_DESCRIPTIONS: Readonly<Record<string, RichNode[]>> = {
  'watering-can': WATERING_CAN,
  'iron-teapot': TEAPOT,
  'seed-packet': SEEDS_AND_MORE,
}
