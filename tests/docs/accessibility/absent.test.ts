/** Searches the source for what the widget never does according to the conformance report; each rule is also shown an example that breaks it. */
import { expect, it } from 'vitest'
import { readSources } from '../../support/source/source'

const OURS = readSources('src').filter(({ path }) => /^src\/(widget|embed)\//.test(path))

const breaks = (pattern: RegExp, files: readonly { path: string; text: string }[]) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

it.each([
  ['plays sound or a video automatically', /\bauto-?play\b/i, '<video autoPlay />'],
  ['asks how the device is held', /\borientation\s*:/, '@media (orientation: portrait) {}'],
  ['listens to the motion of the device', /device(motion|orientation)/, "addEventListener('devicemotion', shake)"],
  ['has an access key or a shortcut', /\baccess-?key\b/i, '<button accessKey="k" />'],
  ['keeps a visitor from pasting', /\bonPaste\b/, '<input onPaste={refuse} />'],
  [
    'keeps a browser from filling in a password',
    /type="password"[^>]*autoComplete="off"/i,
    '<input type="password" autoComplete="off" />',
  ],
  ['draws text as a picture', /<canvas\b|\bfillText\b|<text[\s>][^>]*[xy]=/, '<svg><text x="1" y="1">Sale</text></svg>'],
  ['lets things be dragged', /\bonDrag(Start|End|Over)?\b|dragstart/, '<li onDragStart={lift} />'],
  ['changes the title of the page', /\bdocument\.title\s*=(?!=)/, "document.title = 'Cart'"],
  ['moves the focus to the next field automatically', /\bonInput[^\n]*\.focus\(/, 'onInput={() => next.focus()}'],
])('no source of the widget %s', (_, pattern, example) => {
  expect(breaks(pattern, [{ path: 'src/widget/X.tsx', text: example }])).toEqual(['src/widget/X.tsx'])
  expect(breaks(pattern, OURS)).toEqual([])
})

it('nothing acts when the pointer goes down, but the member’s menu that closes', () => {
  const acts = /(listen\([^)]*|\bon)'?(pointer|mouse|touch)(down|start)\b|\bon(PointerDown|MouseDown|TouchStart)\b/
  expect(breaks(acts, [{ path: 'src/widget/X.tsx', text: '<button onPointerDown={buy} />' }])).toEqual(['src/widget/X.tsx'])
  expect(breaks(acts, OURS)).toEqual(['src/widget/account/menu/account-menu.chunk.tsx'])
})
