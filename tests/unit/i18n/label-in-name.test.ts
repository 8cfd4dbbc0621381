import { describe, expect, it } from 'vitest'
import type { Catalogue } from '../../../src/i18n/catalogue'
import { ENGLISH, NAMES, translate } from '../../support/source/translations'

/** The visible label of a control and its accessible name (WCAG 2.5.3): users of voice control say the label that they read. */
const pairsOf = ({ cart, extras, collection, gallery, product }: Catalogue): [written: string, called: string][] => [
  [cart.remove, cart.removeName('Mug')],
  [cart.edit, cart.editName('Mug')],
  [cart.undo, cart.undoName('Mug')],
  [cart.setTo(3), cart.setToName('Mug', 3)],
  [extras.take(3), extras.takeName('Mug', 3)],
  [extras.suggestionAdd, extras.suggestionAddName('Mug')],
  [extras.suggestionChoose, extras.suggestionChooseName('Mug')],
  [product.notify, product.notifyOf('Mug')],
  ['“mug”', collection.removeFilter('“mug”')],
  ['Mug', gallery.enlarge('Mug')],
]

const plain = (text: string) => text.toLocaleLowerCase().replace(/[\u2066-\u2069]/g, '')
const broken = (messages: Catalogue) => pairsOf(messages).filter(([written, called]) => !plain(called).includes(plain(written)))

describe('visible label and accessible name', () => {
  it('the English names of controls contain their visible labels', () => expect(broken(ENGLISH)).toEqual([]))
  it('the English names of controls begin with their visible labels, which users of voice control say first', () => {
    const late = pairsOf(ENGLISH)
      .filter(([written]) => !/mug/i.test(written))
      .filter(([written, called]) => !plain(called).startsWith(plain(written)))
    expect(late).toEqual([])
  })
  for (const name of NAMES)
    it(`the names of controls in ${name} contain their visible labels`, async () =>
      expect(broken(await translate(name))).toEqual([]))
})
