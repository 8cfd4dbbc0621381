/** What a template of the author can bind, what it cannot, and what a mistake is told as. */
import { describe, expect, it } from 'vitest'
import { checkTemplateTags } from '../../../../../src/checkup/markup/check-template'
import { PRODUCT_FIELDS } from '../../../../../src/checkup/markup/product-fields'
import { tagsIn } from '../../../../../src/embed/dom/template-tags'
import { type Binder, bindAll, type Copy } from '../../../../../src/embed/product/template/bind'

interface Bound {
  copy: Copy
  host: HTMLElement
  /** How often something did not fit. */
  faults: number
  mistakes: string[]
}

/** The copy of this markup, inserted into an element. */
function bind(markup: string): Bound {
  const template = document.createElement('template')
  template.innerHTML = markup
  const bound = { faults: 0 }
  const binder: Binder = {
    document,
    fault: () => bound.faults++,
    controls: Object.fromEntries(
      ['add', 'open', 'quantity'].map((kind) => [
        kind,
        (element) => (scope) => element.setAttribute('data-bound', `${kind} ${(scope.values as { name: string }).name}`),
      ]),
    ),
    piece: (element) => (scope) => element.setAttribute('data-of', `${scope.source}`),
  }
  const copy = bindAll(document.importNode(template.content, true), [PRODUCT_FIELDS], binder)
  const findings = checkTemplateTags(tagsIn(template, ['cartlet-product']))
  const mistakes = findings.map(({ cause, hint }) => `${cause} ${hint}`)
  return Object.assign(bound, { copy, host: document.createElement('div'), mistakes })
}

function draw(bound: Bound, values: object): string {
  bound.copy.update({ values })
  bound.host.replaceChildren(...bound.copy.nodes())
  return bound.host.innerHTML.replaceAll('<!---->', '')
}

const mistakesOf = (markup: string) => bind(markup).mistakes

describe('bindings', () => {
  it('a text is set as text, whatever it contains, and an absent one is empty', () => {
    const bound = bind('<h3 data-cartlet-text="name">Loading</h3>')
    expect(draw(bound, { name: '<img src=x onerror=alert(1)>' })).toBe('<h3>&lt;img src=x onerror=alert(1)&gt;</h3>')
    expect(draw(bound, { name: undefined })).toBe('<h3></h3>')
  })

  it('an attribute is set, absent for a missing value or false, and empty for true', () => {
    const bound = bind(
      '<a data-cartlet-attr-href="link" data-cartlet-attr-title="picture.alt" data-cartlet-attr-data-sale="onSale">See</a>',
    )
    expect(draw(bound, { link: 'https://shop.example/mug', picture: { alt: 'A mug' }, onSale: true })).toBe(
      '<a href="https://shop.example/mug" title="A mug" data-sale="">See</a>',
    )
    expect(draw(bound, { link: undefined, picture: undefined, onSale: false })).toBe('<a>See</a>')
  })

  it('a condition shows its element and takes it out again, in its place, with what is bound in it', () => {
    const bound = bind('<p>Before</p><b data-cartlet-if="onSale" data-cartlet-text="name"></b><p>After</p>')
    expect(draw(bound, { onSale: false, name: 'Mug' })).toBe('<p>Before</p><p>After</p>')
    expect(draw(bound, { onSale: true, name: 'Mug' })).toBe('<p>Before</p><b>Mug</b><p>After</p>')
    expect(draw(bound, { onSale: false, name: 'Mug' })).toBe('<p>Before</p><p>After</p>')
  })

  it('a condition on a list asks whether it has anything', () => {
    const bound = bind('<i data-cartlet-if="options">Choose</i>')
    expect(draw(bound, { options: [] })).toBe('')
    expect(draw(bound, { options: [{ name: 'Size', choices: [] }] })).toBe('<i>Choose</i>')
  })

  it('a list repeats its element, lists in it too, and names in it mean the item before the product', () => {
    const bound = bind(
      '<ul><li data-cartlet-each="options"><b data-cartlet-text="name"></b><i data-cartlet-each="choices" data-cartlet-if="inStock" data-cartlet-text="name"></i><u data-cartlet-text="amount"></u></li></ul>',
    )
    const size = {
      name: 'Size',
      choices: [
        { name: 'S', inStock: true },
        { name: 'M', inStock: false },
      ],
    }
    const colour = { name: 'Colour', choices: [{ name: 'Red', inStock: true }] }
    expect(draw(bound, { amount: 5, options: [size, colour] })).toBe(
      '<ul><li><b>Size</b><i>S</i><u>5</u></li><li><b>Colour</b><i>Red</i><u>5</u></li></ul>',
    )
    expect(draw(bound, { amount: 6, options: [colour] })).toBe('<ul><li><b>Colour</b><i>Red</i><u>6</u></li></ul>')
    expect(draw(bound, { amount: 6, options: [] })).toBe('<ul></ul>')
  })

  it('what has not changed is not written again: a translator’s words stay until the text is another', () => {
    const bound = bind('<h3 data-cartlet-text="name"></h3>')
    draw(bound, { name: 'Mug' })
    const heading = bound.host.querySelector('h3')
    heading?.replaceChildren('Becher')
    expect(draw(bound, { name: 'Mug' })).toBe('<h3>Becher</h3>')
    expect(bound.host.querySelector('h3')).toBe(heading)
    expect(draw(bound, { name: 'Jug' })).toBe('<h3>Jug</h3>')
  })

  it('controls without a value belong to the product, with one to the page', () => {
    const bound = bind('<button data-cartlet-add>Add</button><button data-cartlet-add="other">Other</button>')
    expect(draw(bound, { name: 'Mug' })).toBe(
      '<button data-cartlet-add="" data-bound="add Mug">Add</button><button data-cartlet-add="other">Other</button>',
    )
    expect(bound.faults).toBe(0)
    expect(bound.mistakes).toEqual([])
  })

  it('a flag is "true" or "false" in an attribute for screen readers, where an empty or absent one would mean something else', () => {
    const bound = bind('<p data-cartlet-attr-aria-busy="onSale" data-cartlet-attr-title="name">x</p>')
    expect(draw(bound, { onSale: true })).toBe('<p aria-busy="true">x</p>')
    expect(draw(bound, { onSale: false })).toBe('<p aria-busy="false">x</p>')
    expect(draw(bound, {})).toBe('<p>x</p>')
  })

  it('names that every object inherits are no fields', () => {
    for (const name of ['constructor', 'toString', '__proto__'])
      expect(mistakesOf(`<p data-cartlet-text="${name}"></p>`)).toEqual([
        expect.stringContaining(`data-cartlet-text="${name}" in the template of <cartlet-product> names no field`),
      ])
  })
})

describe('mistakes', () => {
  it.each([
    ['a misspelt field', '<p data-cartlet-text="nmae"></p>', 'Did you mean "name"?'],
    ['a misspelt part of a field', '<img data-cartlet-attr-src="picture.ulr">', 'There are: url, srcset, alt'],
    [
      'a misspelt field in a list that is empty now',
      '<p data-cartlet-each="options"><b data-cartlet-text="nam"></b></p>',
      'Did you mean "name"?',
    ],
    ['a misspelt binding', '<p data-cartlet-txet="name"></p>', 'Did you mean data-cartlet-text?'],
    ['an unknown field', '<p data-cartlet-text="weather"></p>', 'There are: id, slug, name'],
    ['an unknown binding', '<p data-cartlet-weather="name"></p>', 'There is no attribute data-cartlet-weather'],
    ['an expression', '<p data-cartlet-if="amount > 5"></p>', 'names no field'],
    ['a list as text', '<p data-cartlet-text="options"></p>', 'takes one value'],
    ['a list without its parent', '<p data-cartlet-text="options.name"></p>', 'Only data-cartlet-each looks into a list'],
    ['a field of a list outside of it', '<p data-cartlet-each="choices"></p>', 'names no field'],
    ['no list to repeat', '<p data-cartlet-each="name"></p>', 'takes a list'],
    [
      'a control that this element does not have',
      '<button data-cartlet-remove>x</button>',
      'has no effect in a template of <cartlet-product>',
    ],
    ['a misspelt control', '<input data-cartlet-quantiy>', 'Did you mean data-cartlet-quantity?'],
    ['an object as an attribute', '<p data-cartlet-attr-title="picture"></p>', 'takes one value'],
  ])('%s is noticed, and told', (_, markup, told) => {
    expect(bind(markup).faults).toBeGreaterThan(0)
    expect(mistakesOf(markup)).toEqual([expect.stringContaining(told)])
  })
})

describe('what cannot be bound', () => {
  it.each(['onclick', 'style', 'srcdoc', 'id', 'name', 'is', 'slot', 'nonce', 'data-cartlet-add'])('the attribute %s', (name) => {
    const bound = bind(`<p data-cartlet-attr-${name}="name">x</p>`)
    expect(draw(bound, { name: 'alert(1)' })).toBe('<p>x</p>')
    expect(bound.mistakes).toEqual([expect.stringContaining('cannot be set')])
  })

  it.each(['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data'])('a text as the address %s', (name) => {
    const bound = bind(`<p data-cartlet-attr-${name}="name">x</p>`)
    expect(draw(bound, { name: 'javascript:alert(1)' })).toBe('<p>x</p>')
    expect(bound.mistakes).toEqual([expect.stringContaining('needs an address')])
  })

  it.each(['script', 'style', 'iframe', 'object', 'embed', 'base', 'link', 'meta'])('anything of <%s>', (name) => {
    const bound = bind(`<${name} data-cartlet-attr-title="name" data-cartlet-text="name"></${name}>`)
    draw(bound, { name: 'alert(1)' })
    expect(bound.host.querySelector(name)?.textContent).toBe('')
    expect(bound.host.querySelector(name)?.hasAttribute('title')).toBe(false)
    expect(bound.mistakes).toHaveLength(2)
  })
})
