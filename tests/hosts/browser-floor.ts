/**
 * The oldest browsers that support every feature which the source uses. A feature that is tested for before it is used
 * (`BroadcastChannel`, locks, popovers, constructed sheets) needs no row. Versions are from the browsers' release notes.
 */
export interface Feature {
  name: string
  /** Finds its use in the source; absent for the syntax, which the build's target decides. */
  use?: RegExp
  chromium: number
  firefox: number
  webkit: number
}

export const FEATURES: readonly Feature[] = [
  { name: 'ES2022, the build’s target', chromium: 94, firefox: 93, webkit: 16.4 },
  { name: 'the dialog element', use: /\bshowModal\b/, chromium: 37, firefox: 98, webkit: 15.4 },
  { name: '`inert`', use: /\binert\b/, chromium: 102, firefox: 112, webkit: 15.5 },
  { name: 'container queries', use: /@container\b/, chromium: 105, firefox: 110, webkit: 16 },
  { name: '`:has()`', use: /:has\(/, chromium: 105, firefox: 121, webkit: 15.4 },
  { name: '`color-mix()`', use: /\bcolor-mix\(/, chromium: 111, firefox: 113, webkit: 16.2 },
]

const most = (engine: 'chromium' | 'firefox' | 'webkit') => Math.max(...FEATURES.map((feature) => feature[engine]))

export const BROWSER_FLOOR = { chromium: most('chromium'), firefox: most('firefox'), webkit: most('webkit') } as const

/** `Chrome and Edge 111, …`, as the README and docs/compatibility.md state it. */
export const floorText = (): string =>
  `Chrome and Edge ${BROWSER_FLOOR.chromium}, Firefox ${BROWSER_FLOOR.firefox}, Safari ${BROWSER_FLOOR.webkit} or newer`

export function floorSection(): string[] {
  const rows = FEATURES.map(({ name, chromium, firefox, webkit }) => `| ${name} | ${chromium} | ${firefox} | ${webkit} |`)
  return [
    '## Browsers',
    '',
    `${floorText()}. An older browser that cannot read the files shows the author’s content. The newest feature of each row decides:`,
    '',
    '| used | Chrome, Edge | Firefox | Safari |',
    '| --- | --- | --- | --- |',
    ...rows,
  ]
}
