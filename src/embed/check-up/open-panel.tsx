/** Shows the panel of the check-up at the end of the page, where it covers nothing. */
import { createRoot } from 'react-dom/client'
import { baseCss } from '../../widget/base.css'
import { createOwnHost } from '../dom/own-host'
import { injectShadow } from '../dom/shadow-dom-inject'
import type { Page } from '../page/page'
import { checkThisPage } from './check-this-page'
import { Panel } from './Panel'
import { panelCss } from './panel.css'

const MARK_MS = 2000

function show(element: Element): void {
  element.scrollIntoView({ block: 'center' })
  element.animate?.([{ outline: '4px solid' }, { outline: '4px solid' }], MARK_MS)
}

/** Does nothing if the page already has a panel. */
export function openPanel(page: Page): void {
  const { document, life, config } = page
  if (document.querySelector('cartlet-check-up')) return
  const host = createOwnHost(document, 'cartlet-check-up', config.clientId)
  const root = injectShadow(host, [baseCss, panelCss])
  const container = document.createElement('div')
  container.className = 'root'
  container.lang = 'en'
  container.dir = 'ltr'
  root.append(container)
  const reactRoot = createRoot(container)
  const close = () => {
    reactRoot.unmount()
    host.remove()
  }
  const check = () => checkThisPage(page)
  reactRoot.render(<Panel check={check} close={close} show={show} />)
  document.body.append(host)
  life.signal.addEventListener('abort', close)
}
