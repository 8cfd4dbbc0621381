/**
 * A router as small sites write it: the History API, templates, and either a new <main> or a new <body>. Whatever of the widget
 * stands in the old page is simply thrown away. Cartlet's tags need nothing from it; the `data-cartlet` form has to be scanned for.
 */
const ROUTES = { '/spa': 'home', '/spa/shelf': 'shelf', '/spa/journal': 'journal', '/spa/lookbook': 'lookbook' }
const START_WITH = 3

const template = (id) => document.querySelector(`template#${id}`)
const copyOf = (id) => document.importNode(template(id).content, true)
const routeOf = (path) => ROUTES[path.replace(/(.)\/$/, '$1')]

let next = 0
const takeItem = () => {
  const items = template('shelf-items').content.children
  const item = document.importNode(items[next % items.length], true)
  next += 1
  return item
}

const SHELF = {
  add: (list) => list.append(takeItem()),
  remove: (list) => list.firstElementChild?.remove(),
  // The same nodes in another order: elements are moved, not made again.
  turn: (list) => list.append(...[...list.children].reverse()),
}

const fillShelf = (main) => {
  const list = main.querySelector('ul')
  next = 0
  for (let i = 0; i < START_WITH; i += 1) SHELF.add(list)
  const count = () => {
    main.querySelector('[role=status]').textContent = `${list.children.length} on the shelf`
  }
  main.addEventListener('click', ({ target }) => {
    const action = target.closest('[data-shelf]')?.dataset.shelf
    if (!action) return
    SHELF[action](list)
    count()
  })
  count()
}

const show = (id) => {
  const { title, wholeBody } = template(id).dataset
  document.title = title
  const page = copyOf(id)
  if (wholeBody !== undefined || !document.querySelector('body > header + main') || document.body.dataset.whole) {
    const body = document.createElement('body')
    if (wholeBody === undefined) body.append(copyOf('bar'), page)
    else {
      body.dataset.whole = id
      body.append(page)
    }
    document.body.replaceWith(body)
  } else document.querySelector('main').replaceWith(page)
  const main = document.querySelector('main')
  if (id === 'shelf')
    fillShelf(main)
    // biome-ignore lint/suspicious/noAssignInExpressions: the queue as every page writes it.
  ;(window.cartlet ||= []).push(({ scan }) => scan(main))
  return main
}

const go = (path) => {
  history.pushState(null, '', path)
  const main = show(routeOf(path))
  main.tabIndex = -1
  main.focus({ preventScroll: true })
  scrollTo(0, 0)
}

// On `document`, not on the body, which does not stay.
document.addEventListener('click', (event) => {
  const link = event.target.closest('a[href]')
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!link || !plain || event.defaultPrevented || link.origin !== location.origin || !routeOf(link.pathname)) return
  event.preventDefault()
  go(link.pathname)
})
addEventListener('popstate', () => show(routeOf(location.pathname) ?? 'home'))
show(routeOf(location.pathname) ?? 'home')
