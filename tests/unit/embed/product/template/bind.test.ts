/** What a template of the author can bind, what it cannot, and what a mistake is told as. */
import { describe, expect, it } from 'vitest'
import type { Fields } from '../../../../../src/checkup/markup/template-fields'
import { type Binder, bindAll, type Copy } from '../../../../../src/embed/product/template/bind'
import { mistakeOf } from '../../../../../src/embed/product/template/mistake.chunk'

const FIELDS = {
  name: 'text',
  amount: 'number',
  onSale: 'flag',
  link: 'address',
  picture: { url: 'address', alt: 'text' },
  options: [{ name: 'text', choices: [{ name: 'text', inStock: 'flag' }] }],
} as const satisfies Fields

interface Bound {
  copy: Copy
  host: HTMLElement
  mistakes: string[]
}

/** The copy of this markup, inserted into an element. */
function bind(markup: string): Bound {
  const template = document.createElement('template')
  template.innerHTML = markup
  const mistakes: string[] = []
  const binder: Binder = {
    document,
    mistake: (mistake) => mistakes.push(mistakeOf(mistake)),
    control: (element, kind) => (scope) =>
      element.setAttribute('data-bound', `${kind} ${(scope.values as { name: string }).name}`),
    piece: (element) => (scope) => element.setAttribute('data-of', `${scope.source}`),
  }
  const copy = bindAll(document.importNode(template.content, true), [FIELDS], binder)
  return { copy, host: document.createElement('div'), mistakes }
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
    expect(bound.mistakes).toEqual([])
  })

  it('names that every object inherits are no fields', () => {
    for (const name of ['constructor', 'toString', '__proto__'])
      expect(mistakesOf(`<p data-cartlet-text="${name}"></p>`)).toEqual([
        expect.stringContaining(`data-cartlet-text="${name}" names no field`),
      ])
  })
})

describe('mistakes', () => {
  it.each([
    ['a misspelt field', '<p data-cartlet-text="nmae"></p>', 'Did you mean "name"?'],
    ['a misspelt part of a field', '<img data-cartlet-attr-src="picture.ulr">', 'There are: url, alt'],
    [
      'a misspelt field in a list that is empty now',
      '<p data-cartlet-each="options"><b data-cartlet-text="nam"></b></p>',
      'Did you mean "name"?',
    ],
    ['a misspelt binding', '<p data-cartlet-txet="name"></p>', 'Did you mean "text"?'],
    ['an unknown field', '<p data-cartlet-text="weather"></p>', 'There are: name, amount'],
    ['an expression', '<p data-cartlet-if="amount > 5"></p>', 'names no field'],
    ['a list as text', '<p data-cartlet-text="options"></p>', 'takes one value'],
    ['a list without its parent', '<p data-cartlet-text="options.name"></p>', 'only data-cartlet-each does'],
    ['a field of a list outside of it', '<p data-cartlet-each="choices"></p>', 'names no field'],
    ['no list to repeat', '<p data-cartlet-each="name"></p>', 'takes a list'],
    ['an object as an attribute', '<p data-cartlet-attr-title="picture"></p>', 'takes one value'],
  ])('%s is told', (_, markup, told) => {
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
