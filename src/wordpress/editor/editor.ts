/** The blocks: a form beside each made from the manifest, and a frame with the element as visitors see it. */
import { ELEMENTS } from '../../manifest/elements'
import type { AttributeRow, ElementRow } from '../../manifest/model'
import { literalDefault, propertyName } from '../../manifest/outputs/types-of'
import { attributeWords } from '../../manifest/owner-words'
import { SHARED_ATTRIBUTES } from '../../manifest/shared'
import { attributesForAuthors, titleOf } from '../manifest-data'
import { Preview, ProductPicker } from './preview'
import type { BlockProps } from './wp'

const { createElement: draw } = wp.element
const { InspectorControls, useBlockProps } = wp.blockEditor
const { BaseControl, CheckboxControl, PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } = wp.components
const say = (text: string) => wp.i18n.__(text, 'cartlet')

/** What a link to the product says, until the author changes it. */
const buy = (name: string) => say('Buy %s').replace('%s', () => name)

/** Values of an empty field are left out of the block. */
const orNothing = (value: string | boolean) => (value === '' || value === false ? undefined : value)

/** A box to tick for each value of a list. */
const boxes = (words: Readonly<Record<string, string>>, value: string, onChange: (changed: string) => void) => {
  const chosen = value.split(/[\s,]+/)
  const ticked = (one: string, on: boolean) => Object.keys(words).filter((each) => (each === one ? on : chosen.includes(each)))
  return Object.entries(words).map(([one, label]) =>
    draw(CheckboxControl, {
      ...{ key: one, label, checked: chosen.includes(one) },
      onChange: (on: boolean) => onChange(ticked(one, on).join(' ')),
    }),
  )
}

function control(element: string, row: AttributeRow, { attributes, setAttributes }: BlockProps) {
  const key = propertyName(row.name)
  const value = attributes[key]
  const onChange = (changed: string | boolean) => setAttributes({ [key]: orNothing(changed) })
  const { label, hint, standard, values: words = {} } = attributeWords(element, row.name)
  const props = { key, label, help: hint, onChange }
  if (row.type === 'flag') return draw(ToggleControl, { ...props, checked: value === true })
  const byDefault = literalDefault(row)
  if (row.type === 'choice') {
    const first = { value: '', label: say('Default (%s)').replace('%s', () => standard ?? words[byDefault ?? ''] ?? '') }
    const others = row.values.filter((one) => one !== byDefault)
    const options = [first, ...others.map((one) => ({ value: one, label: words[one] ?? one }))]
    return draw(SelectControl, { ...props, value: value ?? '', options })
  }
  if (row.type === 'list' && Object.keys(words).length)
    return draw(
      BaseControl,
      { key, id: `cartlet-${key}`, help: hint },
      draw(BaseControl.VisualLabel, null, label),
      boxes(words, `${value ?? ''}`, onChange),
    )
  const limits = row.type === 'number' ? { type: 'number', min: row.least, max: row.most } : {}
  const placeholder = standard ?? (row.type === 'number' ? byDefault : undefined)
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
      draw(PanelBody, { title }, ...rows.filter((row) => !isShared(row)).map((row) => control(element.name, row, props))),
      draw(PanelBody, { title: say('Link without JavaScript'), initialOpen: false }, ...linkControls(props)),
      draw(
        PanelBody,
        { title: say('More'), initialOpen: false },
        ...rows.filter(isShared).map((row) => control(element.name, row, props)),
      ),
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
