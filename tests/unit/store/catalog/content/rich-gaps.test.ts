/** Nodes that lack a part, or have one that their kind does not use. */
import { expect, it } from 'vitest'
import { richView } from '../../../../../src/store/catalog/content/rich-view'
import { node, said, text } from '../../../../support/fixtures/content/rich-fixture'
import { markupOf } from '../../../../support/fixtures/content/rich-markup'

it.each([
  ['a table whose rows are empty', node('TABLE', {}, [node('TABLE_ROW')]), ''],
  ['a list whose item is empty', node('BULLETED_LIST', {}, [node('LIST_ITEM')]), ''],
  ['a heading without a level', node('HEADING', {}, [text('Care')]), '<h2>Care</h2>'],
  [
    'a list that is not ordered, with a start',
    node('BULLETED_LIST', { bulletedListData: { start: 3 } }, [said('One')]),
    '<ul><li><p>One</p></li></ul>',
  ],
  [
    'a poll without options',
    node('POLL', { pollData: { poll: { title: 'When?', options: [{}] } } }),
    '<div data-rich="poll"><p><strong>When?</strong></p></div>',
  ],
  [
    'a gallery without items that can be shown',
    node('GALLERY', { galleryData: { items: [{ title: '' }, null, { image: {} }] } }),
    '',
  ],
  [
    'a collapsible item without a title',
    node('COLLAPSIBLE_LIST', {}, [node('COLLAPSIBLE_ITEM', {}, [node('COLLAPSIBLE_ITEM_BODY', {}, [said('Open')])])]),
    '<p>Open</p>',
  ],
  [
    'collapsible items that are all open',
    node('COLLAPSIBLE_LIST', { collapsibleListData: { initialExpandedItems: 'ALL' } }, [
      node('COLLAPSIBLE_ITEM', {}, [node('COLLAPSIBLE_ITEM_TITLE', {}, [said('One')])]),
      node('COLLAPSIBLE_ITEM', {}, [node('COLLAPSIBLE_ITEM_TITLE', {}, [said('Two')])]),
    ]),
    '<details open><summary>One</summary></details><details open><summary>Two</summary></details>',
  ],
  [
    'collapsible items that are all closed',
    node('COLLAPSIBLE_LIST', {}, [node('COLLAPSIBLE_ITEM', {}, [node('COLLAPSIBLE_ITEM_TITLE', {}, [said('One')])])]),
    '<details><summary>One</summary></details>',
  ],
  [
    'a table without header cells',
    node('TABLE', {}, [node('TABLE_ROW', {}, [node('TABLE_CELL', {}, [said('S')])])]),
    '<div data-rich="table" tabIndex="0"><table><tbody><tr><td><p>S</p></td></tr></tbody></table></div>',
  ],
  [
    'a layout whose cell names no width',
    node('LAYOUT', {}, [node('LAYOUT_CELL', {}, [said('Whole')])]),
    '<div data-rich="layout"><div data-rich="cell" span:12><p>Whole</p></div></div>',
  ],
  [
    'a file without a name',
    node('FILE', { fileData: { src: { url: 'https://a.example/c.pdf' }, type: 'pdf' } }),
    '<p><a href="https://a.example/c.pdf" target="_blank" rel="noopener">pdf</a></p>',
  ],
  ['a button without an address', node('BUTTON', { buttonData: { text: 'Go' } }), '<p>Go</p>'],
  ['a picture with a caption of its own', node('IMAGE', {}, [text('Lost')]), '<p>Lost</p>'],
])('%s is drawn as its expected markup', (_, one, becomes) => expect(markupOf(richView({ nodes: [one] }))).toBe(becomes))
