/** Drawings of things for the kitchen and the table. */
import { fern, repeat, roundFill, shadow } from './scene'

export interface Glaze {
  light: string
  base: string
  dark: string
}

const speckles = (colour: string): string =>
  `<g fill="${colour}" opacity=".35">${repeat(18, (i) => `<circle cx="${290 + ((i * 137) % 420)}" cy="${520 + ((i * 71) % 220)}" r="${3 + (i % 4)}"/>`)}</g>`

export const bowl = ({ light, base, dark }: Glaze): string => `
<defs>${roundFill('glaze', light, base, dark)}</defs>
${shadow(500, 800, 320, 52)}
<path d="M400 770h200l16 36c0 14-232 14-232 0z" fill="#c9b594"/>
<path d="M196 470c10 190 130 312 304 312s294-122 304-312z" fill="url(#glaze)"/>${speckles(dark)}
<path d="M286 690c56 62 128 92 214 92s158-30 214-92c-60 30-130 44-214 44s-154-14-214-44z" fill="#d8c7a6"/>
<ellipse cx="500" cy="470" rx="304" ry="72" fill="${dark}"/><ellipse cx="500" cy="480" rx="282" ry="58" fill="${base}"/>
<path d="M240 456c60-32 150-48 260-48s200 16 260 48" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".55"/>
<path d="M240 540c14 90 50 150 100 190" fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".28"/>`

export const plate = ({ light, base, dark }: Glaze): string => `
<defs><radialGradient id="face" cx=".4" cy=".34"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${base}"/></radialGradient></defs>
<circle cx="516" cy="540" r="390" fill="url(#shade)"/>
<circle cx="500" cy="500" r="350" fill="${dark}"/><circle cx="498" cy="494" r="342" fill="url(#face)"/><circle cx="498" cy="494" r="250" fill="none" stroke="${dark}" stroke-width="7" opacity=".5"/>
<circle cx="504" cy="502" r="240" fill="${base}" opacity=".4"/>${speckles(dark)}
<path d="M240 380a300 300 0 0 1 170-160" fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".5"/>
<g transform="rotate(34 520 500)">${fern(520, 640, 260, '#5d7a4e', 20)}</g>`

export const board = (): string => `
<defs><linearGradient id="olive" x2="1" y2=".6"><stop offset="0" stop-color="#d9a866"/><stop offset=".5" stop-color="#b57c3e"/><stop offset="1" stop-color="#8c5a28"/></linearGradient></defs>
${shadow(520, 800, 370, 50)}
<g transform="rotate(-14 500 500)"><path d="M250 330c0-40 30-66 70-66h300c44 0 66 28 78 64l92 96c50 52 130 30 130 76s-80 24-130 76l-92 96c-12 36-34 64-78 64H320c-40 0-70-26-70-66z" fill="#7a4c20" transform="translate(0 16)"/>
<path d="M250 330c0-40 30-66 70-66h300c44 0 66 28 78 64l92 96c50 52 130 30 130 76s-80 24-130 76l-92 96c-12 36-34 64-78 64H320c-40 0-70-26-70-66z" fill="url(#olive)"/>
<g fill="none" stroke="#6d431a" stroke-width="6" opacity=".5" stroke-linecap="round">${repeat(6, (i) => `<path d="M270 ${320 + i * 66}c120 ${-30 + i * 12} 240 ${40 - i * 14} 420 ${6 + i * 2}"/>`)}<path d="M430 500c40-40 100-30 110 4s-50 52-84 30"/></g>
<circle cx="872" cy="500" r="18" fill="#3f2a12"/></g>
<g><circle cx="330" cy="660" r="30" fill="#6a7d3a"/><circle cx="322" cy="652" r="9" fill="#d2dca0"/><circle cx="392" cy="690" r="28" fill="#556b2f"/><circle cx="384" cy="682" r="8" fill="#c8d494"/></g>`

export const apron = (colour: string, fold: string): string => `
<defs><linearGradient id="cloth" x2=".8" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".26"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient></defs>
${shadow(500, 880, 300, 34)}
<path d="M400 220C400 110 600 110 600 220" fill="none" stroke="${fold}" stroke-width="20"/>
<path d="M250 470c-90 20-120 80-110 150M750 470c90 20 120 80 110 150" fill="none" stroke="${fold}" stroke-width="18" stroke-linecap="round"/>
<path id="a" d="M382 210h236c6 90 30 200 132 250l24 400c0 14-10 20-24 20H250c-14 0-24-6-24-20l24-400c102-50 126-160 132-250z" fill="${colour}"/>
<path d="M382 210h236c6 90 30 200 132 250l24 400c0 14-10 20-24 20H250c-14 0-24-6-24-20l24-400c102-50 126-160 132-250z" fill="url(#cloth)"/>
<path d="M360 560h280v150c0 20-16 30-36 30H396c-20 0-36-10-36-30z" fill="${colour}" stroke="${fold}" stroke-width="7"/><path d="M500 560v180" stroke="${fold}" stroke-width="5"/>
<path d="M392 236h216" stroke="${fold}" stroke-width="6" stroke-dasharray="12 8"/><path d="M300 600c-10 90-16 160-18 250M700 600c10 90 16 160 18 250" stroke="${fold}" stroke-width="6" fill="none" opacity=".6"/>
<rect x="540" y="590" width="64" height="40" rx="5" fill="#f4efe2"/><path d="M554 610h36" stroke="${fold}" stroke-width="5"/>`

export const honey = (): string => `
<defs>${roundFill('gold', '#ffd879', '#e09a22', '#8f5410')}</defs>
${shadow(500, 824, 250, 46)}
<path d="M330 340c-34 20-50 50-50 90v300c0 60 90 96 220 96s220-36 220-96V430c0-40-16-70-50-90z" fill="url(#gold)"/>
<path d="M330 330h340v40H330z" fill="#f4e8c8" opacity=".6"/><rect x="318" y="220" width="364" height="116" rx="20" fill="#d8bd9b"/><path d="M318 256h364M318 296h364" stroke="#a17f5b" stroke-width="6" opacity=".5"/>
<rect x="350" y="470" width="300" height="230" rx="12" fill="#fff8e8"/>
<g fill="none" stroke="#b3751b" stroke-width="8">${repeat(5, (i) => `<path d="M${430 + (i % 3) * 70} ${530 + Math.floor(i / 3) * 62 + (i % 3 === 1 ? 30 : 0)}l30-18 30 18v34l-30 18-30-18z"/>`)}</g>
<path d="M316 440v290" stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".45"/>`

export const teaTin = (): string => `
<defs>${roundFill('tin', '#6f9a86', '#3f6a58', '#1f3d31')}</defs>
${shadow(500, 830, 250, 44)}
<path d="M300 300h400v480c0 36-90 56-200 56s-200-20-200-56z" fill="url(#tin)"/>
<ellipse cx="500" cy="300" rx="200" ry="44" fill="#c8a24a"/><path d="M300 240h400v60c0 26-90 46-200 46s-200-20-200-46z" fill="#d9b868"/><ellipse cx="500" cy="240" rx="200" ry="44" fill="#f0dca0"/><circle cx="500" cy="228" r="30" fill="#c8a24a"/>
<path d="M330 440c110 30 230 30 340 0v240c-110 30-230 30-340 0z" fill="#f6f0df"/>${fern(500, 670, 190, '#3f6a58')}${fern(430, 664, 110, '#7d9a6c', -24)}${fern(570, 664, 110, '#7d9a6c', 24)}
<g fill="#5b4327">${repeat(12, (i) => `<ellipse cx="${640 + ((i * 53) % 190)}" cy="${812 + ((i * 29) % 50)}" rx="16" ry="5" transform="rotate(${i * 37} ${640 + ((i * 53) % 190)} ${812 + ((i * 29) % 50)})"/>`)}</g>`

export const teapot = (): string => `
<defs>${roundFill('iron', '#8d9aa0', '#4b5a61', '#232c31')}</defs>
${shadow(500, 810, 340, 50)}
<path d="M300 420C320 180 680 180 700 420" fill="none" stroke="#a97b28" stroke-width="24"/>
<path d="M700 560c70-10 90-90 150-110l20 40c-50 40-50 130-160 170z" fill="#39464c"/>
<ellipse cx="500" cy="610" rx="240" ry="196" fill="url(#iron)"/>
<g fill="#232c31" opacity=".5">${repeat(24, (i) => `<circle cx="${300 + (i % 8) * 58}" cy="${560 + Math.floor(i / 8) * 56}" r="9"/>`)}</g>
<ellipse cx="500" cy="430" rx="130" ry="34" fill="#232c31"/><ellipse cx="500" cy="420" rx="120" ry="30" fill="#5f7078"/><circle cx="500" cy="388" r="26" fill="#a97b28"/>
<path d="M320 540c-10 60 0 120 40 170" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".35"/>`

export const teapotSet = (): string => `
<circle cx="430" cy="560" r="330" fill="url(#shade)"/>
<circle cx="420" cy="520" r="270" fill="#39464c"/><circle cx="412" cy="510" r="240" fill="#5f7078"/><circle cx="412" cy="510" r="120" fill="#4b5a61"/><circle cx="412" cy="510" r="104" fill="none" stroke="#8d9aa0" stroke-width="6"/><circle cx="412" cy="510" r="30" fill="#c99a3c"/>
<path d="M650 430l110-60 30 40-100 90z" fill="#39464c"/><path d="M190 510H640" stroke="#a97b28" stroke-width="22" stroke-linecap="round" transform="rotate(-28 412 510)"/>
${[
  [760, 640],
  [650, 820],
]
  .map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="104" fill="#e9e2d2"/><circle cx="${x}" cy="${y}" r="84" fill="#4b5a61"/><circle cx="${x}" cy="${y}" r="76" fill="#8aa05a"/>`,
  )
  .join('')}`

export const letterMug = (): string => `
<defs>${roundFill('cream', '#fffaf0', '#efe6d2', '#c2b596')}</defs>
${shadow(520, 800, 320, 56)}
<path d="M660 440c150-24 180 60 156 150-20 76-92 120-176 108" fill="none" stroke="#c2b596" stroke-width="46" stroke-linecap="round"/>
<path d="M272 340h420l-26 410c-4 40-70 56-184 56s-180-16-184-56z" fill="url(#cream)"/>
<ellipse cx="482" cy="340" rx="210" ry="46" fill="#d8cdb2"/><ellipse cx="482" cy="346" rx="192" ry="37" fill="#fffaf0"/>
<g fill="none" stroke="#2f5d43" stroke-linecap="round"><path d="M482 460c-70 0-110 52-110 114s42 114 110 114 110-52 110-114-40-114-110-114z" stroke-width="6"/>
<path d="M430 650l52-150 52 150M450 596h64" stroke-width="22" stroke-linejoin="round"/></g>
${fern(350, 700, 90, '#7d9a6c', -26)}${fern(614, 700, 90, '#7d9a6c', 26)}`

export const waxWraps = (): string => `
${shadow(500, 820, 340, 50)}
${[
  ['#e7b45a', -12, 260],
  ['#7d9a6c', 4, 330],
  ['#d98a7a', 16, 400],
]
  .map(
    ([colour, turn, y]) =>
      `<g transform="rotate(${turn} 500 560)"><rect x="250" y="${y}" width="500" height="360" rx="14" fill="${colour}"/><g fill="#fff8e8" opacity=".6">${repeat(15, (i) => `<path d="M${300 + (i % 5) * 95} ${Number(y) + 60 + Math.floor(i / 5) * 100}l20-12 20 12v24l-20 12-20-12z"/>`)}</g></g>`,
  )
  .join('')}
<path d="M220 600c180 40 380 40 560 0" stroke="#8b7f66" stroke-width="10" fill="none"/><path d="M500 620c-40-50-100-40-90 0s70 30 90 0c20 30 80 40 90 0s-50-50-90 0z" fill="none" stroke="#8b7f66" stroke-width="9"/>`

export const coffeeBag = (paper: string, band: string): string => `
<defs><linearGradient id="kraft" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".25"/></linearGradient></defs>
${shadow(500, 850, 270, 44)}
<path d="M316 180h368l36 640c0 22-14 34-34 34H314c-20 0-34-12-34-34z" fill="${paper}"/><path d="M316 180h368l36 640c0 22-14 34-34 34H314c-20 0-34-12-34-34z" fill="url(#kraft)"/>
<path d="M310 150h380v70H310z" fill="${paper}"/><path d="M310 150h380v20H310zM310 204h380v16H310z" fill="#000" opacity=".18"/>
<path d="M300 400h400l14 260H286z" fill="${band}"/><g fill="#fffaf0"><circle cx="500" cy="480" r="46"/><path d="M350 590q150-70 300 0v16q-150-66-300 0zM380 628q120-50 240 0v14q-120-46-240 0z"/></g><circle cx="500" cy="480" r="26" fill="${band}"/>
<g fill="#5b3a20">${repeat(7, (i) => `<ellipse cx="${190 + i * 34 + (i % 2) * 460}" cy="${846 + (i % 3) * 18}" rx="24" ry="16" transform="rotate(${i * 41} ${190 + i * 34 + (i % 2) * 460} ${846 + (i % 3) * 18})"/>`)}</g>`

export const dripper = (): string => `
<defs>${roundFill('china', '#ffffff', '#e6e9ea', '#b3bcc0')}</defs>
${shadow(500, 800, 300, 48)}
<ellipse cx="500" cy="720" rx="300" ry="56" fill="#b3bcc0"/><ellipse cx="500" cy="708" rx="300" ry="56" fill="url(#china)"/>
<path d="M230 330h540L590 690c-20 26-160 26-180 0z" fill="url(#china)"/><path d="M760 380c110-20 120 120-30 160" fill="none" stroke="#d0d7da" stroke-width="34" stroke-linecap="round"/>
<ellipse cx="500" cy="330" rx="270" ry="64" fill="#cfd6d9"/><ellipse cx="500" cy="336" rx="246" ry="52" fill="#f7f8f8"/>
<g fill="none" stroke="#c3cbce" stroke-width="8">${repeat(7, (i) => `<path d="M${290 + i * 70} 330q${30 - i * 4} 30 ${(500 - 290 - i * 70) * 0.3} 48"/>`)}</g><circle cx="500" cy="372" r="14" fill="#59636a"/>`

export const enamelCup = (): string => `
<defs>${roundFill('enamel', '#ffffff', '#edf0ee', '#b9c2bf')}</defs>
${shadow(500, 790, 290, 50)}
<path d="M680 420c120-10 150 60 140 130-10 70-60 110-140 110" fill="none" stroke="#d98a2b" stroke-width="30" stroke-linecap="round"/>
<path d="M290 340h420v380c0 44-80 70-210 70s-210-26-210-70z" fill="url(#enamel)"/>
<ellipse cx="500" cy="340" rx="212" ry="48" fill="#d98a2b"/><ellipse cx="500" cy="344" rx="194" ry="38" fill="#f7f8f6"/>
<path d="M350 560q150-80 300 0v18q-150-76-300 0zM390 610q110-50 220 0v16q-110-46-220 0z" fill="#2f4858"/><circle cx="500" cy="480" r="34" fill="#2f4858"/><circle cx="628" cy="716" r="14" fill="#2f4858" opacity=".6"/>
<path d="M324 400v300" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".8"/>`
