/** What the loader imports: the widget for browsers. Assembly only. */
export { announceReady, start } from './embed/start'
