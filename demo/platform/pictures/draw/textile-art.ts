/** Drawings of things that are woven, knitted or sewn. */
import { fern, repeat, shadow } from './scene'

export const tote = (): string => `
<defs><linearGradient id="canvas" x2="1" y2="1"><stop offset="0" stop-color="#fbf5e6"/><stop offset="1" stop-color="#e2d6bb"/></linearGradient>
<pattern id="weave" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 2h10M0 7h10M2 0v10M7 0v10" stroke="#b8a984" stroke-width=".8" opacity=".45"/></pattern></defs>
${shadow(500, 866, 330, 40)}
<path d="M372 400C366 190 420 120 500 120s134 70 128 280" fill="none" stroke="#cdbf9d" stroke-width="30"/>
<path d="M372 400C366 196 422 128 500 128s134 68 128 272" fill="none" stroke="#efe6cf" stroke-width="14"/>
<path d="M230 372h540l34 470c2 18-10 26-30 26H226c-20 0-32-8-30-26z" fill="url(#canvas)"/>
<path d="M230 372h540l34 470c2 18-10 26-30 26H226c-20 0-32-8-30-26z" fill="url(#weave)"/>
<path d="M228 404h544" stroke="#b8a984" stroke-width="4" stroke-dasharray="12 8"/>
<path d="M250 420c-10 150-24 280-30 420M748 430c14 140 22 280 30 410" fill="none" stroke="#b8a984" stroke-width="5" opacity=".5"/>
${fern(500, 800, 330, '#2f5d43')}${fern(440, 806, 210, '#4c7a5b', -60)}${fern(560, 806, 210, '#4c7a5b', 60)}`

export const tee = (colour: string, fold: string): string => `
<defs><linearGradient id="linen" x2=".8" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".18"/></linearGradient>
<pattern id="slub" width="14" height="9" patternUnits="userSpaceOnUse"><path d="M0 3h9M5 7h9M4 0v9" stroke="#fff" stroke-width=".9" opacity=".14"/></pattern></defs>
${shadow(500, 872, 320, 36)}
<g id="body"><path d="M384 176c34 50 78 70 116 70s82-20 116-70l96 40c24 10 40 26 50 50l92 214-134 62-40-84 12 384c0 16-10 24-26 24H334c-16 0-26-8-26-24l12-384-40 84-134-62 92-214c10-24 26-40 50-50z" fill="${colour}"/></g>
<path d="M384 176c34 50 78 70 116 70s82-20 116-70l96 40c24 10 40 26 50 50l92 214-134 62-40-84 12 384c0 16-10 24-26 24H334c-16 0-26-8-26-24l12-384-40 84-134-62 92-214c10-24 26-40 50-50z" fill="url(#linen)"/>
<path d="M384 176c34 50 78 70 116 70s82-20 116-70l96 40c24 10 40 26 50 50l92 214-134 62-40-84 12 384c0 16-10 24-26 24H334c-16 0-26-8-26-24l12-384-40 84-134-62 92-214c10-24 26-40 50-50z" fill="url(#slub)"/>
<path d="M384 176c34 50 78 70 116 70s82-20 116-70l22 10c-38 64-88 90-138 90s-100-26-138-90z" fill="${fold}"/>
<g fill="none" stroke="${fold}" stroke-width="7" stroke-linecap="round" opacity=".8"><path d="M320 460c2-60 4-100-8-150M680 460c-2-60-4-100 8-150M170 470l118 54M830 470l-118 54M322 800h356"/><path d="M420 420c-20 120-10 220-24 330M570 460c24 110 8 200 20 300M500 560c-6 70 4 120-6 190" opacity=".55"/></g>`

export const woolThrow = (): string => `
<defs><pattern id="bone" width="40" height="40" patternUnits="userSpaceOnUse"><rect width="40" height="40" fill="#ece5d6"/><path d="M0 40L20 20M0 20L20 0M20 20l20 20M20 0l20 20M-10 10L0 0M40 0l10 10" stroke="#a99c84" stroke-width="6" fill="none"/></pattern>
<linearGradient id="soft" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-color="#4a3f2c" stop-opacity=".32"/></linearGradient></defs>
${shadow(500, 836, 380, 56)}
${repeat(3, (i) => {
  const y = 610 - i * 130
  return `<rect x="${180 + i * 10}" y="${y}" width="${640 - i * 20}" height="190" rx="70" fill="url(#bone)"/><rect x="${180 + i * 10}" y="${y}" width="${640 - i * 20}" height="190" rx="70" fill="url(#soft)"/>`
})}
${repeat(22, (i) => `<path d="M${222 + i * 26} 796c-4 18 6 28 0 50" stroke="#d8cdb6" stroke-width="7" fill="none" stroke-linecap="round"/>`)}
<path d="M250 390c150-26 350-26 500 0" stroke="#fff" stroke-width="10" fill="none" stroke-linecap="round" opacity=".5"/>
<rect x="640" y="690" width="92" height="56" rx="6" fill="#2f5d43"/><path d="M660 708h52M660 726h34" stroke="#f4efe2" stroke-width="5" stroke-linecap="round"/>`

const towel = (x: number, y: number, stripe: string, turn: number): string => `
<g transform="rotate(${turn} ${x + 180} ${y + 220})"><rect x="${x}" y="${y}" width="360" height="450" rx="14" fill="#f6f2e8"/><rect x="${x}" y="${y}" width="360" height="450" rx="14" fill="url(#waffle)"/>
<path d="M${x} ${y + 360}h360v22h-360zM${x} ${y + 396}h360v10h-360z" fill="${stripe}"/><path d="M${x} ${y + 64}h360v10h-360z" fill="${stripe}"/>
<path d="M${x + 120} ${y}v450M${x + 240} ${y}v450" stroke="#b7ab92" stroke-width="5" opacity=".45"/><path d="M${x + 168} ${y}c0-44 24-44 24 0" fill="none" stroke="${stripe}" stroke-width="9"/></g>`

export const towels = (): string => `
<defs><pattern id="waffle" width="24" height="24" patternUnits="userSpaceOnUse"><rect x="2" y="2" width="20" height="20" rx="3" fill="#d9d0bb" opacity=".55"/><rect x="6" y="6" width="14" height="14" rx="2" fill="#fffdf6" opacity=".9"/></pattern></defs>
${shadow(500, 800, 380, 70)}
${towel(210, 260, '#b5654a', -9)}${towel(420, 300, '#2f5d6b', 7)}`
