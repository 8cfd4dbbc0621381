import { describe, expect, it } from 'vitest'
import type { LanguageName } from '../../../src/i18n/languages'
import { edgesOf, readSources } from '../../support/source/source'
import { ENGLISH, NAMES, sayAll, translate } from '../../support/source/translations'

describe.each(NAMES)('translation %s', (name) => {
  it('translates every English key to text without undefined values', async () => {
    const english = sayAll(ENGLISH)
    const said = sayAll(await translate(name))
    expect(english.length).toBeGreaterThan(350)
    expect(said.map(({ key }) => key).sort()).toEqual(english.map(({ key }) => key).sort())
    expect(said.filter(({ text }) => typeof text !== 'string' || !text.trim() || /undefined|NaN|\[object|#/.test(text))).toEqual(
      [],
    )
  })

  it('uses every inserted value of each text', async () => {
    const lost = sayAll(await translate(name)).filter(({ text, marks }) => marks.some((mark) => !`${text}`.includes(mark)))
    expect(lost).toEqual([])
  })

  it('ends a text with a full stop exactly where English does', async () => {
    const english = new Map(sayAll(ENGLISH).map(({ key, text }) => [key, `${text}`]))
    const isSentence = (text: string) => /[.。．]$/.test(text.trim())
    const other = sayAll(await translate(name)).filter(
      ({ key, text }) =>
        isSentence(`${text}`) !== isSentence(english.get(key) ?? '') && !/sku|profile|account\.(factorSource)|weight/.test(key),
    )
    expect(other).toEqual([])
  })
})

const BOUNDARIES = [0, 1, 2, 3, 5, 11, 21, 22, 100, 1.5]

describe('counted texts', () => {
  it.each<[LanguageName, string[]]>([
    [
      'pl',
      [
        '0 produktów',
        '1 produkt',
        '2 produkty',
        '3 produkty',
        '5 produktów',
        '11 produktów',
        '21 produktów',
        '22 produkty',
        '100 produktów',
        '1,5 produktu',
      ],
    ],
    [
      'ar',
      ['لا منتجات', 'منتج واحد', 'منتجان', '3 منتجات', '5 منتجات', '11 منتجًا', '21 منتجًا', '22 منتجًا', '100 منتج', '1.5 منتج'],
    ],
    ['he', ['0 פריטים', 'פריט אחד', 'שני פריטים', '3 פריטים', '5 פריטים', '11 פריטים', '21 פריטים', '22 פריטים', '100 פריטים']],
    ['fr', ['0 article', '1 article', '2 articles', '3 articles', '5 articles', '11 articles']],
    ['de', ['0 Artikel', '1 Artikel', '2 Artikel']],
    ['ja', ['0点', '1点', '2点']],
  ])('counts the items of a cart in %s with the right plural forms', async (name, said) => {
    const { cart } = await translate(name)
    expect(said.map((_, place) => cart.itemCount(BOUNDARIES[place] as number))).toEqual(said)
  })

  it('uses the dual, and other plural forms, for intervals in Arabic, Hebrew and Polish', async () => {
    const { extras } = await translate('ar')
    expect([1, 2, 3, 11, 100].map((count) => extras.every('week', count))).toEqual([
      'كل أسبوع',
      'كل أسبوعين',
      'كل 3 أسابيع',
      'كل 11 أسبوعًا',
      'كل 100 أسبوع',
    ])
    expect((await translate('he')).product.frequency('month', 2)).toBe('כל חודשיים')
    const polish = (await translate('pl')).product
    expect([1, 2, 5, 22].map((count) => polish.frequency('week', count))).toEqual([
      'co tydzień',
      'co 2 tygodnie',
      'co 5 tygodni',
      'co 22 tygodnie',
    ])
  })
})

it('every file of widget and embed that imports English texts reads those of the element’s language where there are some', () => {
  const english = (target: string | null) => /^src\/i18n\/compiled\/english\//.test(target ?? '')
  const readers = readSources('src')
    .filter(({ path }) => /^src\/(widget|embed)\//.test(path))
    .filter((file) => edgesOf(file).some(({ target, kind }) => kind !== 'type' && english(target)))
  expect(readers.length).toBeGreaterThan(8)
  const isChecked = ({ text }: { text: string }) => /useMessages\(|messages\?\.\('\w+', en[A-Z]/.test(text)
  expect(readers.filter((file) => !isChecked(file)).map(({ path }) => path)).toEqual([])
})
