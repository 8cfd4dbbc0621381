/* This site's own page of a product: `?product=SLUG` shows it, and `?lang=he` shows the page in another language. */
const asked = new URLSearchParams(location.search)

const lang = asked.get('lang')
if (lang) {
  document.documentElement.lang = lang
  document.documentElement.dir = lang === 'he' ? 'rtl' : 'ltr'
}

const slug = asked.get('product')
if (slug) {
  const product = document.createElement('cartlet-product')
  product.setAttribute('product', slug)
  product.setAttribute('layout', 'full')
  const section = document.querySelector('.search .product')
  section.append(product)
  section.hidden = false
}
