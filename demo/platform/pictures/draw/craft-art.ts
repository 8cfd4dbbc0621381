/** Drawings of craft supplies and of products that are downloaded. */
import { fern, repeat, roundFill, shadow } from './scene'

export const yarn = (colour: string, dark: string): string => `
${shadow(500, 800, 340, 56)}
<g transform="rotate(-14 500 540)"><path d="M180 540c0-120 90-150 320-150s320 30 320 150-90 150-320 150-320-30-320-150z" fill="${colour}"/>
<g fill="none" stroke="${dark}" stroke-width="8" opacity=".55">${repeat(9, (i) => `<path d="M${200 + i * 14} ${500 + i * 20}c160 ${-110 + i * 22} 440 ${-110 + i * 22} ${600 - i * 28} 0"/>`)}${repeat(7, (i) => `<path d="M${240 + i * 30} ${440 - i * 6}c30 60 30 150 0 ${210 + i * 10}"/>`)}</g>
<path d="M430 384h150v312H430z" fill="#f6efe0"/><path d="M430 384h150v20H430zM430 676h150v20H430z" fill="${dark}" opacity=".5"/><path d="M462 470h86M462 510h86M462 550h56" stroke="#8b7f66" stroke-width="9" stroke-linecap="round"/></g>
<path d="M760 640c80 40 40 130 130 140" fill="none" stroke="${colour}" stroke-width="13" stroke-linecap="round"/>`

export const needles = (): string => `
<defs><linearGradient id="bamboo" x2="1" y2="1"><stop offset="0" stop-color="#f3dca8"/><stop offset="1" stop-color="#bb8f4c"/></linearGradient></defs>
<ellipse cx="500" cy="780" rx="340" ry="50" fill="url(#shade)"/>
${repeat(5, (i) => `<g transform="rotate(${-40 + i * 20} 500 860)"><rect x="${494 - i}" y="190" width="${12 + i * 3}" height="640" rx="6" fill="url(#bamboo)"/><path d="M${494 - i} 200l${6 + i * 1.5}-70 ${6 + i * 1.5} 70z" fill="#d9b87c"/><circle cx="500" cy="836" r="${18 + i * 2}" fill="#2f5d43"/></g>`)}`

export const hoop = (): string => `
<circle cx="516" cy="530" r="380" fill="url(#shade)"/>
<circle cx="500" cy="510" r="330" fill="#a9773a"/><circle cx="500" cy="510" r="304" fill="#fbf7ec"/><circle cx="500" cy="510" r="318" fill="none" stroke="#d9ab66" stroke-width="18"/>
<rect x="470" y="130" width="60" height="70" rx="10" fill="#c8a24a"/><rect x="440" y="146" width="120" height="20" rx="8" fill="#8a6420"/>
${fern(500, 730, 360, '#4c7a5b')}${fern(420, 730, 230, '#7d9a6c', -80)}${fern(580, 730, 230, '#7d9a6c', 80)}
<g fill="#d98a7a">${repeat(8, (i) => `<circle cx="${330 + ((i * 97) % 340)}" cy="${400 + ((i * 61) % 200)}" r="15"/>`)}</g><g fill="#e7b45a">${repeat(6, (i) => `<circle cx="${350 + ((i * 83) % 300)}" cy="${380 + ((i * 89) % 230)}" r="9"/>`)}</g>
<path d="M640 690c90 40 120 120 60 190" fill="none" stroke="#d98a7a" stroke-width="7"/><path d="M690 900l70-170" stroke="#b3bcc0" stroke-width="10" stroke-linecap="round"/>`

export const snips = (): string => `
<defs><linearGradient id="brass" x2="1" y2="1"><stop offset="0" stop-color="#fbe8b0"/><stop offset=".5" stop-color="#c99a3c"/><stop offset="1" stop-color="#7d5717"/></linearGradient></defs>
${shadow(520, 790, 300, 44)}
<g transform="rotate(24 500 500)"><path d="M488 540L430 130c-8-30 20-34 30-6l66 400z" fill="#c3cbce"/><path d="M512 540l58-410c8-30-20-34-30-6l-66 400z" fill="#e6e9ea"/><circle cx="500" cy="548" r="22" fill="#8a6420"/>
<path d="M492 560c-30 80-150 90-150 190 0 60 46 96 94 96s86-40 86-100-20-110-30-186zM508 560c30 80 150 90 150 190 0 60-46 96-94 96s-86-40-86-100 20-110 30-186z" fill="none" stroke="url(#brass)" stroke-width="34"/></g>`

export const dyeJars = (): string => `
${shadow(500, 820, 390, 46)}
${(
  [
    [200, '#b5654a'],
    [420, '#27497a'],
    [640, '#d9a441'],
  ] as const
)
  .map(
    ([x, colour]) =>
      `<rect x="${x}" y="470" width="170" height="340" rx="26" fill="#eef0ec"/><path d="M${x + 10} 560h150v220c0 12-8 20-20 20H${x + 30}c-12 0-20-8-20-20z" fill="${colour}"/><rect x="${x + 14}" y="420" width="142" height="60" rx="10" fill="#c9b594"/><rect x="${x + 26}" y="610" width="118" height="110" rx="6" fill="#fbf7ec"/><path d="M${x + 44} 650h82M${x + 44} 682h52" stroke="#8b7f66" stroke-width="8" stroke-linecap="round"/><path d="M${x + 22} 500v270" stroke="#fff" stroke-width="9" opacity=".7" stroke-linecap="round"/>`,
  )
  .join('')}
<path d="M230 340c120-80 420-80 540 0" fill="none" stroke="#b5654a" stroke-width="16"/><path d="M250 290c120-80 380-80 500 0" fill="none" stroke="#27497a" stroke-width="16"/><path d="M270 240c120-80 340-80 460 0" fill="none" stroke="#d9a441" stroke-width="16"/>`

export const ink = (colour: string, dark: string): string => `
${shadow(480, 800, 280, 48)}
<path d="M250 470h440c20 0 34 16 34 36v240c0 30-20 50-50 50H266c-30 0-50-20-50-50V506c0-20 14-36 34-36z" fill="#e9eef0" opacity=".9"/>
<path d="M244 560h452v180c0 20-14 34-34 34H278c-20 0-34-14-34-34z" fill="${colour}"/><path d="M244 560h452v26H244z" fill="${dark}"/>
<rect x="360" y="400" width="220" height="76" fill="#d5dce0"/><rect x="340" y="270" width="260" height="136" rx="18" fill="#2b2f33"/><g stroke="#4b5257" stroke-width="7">${repeat(8, (i) => `<path d="M${364 + i * 30} 284v108"/>`)}</g>
<rect x="310" y="620" width="320" height="110" rx="8" fill="#fbf7ec"/><path d="M350 660h240M350 696h150" stroke="${dark}" stroke-width="10" stroke-linecap="round"/>
<path d="M720 860c40-90 120-60 160-20s-10 60-60 40-60 30-100-20z" fill="${colour}"/>
<path d="M252 500v260" stroke="#fff" stroke-width="13" stroke-linecap="round" opacity=".8"/>`

export const tapes = (): string => `
${shadow(500, 800, 360, 54)}
${(
  [
    [330, 560, '#d98a7a'],
    [640, 600, '#7d9a6c'],
    [500, 400, '#e7b45a'],
  ] as const
)
  .map(
    ([x, y, colour]) =>
      `<circle cx="${x}" cy="${y + 14}" r="170" fill="#2b2418" opacity=".2"/><circle cx="${x}" cy="${y}" r="170" fill="${colour}"/><g fill="#fff8e8" opacity=".7">${repeat(12, (i) => `<circle cx="${(x + 140 * Math.cos(i * 0.5236)).toFixed(1)}" cy="${(y + 140 * Math.sin(i * 0.5236)).toFixed(1)}" r="9"/>`)}</g><circle cx="${x}" cy="${y}" r="112" fill="#f6efe0"/><circle cx="${x}" cy="${y}" r="92" fill="#cfc6b2"/>`,
  )
  .join('')}
<path d="M660 770c90 30 150 20 240 60l-6 40c-90-30-170-20-250-60z" fill="#7d9a6c"/>`

export const calendar = (): string => `
${shadow(500, 820, 360, 44)}
<path d="M200 800l90-520h460l60 520z" fill="#c9b594"/><path d="M230 770l70-500h440l50 500z" fill="#fffaf0"/>
<g fill="none" stroke="#59636a" stroke-width="10">${repeat(7, (i) => `<path d="M${340 + i * 58} 300c-20-60 20-60 10 0"/>`)}</g>
<path d="M292 330h460l6 90H284z" fill="#2f5d43"/><path d="M420 376h200" stroke="#f4efe2" stroke-width="18" stroke-linecap="round"/>
<g fill="#d9cfb9">${repeat(28, (i) => `<rect x="${290 + (i % 7) * 66}" y="${450 + Math.floor(i / 7) * 76}" width="48" height="54" rx="6"/>`)}</g><rect x="488" y="526" width="48" height="54" rx="6" fill="#b5654a"/>${fern(690, 760, 180, '#7d9a6c', 20)}`

export const seedCards = (): string => `
${shadow(500, 810, 380, 54)}
${(
  [
    [-14, '#efe0d0', '#d98a7a'],
    [0, '#e8ead8', '#7d9a6c'],
    [14, '#f3ebd2', '#e7b45a'],
  ] as const
)
  .map(
    ([turn, paper, petal], n) =>
      `<g transform="rotate(${turn} 500 800) translate(${(n - 1) * 90} 0)"><rect x="320" y="260" width="360" height="480" rx="10" fill="${paper}"/><g fill="#a9895a" opacity=".5">${repeat(22, (i) => `<ellipse cx="${340 + ((i * 67) % 320)}" cy="${280 + ((i * 91) % 440)}" rx="7" ry="4"/>`)}</g><g transform="translate(500 460)">${repeat(7, (i) => `<ellipse transform="rotate(${i * 51})" cy="-62" rx="26" ry="50" fill="${petal}"/>`)}<circle r="30" fill="#7a4a1c"/></g><path d="M500 560v130M500 650c-40-20-50-40-56-60M500 640c40-20 50-40 56-60" stroke="#4c7a5b" stroke-width="10" fill="none"/></g>`,
  )
  .join('')}`

export const brushes = (): string => `
${shadow(500, 830, 380, 40)}
<rect x="170" y="210" width="660" height="470" rx="34" fill="#2b2f33"/><rect x="204" y="244" width="592" height="402" rx="12" fill="#fbf7ec"/>
${repeat(4, (i) => fern(290 + i * 140, 610, 300 - (i % 2) * 80, ['#2f5d43', '#b5654a', '#27497a', '#8a6a36'][i] ?? '#2f5d43', (i - 1.5) * 24))}
<path d="M400 680h200l30 110H370z" fill="#59636a"/><rect x="320" y="784" width="360" height="26" rx="13" fill="#3a4146"/>
<path d="M880 300L700 640l-24 60 50-40L910 320z" fill="#d9a441"/><path d="M700 640l-24 60 50-40z" fill="#2b2f33"/>`

export const printSheet = (): string => `
${shadow(520, 860, 320, 40)}
<rect x="270" y="130" width="470" height="700" fill="#fffdf5"/><rect x="270" y="130" width="470" height="700" fill="none" stroke="#3b3324" stroke-width="20"/>
<g fill="#27364b"><rect x="340" y="230" width="120" height="44" rx="6"/><rect x="340" y="300" width="330" height="44" rx="6"/><rect x="340" y="370" width="250" height="44" rx="6"/></g>
<g fill="#b5654a"><path d="M350 560c0-50 30-80 70-90l10 26c-26 10-36 24-36 44h36v90h-80zM500 560c0-50 30-80 70-90l10 26c-26 10-36 24-36 44h36v90h-80z"/></g><path d="M340 730h330" stroke="#c9bfa5" stroke-width="10"/>`

export const lantern = (): string => `
${shadow(500, 850, 220, 34)}
<path d="M420 190c0-100 160-100 160 0" fill="none" stroke="#59636a" stroke-width="16"/><path d="M360 240l60-60h160l60 60z" fill="#3a4146"/><rect x="360" y="240" width="280" height="500" rx="10" fill="#fff2c2" opacity=".8"/><g stroke="#3a4146" stroke-width="18"><path d="M360 240v500M640 240v500M500 240v500" fill="none"/></g><rect x="330" y="730" width="340" height="90" rx="12" fill="#3a4146"/><rect x="450" y="560" width="100" height="170" fill="#f6e7c8"/><path d="M500 450c30 44 30 80 0 100-30-20-30-56 0-100z" fill="#f6a532"/>`

export const giftBox = (): string => `
<defs>${roundFill('box', '#e9efe6', '#b9cdb8', '#7f9c80')}</defs>
${shadow(500, 830, 350, 50)}
<rect x="230" y="440" width="540" height="380" rx="10" fill="url(#box)"/><rect x="200" y="350" width="600" height="120" rx="10" fill="#d4e1d2"/><path d="M200 460h600" stroke="#7f9c80" stroke-width="6"/>
<path d="M460 350h80v470h-80z" fill="#b5654a"/><path d="M500 350c-60-110-190-120-190-40s120 60 190 40zM500 350c60-110 190-120 190-40s-120 60-190 40z" fill="none" stroke="#b5654a" stroke-width="30"/><circle cx="500" cy="346" r="32" fill="#974f37"/>
${fern(640, 420, 130, '#4c7a5b', 60)}`
