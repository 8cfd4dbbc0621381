/** Polish: products, their pictures, grids of them. */
import type { Translation } from '../catalogue'

const EVERY = {
  day: { one: 'codziennie', few: 'co # dni', many: 'co # dni', other: 'co # dnia' },
  week: { one: 'co tydzień', few: 'co # tygodnie', many: 'co # tygodni', other: 'co # tygodnia' },
  month: { one: 'co miesiąc', few: 'co # miesiące', many: 'co # miesięcy', other: 'co # miesiąca' },
  year: { one: 'co rok', few: 'co # lata', many: 'co # lat', other: 'co # roku' },
}
const CHARACTERS = { one: '# znak', few: '# znaki', many: '# znaków', other: '# znaku' }
const LEFT = { one: 'została tylko #', few: 'zostały tylko #', many: 'zostało tylko #', other: 'zostało tylko #' }

export const messages: Translation<'product'> = ({ number, percent, count }) => {
  const products = (many: number) =>
    count(many, { one: '# produkt', few: '# produkty', many: '# produktów', other: '# produktu' })
  /** After "z": the genitive. */
  const ofProducts = (many: number) =>
    count(many, { one: '# produktu', few: '# produktów', many: '# produktów', other: '# produktu' })
  return {
    product: {
      chooseFirst: (option) => `Najpierw wybierz: ${option}`,
      choosePlaceholder: (option) => `Wybierz: ${option}`,
      soldOutChoice: 'wyprzedane',
      preorderChoice: 'przedsprzedaż',
      lowStockChoice: (left) => count(left, LEFT),
      notMade: (others) => (others ? `niedostępne dla: ${others}` : 'niedostępne'),
      notMadeNames: (names, others) => (others ? `Niedostępne dla: ${others} – ${names}` : `Niedostępne: ${names}`),
      plus: (price) => `+ ${price}`,
      optional: 'opcjonalnie',
      textMissing: (title) => `Wypełnij pole „${title}”`,
      textTooShort: (title, least) => `Pole „${title}”: co najmniej ${count(least, CHARACTERS)}`,
      charactersLeft: (left) =>
        count(left, { one: 'Został # znak', few: 'Zostały # znaki', many: 'Zostało # znaków', other: 'Zostało # znaku' }),
      noChoice: 'Brak',
      purchase: 'Rodzaj zakupu',
      buyOnce: 'Kup jednorazowo',
      frequency: (unit, interval) => count(interval, EVERY[unit]),
      cycles: (times) => count(times, { one: '# płatność', few: '# płatności', many: '# płatności', other: '# płatności' }),
      percentOff: (share) => `${percent(share)} taniej`,
      amountOff: (amount) => `${amount} taniej`,
      perPayment: (price) => `${price} za każdą płatność`,
      from: (price) => `Od ${price}`,
      unitPrice: (price, quantity, sign) => `${price} / ${quantity === 1 ? '' : `${number(quantity)}\u00a0`}${sign}`,
      lowStock: 'Ostatnie sztuki',
      onlyLeft: (left) =>
        count(left, {
          one: 'Została tylko # sztuka',
          few: 'Zostały tylko # sztuki',
          many: 'Zostało tylko # sztuk',
          other: 'Zostało tylko # sztuki',
        }),
      soldOut: 'Wyprzedane',
      preorder: 'Przedsprzedaż',
      preorderLimit: (limit) => `W przedsprzedaży można zamówić najwyżej ${number(limit)}.`,
      notify: 'Powiadom, gdy będzie dostępne',
      addToCart: 'Dodaj do koszyka',
      buyNow: 'Kup teraz',
      quantityOf: (name) => `Liczba sztuk: ${name}`,
      decrease: (name) => `${name}: o jedną sztukę mniej`,
      increase: (name) => `${name}: o jedną sztukę więcej`,
      moreColours: (colours) => `+${number(colours)}`,
      inColours: (names) => `Kolory: ${names}`,
      details: 'Więcej informacji',
      loading: 'Wczytywanie',
      unavailable: 'Tego produktu nie można teraz wyświetlić.',
      close: 'Zamknij',
    },
    gallery: {
      pictures: (name) => `Zdjęcia: ${name}`,
      picture: (place, all) => `Zdjęcie ${number(place)} z ${number(all)}`,
      previous: 'Poprzednie zdjęcie',
      next: 'Następne zdjęcie',
      enlarge: (what) => `Powiększ: ${what}`,
      enlarged: (name) => `${name}, powiększenie`,
      closer: 'Przybliż',
      whole: 'Całe zdjęcie',
      video: (title) => `Film: ${title}`,
      model: (title) => `Model 3D: ${title}`,
      document: (title) => `Dokument: ${title}`,
      close: 'Zamknij',
    },
    productText: {
      digital: 'Produkt cyfrowy',
      weight: (min, max, unit) => `Waga: ${number(min)}${max > min ? `–${number(max)}` : ''}\u00a0${unit.toLowerCase()}`,
      sku: (sku) => `Numer produktu: ${sku}`,
      files: 'Pliki',
      detailsFailed: 'Nie udało się wczytać opisu.',
      tryAgain: 'Spróbuj ponownie',
      loading: 'Wczytywanie',
    },
    collection: {
      products: 'Produkty',
      recent: 'Ostatnio oglądane',
      related: 'Zobacz też',
      loading: 'Wczytywanie produktów',
      count: (shown, total = shown) => (total > shown ? `${number(shown)} z ${ofProducts(total)}` : products(shown)),
      moreStatus: (added, shown, total = shown) => `Dodano ${number(added)}, widać ${number(shown)} z ${number(total)}.`,
      loadMore: 'Pokaż więcej',
      sort: 'Sortuj według',
      sortDefault: 'Polecane',
      sortPriceAsc: 'Cena rosnąco',
      sortPriceDesc: 'Cena malejąco',
      sortNameAsc: 'Nazwa od A do Z',
      sortNameDesc: 'Nazwa od Z do A',
      sortNewest: 'Najnowsze',
      filters: (set) => (set ? `Filtry (${number(set)})` : 'Filtry'),
      search: 'Szukaj',
      price: 'Cena',
      from: 'Od',
      upTo: 'Do',
      inStock: 'Dostępne od ręki',
      showResults: 'Pokaż wyniki',
      fromPrice: (price) => `Od ${price}`,
      upToPrice: (price) => `Do ${price}`,
      removeFilter: (name) => `Usuń filtr: ${name}`,
      clearAll: 'Wyczyść wszystko',
      empty: 'Nic tu jeszcze nie ma.',
      emptyNarrowed: 'Nic nie pasuje do tych filtrów.',
      loadFailed: 'Nie udało się wczytać produktów.',
      moreFailed: 'Nie udało się wczytać kolejnych produktów. Spróbuj ponownie.',
      tryAgain: 'Spróbuj ponownie',
    },
  }
}
