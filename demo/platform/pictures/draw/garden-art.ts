/** Drawings for the garden and the window sill. */
import { fern, repeat, roundFill, shadow } from './scene'

export const pot = (): string => `
<defs>${roundFill('terra', '#e7a57f', '#c26d46', '#7e3d22')}</defs>
${shadow(500, 830, 290, 48)}
${fern(500, 430, 300, '#4c7a5b')}${fern(420, 440, 230, '#2f5d43', -90)}${fern(580, 440, 230, '#6a8a4a', 90)}
<path d="M300 480h400l-44 320c-6 30-60 44-156 44s-150-14-156-44z" fill="url(#terra)"/><rect x="268" y="410" width="464" height="94" rx="16" fill="url(#terra)"/>
<path d="M270 500h460" stroke="#7e3d22" stroke-width="8" opacity=".5"/><path d="M330 530l30 250" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".25"/>
<ellipse cx="500" cy="842" rx="200" ry="30" fill="#a4552f"/><ellipse cx="500" cy="832" rx="200" ry="26" fill="#c97b53"/>`

export const pots = (): string => `
<defs>${roundFill('terra', '#e7a57f', '#c26d46', '#7e3d22')}</defs>
${shadow(500, 836, 400, 46)}
${[
  [250, 0.55],
  [470, 0.75],
  [740, 0.95],
]
  .map(([x, size]) => {
    const s = Number(size)
    return `<g transform="translate(${Number(x) - 200 * s} ${830 - 420 * s}) scale(${s})"><path d="M40 80h320l-36 300c-6 26-50 40-124 40S80 406 76 380z" fill="url(#terra)"/><rect x="0" y="0" width="400" height="90" rx="14" fill="url(#terra)"/><path d="M4 88h392" stroke="#7e3d22" stroke-width="7" opacity=".5"/></g>`
  })
  .join('')}`

const DROPS = [
  [850, 470],
  [872, 540],
  [894, 500],
  [880, 620],
  [912, 580],
  [900, 690],
  [930, 660],
  [868, 720],
]

export const pouring = (): string =>
  `<g fill="#7fb2c9">${DROPS.map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="5" ry="13"/>`).join('')}</g>`

export const wateringCan = (colour: string, dark: string): string => `
<defs><linearGradient id="tin" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".12"/><stop offset=".3" stop-color="#fff" stop-opacity=".45"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient></defs>
${shadow(460, 810, 320, 46)}
<path d="M640 690L850 380" stroke="${dark}" stroke-width="44"/><path d="M800 330l120 70-24 44-130-76z" fill="${dark}"/><g fill="#f4efe2">${repeat(5, (i) => `<circle cx="${816 + i * 20}" cy="${358 + i * 12}" r="5"/>`)}</g>
<path d="M300 400C300 180 620 180 640 420" fill="none" stroke="${dark}" stroke-width="28"/><path d="M280 520c-140-40-170 180 0 200" fill="none" stroke="${dark}" stroke-width="26"/>
<path d="M270 400h380l20 380c0 22-90 34-210 34s-210-12-210-34z" fill="${colour}"/><path d="M270 400h380l20 380c0 22-90 34-210 34s-210-12-210-34z" fill="url(#tin)"/>
<ellipse cx="460" cy="400" rx="190" ry="38" fill="${dark}"/><path d="M262 470h396M254 740h412" stroke="${dark}" stroke-width="8" opacity=".6"/>`

export const seedPacket = (): string => `
${shadow(520, 846, 300, 40)}
<g transform="rotate(9 560 520)"><rect x="420" y="210" width="340" height="560" rx="8" fill="#d8cfae"/></g>
<g transform="rotate(-6 460 520)"><rect x="270" y="180" width="390" height="640" rx="8" fill="#fbf6e6"/><rect x="270" y="180" width="390" height="70" fill="#c9bfa0"/><rect x="300" y="280" width="330" height="60" rx="6" fill="#2f5d43"/><path d="M330 310h270" stroke="#f4efe2" stroke-width="14" stroke-linecap="round"/>
<g transform="translate(465 560)">${repeat(10, (i) => `<ellipse transform="rotate(${i * 36})" cy="-96" rx="34" ry="74" fill="${i % 2 ? '#e79a3c' : '#f1b95a'}"/>`)}<circle r="60" fill="#7a4a1c"/></g>
<path d="M465 690v90M465 760c-40-30-70-30-90-10M465 750c40-30 70-30 90-10" stroke="#4c7a5b" stroke-width="12" fill="none" stroke-linecap="round"/></g>
<g fill="#6b5433">${repeat(9, (i) => `<ellipse cx="${680 + ((i * 47) % 170)}" cy="${820 + ((i * 31) % 60)}" rx="13" ry="7" transform="rotate(${i * 50} ${680 + ((i * 47) % 170)} ${820 + ((i * 31) % 60)})"/>`)}</g>`

export const trowel = (): string => `
<defs><linearGradient id="steel" x2="1" y2="1"><stop offset="0" stop-color="#eef1f2"/><stop offset=".5" stop-color="#a9b3b8"/><stop offset="1" stop-color="#626d73"/></linearGradient>${roundFill('ash', '#f0d5a4', '#c99a5e', '#7d5a2c')}</defs>
<g transform="rotate(38 500 500)"><ellipse cx="540" cy="540" rx="110" ry="400" fill="url(#shade)"/>
<path d="M400 120c40-40 160-40 200 0l-16 300c-10 70-50 110-84 150-34-40-74-80-84-150z" fill="url(#steel)"/><path d="M500 150v360" stroke="#626d73" stroke-width="8" opacity=".6"/>
<rect x="482" y="540" width="36" height="120" fill="#626d73"/><rect x="454" y="640" width="92" height="270" rx="46" fill="url(#ash)"/><rect x="454" y="650" width="92" height="26" fill="#a97b28"/><circle cx="500" cy="876" r="12" fill="#5b3f1a"/></g>`

export const twine = (): string => `
<defs>${roundFill('jute', '#e8cf9c', '#c09a5c', '#7d5f30')}</defs>
${shadow(500, 816, 250, 44)}
<path d="M320 300h360l-30 470c-4 30-60 46-150 46s-146-16-150-46z" fill="url(#jute)"/>
<g fill="none" stroke="#8a6a36" stroke-width="7" opacity=".6">${repeat(11, (i) => `<path d="M${322 + i * 3} ${340 + i * 40}c110 ${40} 250 ${36} ${356 - i * 6} -6"/>`)}${repeat(11, (i) => `<path d="M${322 + i * 3} ${356 + i * 40}c110 -30 250 -20 ${356 - i * 6} 14"/>`)}</g>
<ellipse cx="500" cy="300" rx="180" ry="40" fill="#a98349"/><ellipse cx="500" cy="300" rx="60" ry="14" fill="#4e3a1a"/>
<path d="M660 700c100 40 30 120 150 110s60 60 120 60" fill="none" stroke="#c09a5c" stroke-width="14" stroke-linecap="round"/>
<rect x="380" y="480" width="240" height="130" rx="8" fill="#f6efdc"/><path d="M410 520h180M410 556h120" stroke="#8b7f66" stroke-width="9" stroke-linecap="round"/>`

const bulb = (x: number, y: number, size: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0-120c30 40 90 70 90 150S40 130 0 130-90 110-90 30s60-110 90-150z" fill="#b98552"/><path d="M0-110c10 60 20 150 0 236M-40-60c-20 60-20 120 0 180M40-60c20 60 20 120 0 180" fill="none" stroke="#7d5226" stroke-width="6" opacity=".6"/><path d="M-30 126c0 24-12 30-16 46M0 130v46M30 126c0 24 12 30 16 46" stroke="#8b7f66" stroke-width="6" fill="none"/><path d="M0-118c-6-30 4-50 0-70" stroke="#7d9a6c" stroke-width="14" fill="none" stroke-linecap="round"/></g>`

export const bulbs = (): string => `
${shadow(500, 810, 380, 60)}
${bulb(330, 620, 1, -10)}${bulb(660, 600, 1.1, 12)}${bulb(500, 480, 0.9, 3)}${bulb(500, 690, 1.15, -4)}
<rect x="620" y="210" width="230" height="130" rx="10" fill="#fbf6e6" transform="rotate(8 735 275)"/><path d="M660 260h150M660 296h100" stroke="#8b7f66" stroke-width="10" stroke-linecap="round" transform="rotate(8 735 275)"/>`

export const feeder = (): string => `
<defs>${roundFill('cedar', '#e2b07c', '#b9814a', '#74481f')}</defs>
${shadow(500, 880, 220, 28)}
<path d="M500 60v130" stroke="#8b7f66" stroke-width="9"/><path d="M500 170L210 400h580z" fill="#5a6b5a"/><path d="M500 170L210 400h120L500 240z" fill="#7d927c"/>
<rect x="300" y="400" width="400" height="300" fill="url(#cedar)"/><rect x="350" y="440" width="300" height="200" rx="10" fill="#efe2c0"/><g fill="#8a6a36">${repeat(40, (i) => `<ellipse cx="${366 + ((i * 61) % 270)}" cy="${520 + ((i * 37) % 112)}" rx="12" ry="7"/>`)}</g>
<rect x="230" y="690" width="540" height="46" rx="10" fill="#74481f"/>
<g transform="translate(650 610)"><path d="M0 70c0-70 50-110 110-110 50 0 70 30 70 60l40 16-40 14c-6 60-60 90-110 90S0 110 0 70z" fill="#4f7ea3"/><path d="M60 140c-10-50 30-90 90-80-6 50-40 86-90 80z" fill="#f0c36a"/><circle cx="146" cy="4" r="8" fill="#182436"/><path d="M4 80l-80 60 90-10z" fill="#3a6385"/></g>`

export const herbKit = (): string => `
<defs><linearGradient id="wood" x2="0" y2="1"><stop offset="0" stop-color="#e0bd88"/><stop offset="1" stop-color="#a97a42"/></linearGradient></defs>
${shadow(500, 810, 400, 50)}
${repeat(3, (i) => fern(280 + i * 220, 500, 220 + (i % 2) * 60, ['#4c7a5b', '#7a9a4a', '#2f6d5b'][i] ?? '#4c7a5b', (i - 1) * 30) + fern(250 + i * 220, 510, 150, '#86a56a', -40) + fern(310 + i * 220, 510, 150, '#5d8a4e', 40))}
<path d="M130 500h740v270c0 20-14 34-34 34H164c-20 0-34-14-34-34z" fill="url(#wood)"/><path d="M130 600h740M130 700h740" stroke="#7d5626" stroke-width="5" opacity=".4"/>
${repeat(3, (i) => `<rect x="${200 + i * 220}" y="590" width="160" height="90" rx="8" fill="#2b2f2b"/><path d="M${226 + i * 220} 636h${[108, 84, 96][i]}" stroke="#f4efe2" stroke-width="10" stroke-linecap="round"/>`)}`
