/** The blocks: a form beside each made from the manifest, and a frame with the element as visitors see it. */
import { ELEMENTS } from '../../manifest/elements'
import type { AttributeRow, ElementRow } from '../../manifest/model'
import { literalDefault, propertyName } from '../../manifest/outputs/types-of'
import { SHARED_ATTRIBUTES } from '../../manifest/shared'
import { attributesForAuthors, inWords, plain, titleOf } from '../manifest-data'
import { Preview, ProductPicker } from './preview'
import type { BlockProps } from './wp'

const { createElement: draw } = wp.element
const { InspectorControls, useBlockProps } = wp.blockEditor
const { PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } = wp.components
const say = (text: string) => wp.i18n.__(text, 'cartlet')

/** What a link to the product says, until the author changes it. */
const buy = (name: string) => say('Buy %s').replace('%s', () => name)

/** Values of an empty field are left out of the block. */
const orNothing = (value: string | boolean) => (value === '' || value === false ? undefined : value)

function control(row: AttributeRow, { attributes, setAttributes }: BlockProps) {
  const key = propertyName(row.name)
  const value = attributes[key]
  const onChange = (changed: string | boolean) => setAttributes({ [key]: orNothing(changed) })
  const props = { key, label: inWords(row.name), help: plain(row.description), onChange }
  if (row.type === 'flag') return draw(ToggleControl, { ...props, checked: value === true })
  if (row.type === 'choice') {
    const standard = literalDefault(row)
    const byDefault = { value: '', label: standard ? inWords(standard) : say('As on the settings page') }
    const others = row.values.filter((one) => one !== standard)
    const options = [byDefault, ...others.map((one) => ({ value: one, label: inWords(one) }))]
    return draw(SelectControl, { ...props, value: value ?? '', options })
  }
  const limits = row.type === 'number' ? { type: 'number', min: row.least, max: row.most } : {}
  const placeholder = literalDefault(row) ?? ('value' in row ? plain(row.value) : undefined)
  return draw(TextControl, { ...props, ...limits, placeholder, value: value ?? '' })
}

const linkControls = ({ attributes, setAttributes }: BlockProps) =>
  (
    [
      [
        'text',
        say('Text of the link'),
        say(
          'Shown until the shop has loaded, without JavaScript, in feeds and mails. The label takes its place, if there is one.',
        ),
      ],
      ['link', say('Address of the link'), say('Empty: the page of the product, if the settings name it.')],
    ] as const
  ).map(([key, label, help]) =>
    draw(TextControl, {
      ...{ key, label, help, value: attributes[key] ?? '' },
      onChange: (value: string) => setAttributes({ [key]: orNothing(value) }),
    }),
  )

/** Before a shop is chosen. */
const noShop = (title: string) =>
  draw(
    Placeholder,
    { icon: 'cart', label: title, instructions: say('Choose your shop first: Settings → Cartlet.') },
    cartletEditor.settings && draw('a', { href: cartletEditor.settings, target: '_blank' }, say('Open the settings')),
  )

function Block({ element, ...props }: BlockProps & { element: ElementRow }) {
  const { attributes, setAttributes } = props
  const rows = attributesForAuthors(element)
  const isShared = ({ name }: AttributeRow) => SHARED_ATTRIBUTES.some((row) => row.name === name)
  const title = titleOf(element)
  const lacks = rows.find((row) => row.default === 'required' && !attributes[propertyName(row.name)])
  const given = Object.fromEntries(
    [...rows.map(({ name }) => name), 'link', 'text'].flatMap((name) => {
      const value = attributes[propertyName(name)]
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
  const inPage = lacks
    ? draw(ProductPicker, {
        title,
        onPick: (slug: string, name?: string) =>
          setAttributes({ [propertyName(lacks.name)]: slug, ...(name && { text: buy(name) }) }),
      })
    : draw(Preview, { element: element.name, title, given })
  return draw(
    'div',
    useBlockProps(),
    draw(
      InspectorControls,
      null,
      draw(PanelBody, { title }, ...rows.filter((row) => !isShared(row)).map((row) => control(row, props))),
      draw(PanelBody, { title: say('Link without JavaScript'), initialOpen: false }, ...linkControls(props)),
      draw(PanelBody, { title: say('More'), initialOpen: false }, ...rows.filter(isShared).map((row) => control(row, props))),
    ),
    cartletEditor.hasShop ? inPage : noShop(title),
  )
}

const WEB = /^(https?:\/\/|\/(?!\/))/i

/** What stays in the post if the plugin is removed: the link that the author gave. */
function save({ attributes: { link, text } }: BlockProps) {
  if (typeof link !== 'string' || typeof text !== 'string' || !WEB.test(link)) return null
  return draw('p', null, draw('a', { href: link }, text))
}

for (const element of ELEMENTS)
  wp.blocks.registerBlockType(`cartlet/${element.name}`, { edit: (props) => draw(Block, { ...props, element }), save })
