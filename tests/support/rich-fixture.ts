/** A description with one node of every kind, as the platform answers them, and what each of them becomes. */
import type { NodeType } from '../../src/platform/catalog/content/rich-content-constants'

type Json = Record<string, unknown>
export const node = (type: string, data: Json = {}, nodes: Json[] = []): Json => ({ type, id: '', nodes, ...data })
export const text = (words: string, ...decorations: Json[]): Json => node('TEXT', { textData: { text: words, decorations } })
export const paragraph = (...nodes: Json[]): Json => node('PARAGRAPH', { paragraphData: {} }, nodes)
export const said = (words: string): Json => paragraph(text(words))

const url = (path: string) => `https://shop.example/${path}`
const media = (path: string) => ({ src: { url: url(path) }, width: 400, height: 300 })

/** `[the node, its markup]` */
export const NODES: Readonly<Record<NodeType, [Json, string]>> = {
  PARAGRAPH: [said('Words'), '<p>Words</p>'],
  TEXT: [text('Bare words'), 'Bare words'],
  HEADING: [node('HEADING', { headingData: { level: 3 } }, [text('Care')]), '<h3>Care</h3>'],
  BULLETED_LIST: [
    node('BULLETED_LIST', {}, [node('LIST_ITEM', {}, [said('One')]), said('Two')]),
    '<ul><li><p>One</p></li><li><p>Two</p></li></ul>',
  ],
  ORDERED_LIST: [
    node('ORDERED_LIST', { orderedListData: { start: 3 } }, [node('LIST_ITEM', {}, [said('Three')])]),
    '<ol start="3"><li><p>Three</p></li></ol>',
  ],
  CHECKBOX_LIST: [
    node('CHECKBOX_LIST', {}, [
      node('LIST_ITEM', { listItemData: { checked: true } }, [said('Done')]),
      node('LIST_ITEM', { listItemData: { checked: false } }, [said('To do')]),
    ]),
    '<ul data-rich="checks"><li data-checked><p>Done</p></li><li><p>To do</p></li></ul>',
  ],
  LIST_ITEM: [node('LIST_ITEM', {}, [said('Lost')]), '<p>Lost</p>'],
  BLOCKQUOTE: [node('BLOCKQUOTE', {}, [said('They said')]), '<blockquote><p>They said</p></blockquote>'],
  CODE_BLOCK: [node('CODE_BLOCK', {}, [text('a < b\n')]), '<pre><code>a < b\n</code></pre>'],
  CAPTION: [node('CAPTION', { captionData: {} }, [text('Below')]), '<p data-rich="caption">Below</p>'],
  DIVIDER: [
    node('DIVIDER', { dividerData: { lineStyle: 'DOUBLE', width: 'MEDIUM', alignment: 'LEFT' } }),
    '<hr data-align="left" data-width="medium" data-line="double">',
  ],
  IMAGE: [
    node('IMAGE', {
      imageData: {
        image: media('a.jpg'),
        altText: 'A can',
        caption: 'In the garden',
        link: { url: url('can') },
        containerData: { width: { size: 'SMALL' }, alignment: 'RIGHT' },
      },
    }),
    '<figure data-align="right" data-width="small"><a href="https://shop.example/can" rel="noopener"><img src="https://shop.example/a.jpg" alt="A can" width="400" height="300"></a><figcaption>In the garden</figcaption></figure>',
  ],
  GALLERY: [
    node('GALLERY', {
      galleryData: {
        items: [
          { image: { media: media('1.jpg') }, altText: 'First' },
          { video: { media: { src: { url: url('2.mp4') } }, thumbnail: media('2.jpg') }, title: 'Second' },
        ],
        options: { layout: { type: 'SLIDER' } },
      },
    }),
    '<ul data-rich="gallery" data-layout="row" tabIndex="0"><li><figure><img src="https://shop.example/1.jpg" alt="First" width="400" height="300"></figure></li><li><figure><video src="https://shop.example/2.mp4" controls aria-label="Second" poster="https://shop.example/2.jpg" playsInline></video><figcaption>Second</figcaption></figure></li></ul>',
  ],
  VIDEO: [
    node('VIDEO', { videoData: { video: { src: { id: 'abc_123' } }, title: 'Sowing' } }),
    '<figure><video src="https://video.wixstatic.com/video/abc_123/file" controls aria-label="Sowing" playsInline></video><figcaption>Sowing</figcaption></figure>',
  ],
  AUDIO: [
    node('AUDIO', { audioData: { audio: { src: { url: url('rain.mp3') } }, name: 'Rain', authorName: 'A shed' } }),
    '<figure><audio src="https://shop.example/rain.mp3" controls aria-label="Rain · A shed"></audio><figcaption>Rain · A shed</figcaption></figure>',
  ],
  GIF: [
    node('GIF', { gifData: { original: { gif: url('s.gif') }, width: 200, height: 100 } }),
    '<figure><img src="https://shop.example/s.gif" alt="" width="200" height="100"></figure>',
  ],
  FILE: [
    node('FILE', { fileData: { src: { url: url('c.pdf') }, name: 'Calendar' } }),
    '<p><a href="https://shop.example/c.pdf" target="_blank" rel="noopener">Calendar</a></p>',
  ],
  HTML: [
    node('HTML', { htmlData: { html: '<script>alert(1)</script>', url: url('widget') } }),
    '<div data-rich="card"><a href="https://shop.example/widget" rel="noopener">shop.example</a></div>',
  ],
  EMBED: [
    node('EMBED', { embedData: { src: url('diary'), oembed: { title: 'A diary', html: '<iframe>' } } }),
    '<div data-rich="card"><a href="https://shop.example/diary" rel="noopener"><strong>A diary</strong></a></div>',
  ],
  LINK_PREVIEW: [
    node('LINK_PREVIEW', {
      linkPreviewData: {
        link: { url: url('d') },
        title: 'Diary',
        description: 'Weekly',
        thumbnailUrl: url('d.jpg'),
        html: '<b>',
      },
    }),
    '<div data-rich="card"><a href="https://shop.example/d" rel="noopener"><img src="https://shop.example/d.jpg" alt=""><strong>Diary</strong><span>Weekly</span></a></div>',
  ],
  APP_EMBED: [
    node('APP_EMBED', { appEmbedData: { type: 'EVENT', name: 'Fair', url: url('fair'), eventData: { scheduling: '1 May' } } }),
    '<div data-rich="card"><a href="https://shop.example/fair" rel="noopener"><strong>Fair</strong><span>1 May</span></a></div>',
  ],
  MAP: [
    node('MAP', {
      mapData: { mapSettings: { address: 'The garden', lat: 53.35, lng: -6.26, mapType: 'TERRAIN', initialZoom: 12 } },
    }),
    '<p><a href="https://www.google.com/maps/@?api=1&map_action=map&center=53.35,-6.26&zoom=12&basemap=terrain" target="_blank" rel="noopener">The garden</a></p>',
  ],
  POLL: [
    node('POLL', { pollData: { poll: { title: 'When?', options: [{ title: 'March', count: 7 }, { title: 'May' }] } } }),
    '<div data-rich="poll"><p><strong>When?</strong></p><ul><li>March</li><li>May</li></ul></div>',
  ],
  BUTTON: [
    node('BUTTON', { buttonData: { text: 'Guide', link: { url: url('guide'), target: 'BLANK' } } }),
    '<p><a href="https://shop.example/guide" target="_blank" rel="noopener" data-rich="button">Guide</a></p>',
  ],
  COLLAPSIBLE_LIST: [
    node('COLLAPSIBLE_LIST', { collapsibleListData: { initialExpandedItems: 'FIRST' } }, [
      node('COLLAPSIBLE_ITEM', {}, [
        node('COLLAPSIBLE_ITEM_TITLE', {}, [said('Rust?')]),
        node('COLLAPSIBLE_ITEM_BODY', {}, [said('No')]),
      ]),
      node('COLLAPSIBLE_ITEM', {}, [
        node('COLLAPSIBLE_ITEM_TITLE', {}, [said('Heavy?')]),
        node('COLLAPSIBLE_ITEM_BODY', {}, [said('Yes')]),
      ]),
    ]),
    '<details open><summary>Rust?</summary><p>No</p></details><details><summary>Heavy?</summary><p>Yes</p></details>',
  ],
  COLLAPSIBLE_ITEM: [node('COLLAPSIBLE_ITEM', {}, [said('Alone')]), '<p>Alone</p>'],
  COLLAPSIBLE_ITEM_TITLE: [node('COLLAPSIBLE_ITEM_TITLE', {}, [said('Alone')]), '<p>Alone</p>'],
  COLLAPSIBLE_ITEM_BODY: [node('COLLAPSIBLE_ITEM_BODY', {}, [said('Alone')]), '<p>Alone</p>'],
  TABLE: [
    node('TABLE', { tableData: { rowHeader: true, columnHeader: true } }, [
      node('TABLE_ROW', {}, [node('TABLE_CELL', {}, [said('Size')]), node('TABLE_CELL', {}, [said('Weight')])]),
      node('TABLE_ROW', {}, [
        node('TABLE_CELL', {}, [said('S')]),
        node('TABLE_CELL', { tableCellData: { cellStyle: { backgroundColor: '#fee' } } }, [said('1 kg')]),
      ]),
    ]),
    '<div data-rich="table" tabIndex="0"><table><tbody><tr><th scope="col"><p>Size</p></th><th scope="col"><p>Weight</p></th></tr><tr><th scope="row"><p>S</p></th><td background:#fee><p>1 kg</p></td></tr></tbody></table></div>',
  ],
  TABLE_ROW: [node('TABLE_ROW', {}, [said('Alone')]), '<p>Alone</p>'],
  TABLE_CELL: [node('TABLE_CELL', {}, [said('Alone')]), '<p>Alone</p>'],
  LAYOUT: [
    node('LAYOUT', { layoutData: { background: { type: 'COLOR', color: 'ivory' } } }, [
      node('LAYOUT_CELL', { layoutCellData: { colSpan: 4 } }, [said('Left')]),
      node('LAYOUT_CELL', { layoutCellData: { colSpan: 8 } }, [said('Right')]),
    ]),
    '<div data-rich="layout" background:ivory><div data-rich="cell" span:4><p>Left</p></div><div data-rich="cell" span:8><p>Right</p></div></div>',
  ],
  LAYOUT_CELL: [node('LAYOUT_CELL', {}, [said('Alone')]), '<p>Alone</p>'],
  CARD: [
    node('CARD', { cardData: { background: { color: '#eef' } } }, [said('On a card')]),
    '<div data-rich="card" background:#eef><p>On a card</p></div>',
  ],
  SHAPE: [
    node('SHAPE', { shapeData: { shape: { src: { id: 'leaf.svg' } } } }),
    '<figure><img src="https://static.wixstatic.com/media/leaf.svg" alt=""></figure>',
  ],
  SMART_BLOCK: [
    node('SMART_BLOCK', {}, [node('SMART_BLOCK_CELL', { smartBlockCellData: { label: 'Step 1' } }, [said('Dig')])]),
    '<div data-rich="blocks"><div data-rich="cell"><p><strong>Step 1</strong></p><p>Dig</p></div></div>',
  ],
  SMART_BLOCK_CELL: [node('SMART_BLOCK_CELL', {}, [said('Alone')]), '<div data-rich="cell"><p>Alone</p></div>'],
  TOC: [node('TOC', { tocData: { fontSize: 16 } }), ''],
  EXTERNAL: [node('EXTERNAL', { externalData: { kind: 'almanac' } }, [said('From an almanac')]), '<p>From an almanac</p>'],
}

/** All of them in one description. */
export const EVERY_NODE = { nodes: Object.values(NODES).map(([one]) => one), metadata: { version: 1 } }
