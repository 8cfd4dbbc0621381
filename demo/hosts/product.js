// The page's own router: which product it shows stands in its address. Attributes may change at any time.
const asked = new URLSearchParams(location.search).get('product')
if (asked && /^[\w-]+$/.test(asked)) document.getElementById('product').setAttribute('product', asked)
