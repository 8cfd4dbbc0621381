/** The configurator, which `dist/configurator/index.html` loads. */
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'

createRoot(document.querySelector('[data-app]') as Element).render(createElement(App))
