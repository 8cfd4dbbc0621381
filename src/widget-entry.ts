/** What the loader imports: the widget for browsers. Assembly only. */
export { start } from './embed/start/start'
