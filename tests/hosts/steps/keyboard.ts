/** By keyboard alone: to the button, into the cart, and back to the button; with an audit of the open cart. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { buyButton, DRAWER, quantityField } from '../server/places'
import { appear, must, type Shopper, SLOW_MS, settle, vanish } from './check'

const MOST_TABS = 12
const MOST_SHOWN = 3
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The element of the page that has focus, or contains it. */
const FOCUSED_HOST = `String(document.activeElement && document.activeElement.localName)`
/** WebKit lists a shadow root's animations only through the root itself. */
const STANDS_STILL = `String([document, ...Array.from(document.querySelectorAll('*'), (one) => one.shadowRoot)]
  .flatMap((root) => (root ? root.getAnimations() : []))
  .every((one) => one.playState !== 'running'))`
/** The result is left on the document: not every driver waits for a promise. */
const START_AUDIT = `(() => {
  document.audit = ''
  const rules = ${JSON.stringify(RULES)}
  axe.run(document, { runOnly: rules, resultTypes: ['violations', 'passes'] }).then(
    ({ violations, passes }) => {
      const measured = passes.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes.map(({ target }) => String(target.flat())))
      const wrong = violations.flatMap(({ id, nodes }) => nodes.map(({ target, any }) => [id, target.flat(), ...any.map(({ message }) => message)].join(' ')))
      document.audit = JSON.stringify({ wrong, measured })
    },
    (thrown) => { document.audit = JSON.stringify({ wrong: [String(thrown)], measured: [] }) },
  )
  return ''
})()`

/** Removes what axe leaves behind, because the page counts its globals. */
const CLEAR_UP = `(() => { delete window.axe; delete window['__core-js_shared__']; return '' })()`

interface Audit {
  wrong: string[]
  /** Selectors of the elements whose contrast was measured. */
  measured: string[]
}

/** Audits the whole page including the widget, with the same program in every engine. */
async function auditOnce(shopper: Shopper): Promise<Audit> {
  const { tab } = shopper
  // Colours half-way through a fade must not be measured.
  await settle(shopper, 'the page no longer moves', () => tab.read(STANDS_STILL), 'true')
  await tab.read(START_AUDIT)
  const answer = () => tab.read('document.audit || ""')
  await settle(shopper, 'the audit ends', async () => (await answer()) !== '', true, SLOW_MS)
  return JSON.parse(await answer()) as Audit
}

/** A line that is redrawn during the audit cannot be measured: then the audit is repeated. */
async function audit(shopper: Shopper): Promise<void> {
  await shopper.tab.read(`(() => { ${AXE}; return '' })()`)
  let wrong: string[] = []
  const reachesCart = async () => {
    const found = await auditOnce(shopper)
    wrong = found.wrong
    return wrong.length > 0 || found.measured.some((target) => target.startsWith('cartlet-overlay'))
  }
  await settle(shopper, 'the audit measures the cart', reachesCart, true)
  await shopper.tab.read(CLEAR_UP)
  must(!wrong.length, `axe: ${wrong.slice(0, MOST_SHOWN).join(', ')}`)
}

export async function buyByKeyboard(shopper: Shopper): Promise<void> {
  const { tab, goods } = shopper
  const opener = await appear(shopper, buyButton(goods))
  for (let tabs = 0; !(await opener.hasFocus()); tabs += 1) {
    must(tabs < MOST_TABS, `the button has no focus after ${MOST_TABS} presses of Tab`)
    await tab.press('Tab')
  }
  await tab.press('Enter')
  const drawer = await appear(shopper, DRAWER)
  await settle(shopper, 'quantity of the line', () => tab.find(quantityField(goods)).value(), '1', SLOW_MS)
  await settle(shopper, 'focus in the dialog', () => drawer.hasFocus(), true)
  await audit(shopper)
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await tab.press('Tab')
    must(!(await opener.hasFocus()), 'Tab moved the focus out of the dialog to the button')
  }
  await drawer.focus()
  await tab.press('Escape')
  await vanish(shopper, DRAWER)
  // Its label may have become "Added" and back in the meantime: it is the same button.
  await settle(shopper, 'after Escape the focus is in', () => tab.read(FOCUSED_HOST), 'cartlet-buy-button')
  await settle(shopper, 'focus back on the button', () => opener.hasFocus(), true)
}
