/** The page in the preview's frame: a real page with the real script. The configurator sends the choices by message. */
import type { ChosenElement } from '../../../src/snippet/choices'
import { createDemoShop } from '../demo-shop/demo-shop'
import { type PreviewMessage, type PreviewState, READY, SHOW } from './preview-state'

// Before the script: it takes the page's `fetch` for each request. Other addresses are asked as ever.
const ask = window.fetch.bind(window)
const answerDemo = createDemoShop(location.href, ask)
window.fetch = (input, init) => answerDemo(input instanceof Request ? input.url : `${input}`, init) ?? ask(input, init)

const place = document.querySelector('[data-place]') as HTMLElement

const elementOf = ({ name, attributes, link }: ChosenElement): HTMLElement => {
  const element = document.createElement(`cartlet-${name}`)
  for (const [attribute, value] of Object.entries(attributes)) if (value) element.setAttribute(attribute, value)
  if (link) {
    const anchor = document.createElement('a')
    anchor.href = link.href
    anchor.textContent = link.text
    element.append(anchor)
  }
  return element
}

let shown = ''
let script = ''

function loadScript({ clientId, settings }: PreviewState): void {
  const tag = document.createElement('script')
  tag.async = true
  tag.crossOrigin = ''
  tag.src = new URL('cartlet/loader.js', location.href).href
  for (const [name, value] of Object.entries({ 'client-id': clientId, cart: 'drawer', ...settings, storage: 'memory' }))
    tag.setAttribute(`data-${name}`, value)
  document.head.append(tag)
}

function show(state: PreviewState): void {
  const { clientId, settings, elements, variables, scheme, scene } = state
  document.documentElement.dataset.scheme = scheme
  document.documentElement.dataset.scene = scene
  document.documentElement.dataset.kind = elements[0]?.name ?? ''
  const { style } = document.documentElement
  for (const name of [...style].filter((one) => one.startsWith('--cartlet-'))) style.removeProperty(name)
  for (const [name, value] of Object.entries(variables)) if (value) style.setProperty(name, value)
  const wanted = JSON.stringify(elements)
  if (wanted !== shown) place.replaceChildren(...elements.map(elementOf))
  shown = wanted
  const settled = JSON.stringify([clientId, settings])
  if (!script) loadScript(state)
  // A script reads its settings only once.
  else if (script !== settled) location.reload()
  script = settled
}

addEventListener('message', ({ data, origin, source }: MessageEvent<PreviewMessage>) => {
  if (source === parent && origin === location.origin && data?.type === SHOW) show(data.state)
})

// Links of the sample page and the checkout would navigate away from the preview.
document.addEventListener('click', (event) => {
  const [target] = event.composedPath()
  if (target instanceof Element && target.closest('a')) event.preventDefault()
})
document.addEventListener('cartlet:before-checkout', (event) => {
  event.preventDefault()
  const note = document.querySelector('[data-note]') as HTMLElement
  note.hidden = false
  setTimeout(() => {
    note.hidden = true
  }, 6000)
})

parent.postMessage({ type: READY } satisfies PreviewMessage, location.origin)
