import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LanguagePage, languagesOf } from '../../../../src/embed/shop/languages.chunk'
import { enButton } from '../../../../src/i18n/compiled/english/en-button'
import { enCart } from '../../../../src/i18n/compiled/english/en-cart'
import { enExtras } from '../../../../src/i18n/compiled/english/en-extras'
import { enPage } from '../../../../src/i18n/compiled/english/en-page'
import { enProduct } from '../../../../src/i18n/compiled/english/en-product'
import { anAmount, aProduct } from '../../../support/fixtures/views'

const root = document.documentElement

function aPage(locale = 'auto', names: string[] = []) {
  const refresh = vi.fn(async () => {})
  const config = { locale }
  const page = {
    config,
    view: window,
    document,
    setLanguages: vi.fn(),
    embeds: new Set(names.map((name) => ({ host: document.createElement(name) }))),
    shops: () => [{ shop: { store: { getState: () => ({ cart: { status: 'ready' } }) }, cart: { refresh } } }],
    configure: vi.fn((changes: object) => void Object.assign(config, changes)),
  }
  return { page: page as unknown as LanguagePage, refresh, configure: page.configure }
}

const setMessages = (messages: unknown) => {
  ;(window as { cartletConfig?: unknown }).cartletConfig = messages === undefined ? undefined : { messages }
}

describe('languagesOf', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
  afterEach(() => {
    setMessages(undefined)
    root.removeAttribute('lang')
    vi.restoreAllMocks()
  })

  it('draws in English until the messages are loaded, then in the language and locale of the page', async () => {
    const { page, configure } = aPage('de_CH')
    const { languageOf } = languagesOf(page)
    const before = languageOf(root)
    expect(before.messages?.('button', enButton).addToCart).toBe('Add to cart')
    await before.pending
    const after = languageOf(root)
    expect(after).toMatchObject({ lang: 'de-CH', locale: 'de-CH', rtl: false, pending: undefined })
    expect(after.messages?.('button', enButton).addToCart).toBe('In den Warenkorb')
    expect(configure).toHaveBeenCalled()
  })

  it('loads the product texts of every language in use once a product is drawn', async () => {
    const { page } = aPage('fr')
    const { languageOf } = languagesOf(page)
    await languageOf(root).pending
    expect(languageOf(root).messages?.('product', enProduct).buyNow).toBe('Buy now')
    await languageOf(root, 'nl', 'quick-view').pending
    expect(languageOf(root).messages?.('product', enProduct).buyNow).toBe('Acheter maintenant')
    expect(languageOf(root, 'nl').messages?.('product', enProduct).buyNow).toBe('Nu kopen')
    expect(languageOf(root).messages?.('extras', enExtras).apply).toBe('Apply')
  })

  it('returns the same messages object for repeated calls', async () => {
    const { page } = aPage('it')
    const { languageOf } = languagesOf(page)
    await languageOf(root).pending
    expect(languageOf(root).messages?.('cart', enCart)).toBe(languageOf(root).messages?.('cart', enCart))
  })

  it('reads the language of the nearest element with a lang attribute', async () => {
    const { page } = aPage()
    const { languageOf } = languagesOf(page)
    const section = document.createElement('section')
    section.setAttribute('lang', 'pl')
    root.setAttribute('lang', 'ja')
    expect([
      languageOf(section.appendChild(document.createElement('p'))).locale,
      languageOf(root).locale,
      languageOf(root, 'es').locale,
    ]).toEqual(['pl', 'ja', 'es'])
  })

  it('writes amounts in the language of the element where it is not that of the page, and after a change of it everywhere', async () => {
    const { page } = aPage('en')
    const { languageOf, setLocale } = languagesOf(page)
    const product = aProduct({ price: anAmount(18), comparePrice: anAmount(1234.5) })
    expect(languageOf(root).rewrite).toBeUndefined()
    const german = languageOf(root, 'de').rewrite?.(product)
    expect([german?.price.formatted, german?.comparePrice?.formatted]).toEqual(['18,00\u00a0€', '1.234,50\u00a0€'])
    expect(languageOf(root, 'de').rewrite?.(product)).toBe(german)
    expect(german && languageOf(root).rewrite?.(german).price.formatted).toBe('€18.00')
    await setLocale('fr')
    expect(languageOf(root).rewrite?.(product).price.formatted).toBe('18,00\u00a0€')
  })

  it('isolates prices in right-to-left texts', async () => {
    const { page } = aPage('ar')
    const { languageOf } = languagesOf(page)
    await languageOf(root, null, 'product').pending
    const { rtl, messages } = languageOf(root)
    expect(rtl).toBe(true)
    expect(messages?.('product', enProduct).from('€24.00')).toBe('ابتداءً من \u2068€24.00\u2069')
  })

  it("uses the author's texts for all languages, for one language and for one country", async () => {
    setMessages({
      button: { added: 'Yes!', soldOut: 'Gone' },
      de: { button: { soldOut: 'Weg' } },
      'de-AT': { button: { preOrder: 'Vormerken' } },
      fi: { button: { addToCart: 'Lisää ostoskoriin' } },
      cart: 'nonsense',
    })
    const { page } = aPage('de-AT')
    const { languageOf } = languagesOf(page)
    await languageOf(root).pending
    const { added, soldOut, preOrder, unavailable } = languageOf(root).messages?.('button', enButton) ?? enButton
    expect([added, soldOut, preOrder, unavailable]).toEqual(['Yes!', 'Weg', 'Vormerken', 'Nicht verfügbar'])
    await languageOf(root, 'fi').pending
    const finnish = languageOf(root, 'fi')
    expect(finnish).toMatchObject({ lang: 'fi', pending: undefined })
    expect(finnish.messages?.('button', enButton).addToCart).toBe('Lisää ostoskoriin')
    expect(languageOf(root).messages?.('cart', enCart).title).toBe('Ihr Warenkorb')
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('cartletConfig.messages.cart is unknown'))
  })

  it("fills the named placeholders of the author's texts once their names are loaded, in English too", async () => {
    setMessages({ page: { addedToast: '{name} is in your basket' }, de: { page: { addedStatus: '{quantity} × {name}' } } })
    const { languageOf } = languagesOf(aPage('en').page)
    const { pending, messages } = languageOf(root)
    expect(messages?.('page', enPage).addedToast('Mug')).toBe('Added Mug')
    await pending
    const english = languageOf(root)
    expect(english.pending).toBeUndefined()
    expect(english.messages?.('page', enPage).addedToast('Mug')).toBe('Mug is in your basket')
    await languageOf(root, 'de').pending
    expect(languageOf(root, 'de').messages?.('page', enPage).addedStatus('Mug', 2)).toBe('2 × Mug')
  })

  it('setLocale loads the names of placeholders that the author configured later', async () => {
    const { page } = aPage('es')
    const languages = languagesOf(page)
    await languages.languageOf(root).pending
    setMessages({ page: { addedToast: '{name} en la cesta' } })
    await languages.setLocale('es')
    expect(languages.languageOf(root).messages?.('page', enPage).addedToast('Taza')).toBe('Taza en la cesta')
  })

  it.each([
    ['a form of that name', document.createElement('form')],
    ['a list', [1]],
    ['nothing', null],
  ])("uses the built-in texts when the author's messages are %s", (_, messages) => {
    setMessages(messages)
    expect(languagesOf(aPage('en').page).languageOf(root).messages?.('button', enButton).addToCart).toBe('Add to cart')
  })

  it('setLocale switches the language once the texts in use are loaded, and refreshes the cart', async () => {
    const { page, refresh, configure } = aPage('en', ['cartlet-product'])
    const languages = languagesOf(page)
    /** What would be drawn, and how often the cart was refreshed, at the time of the switch. */
    const seen: unknown[] = []
    configure.mockImplementation((changes) => {
      Object.assign(page.config, changes)
      if (!('locale' in changes)) return
      const { messages, pending } = languages.languageOf(root)
      const texts = [messages?.('product', enProduct).buyNow, messages?.('extras', enExtras).apply]
      seen.push([changes, ...texts, pending, refresh.mock.calls.length])
    })
    await languages.setLocale('es')
    expect(seen).toEqual([[{ locale: 'es' }, 'Comprar ahora', 'Aplicar', undefined, 0]])
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  it("setLocale reads the author's messages again", async () => {
    const { page } = aPage('es')
    const languages = languagesOf(page)
    await languages.languageOf(root).pending
    expect(languages.languageOf(root).messages?.('button', enButton).addToCart).toBe('Añadir al carrito')
    setMessages({ es: { button: { addToCart: 'A la cesta' } } })
    await languages.setLocale('es')
    expect(languages.languageOf(root).messages?.('button', enButton).addToCart).toBe('A la cesta')
  })

  it('creates the languages of a page only once', () => {
    const { page } = aPage('en')
    expect(languagesOf(page)).toBe(languagesOf(page))
    expect(page.setLanguages).toHaveBeenCalledTimes(1)
  })
})
