/** Drawings of paper goods and writing tools. */
import { fern, repeat, roundFill, shadow } from './scene'

export const notebook = (): string => `
<defs><linearGradient id="cover" x2="1" y2="1"><stop offset="0" stop-color="#4c7a5b"/><stop offset="1" stop-color="#244a35"/></linearGradient></defs>
${shadow(520, 846, 320, 44)}
<g transform="rotate(-6 500 500)"><rect x="290" y="166" width="450" height="680" rx="18" fill="#1b3828"/>
${repeat(7, (i) => `<path d="M${296 + i * 2} ${836 - i * 3}h430" stroke="#f7f0df" stroke-width="3"/>`)}
<rect x="276" y="150" width="450" height="670" rx="18" fill="url(#cover)"/>
<rect x="276" y="150" width="64" height="670" rx="18" fill="#1b3828" opacity=".55"/>
${repeat(9, (i) => `<path d="M312 ${210 + i * 68}v34" stroke="#f1d9a0" stroke-width="5" stroke-linecap="round"/>`)}
<rect x="420" y="270" width="226" height="150" rx="8" fill="#f4ecd9"/><path d="M450 316h166M450 350h166M450 384h100" stroke="#8b7f66" stroke-width="5" stroke-linecap="round"/>
${fern(533, 760, 240, '#cfe0c8')}
<rect x="660" y="150" width="26" height="670" fill="#b5654a"/><rect x="660" y="150" width="8" height="670" fill="#d98a6c"/>
<path d="M420 820v74l18-18 18 18v-74z" fill="#b5654a"/></g>`

const flower = (x: number, y: number, size: number, petal: string, heart: string): string =>
  `<g transform="translate(${x} ${y})">${repeat(6, (i) => `<ellipse transform="rotate(${i * 60})" cx="0" cy="${-size}" rx="${size * 0.55}" ry="${size * 0.9}" fill="${petal}"/>`)}<circle r="${size * 0.55}" fill="${heart}"/></g>`

export const giftCard = (): string => `
${shadow(500, 800, 370, 56)}
<g transform="rotate(5 560 560)"><rect x="330" y="400" width="500" height="350" rx="10" fill="#d8b9ad"/><path d="M330 410l250 190 250-190" fill="none" stroke="#b99286" stroke-width="6"/></g>
<g transform="rotate(-7 440 480)"><rect x="232" y="176" width="400" height="580" rx="10" fill="#fffaf1"/><rect x="262" y="206" width="340" height="520" rx="4" fill="none" stroke="#d9cbb4" stroke-width="4"/>
<g stroke="#5d7a4e" stroke-width="7" fill="none" stroke-linecap="round"><path d="M432 640c-10-110-60-170-84-220M432 640c0-120 0-190 2-270M432 640c10-110 56-160 84-230"/></g>
${fern(432, 640, 200, '#7d9a6c', -110)}${fern(432, 640, 200, '#7d9a6c', 110)}
${flower(346, 404, 34, '#d98a7a', '#8c3f3a')}${flower(434, 346, 40, '#e7b45a', '#8a5a17')}${flower(518, 396, 34, '#b9799b', '#64304d')}
<path d="M388 612c30 18 60 18 90 0l-14 50h-62z" fill="#b5654a"/><path d="M380 690h104" stroke="#8b7f66" stroke-width="5" stroke-linecap="round"/></g>`

export const poster = (): string => `
<defs><linearGradient id="sheet" x2="1" y2="1"><stop offset="0" stop-color="#fffdf5"/><stop offset="1" stop-color="#efe7d4"/></linearGradient></defs>
<path d="M300 130l410 20v740l-410-20z" fill="#2b2418" opacity=".16"/>
<rect x="280" y="110" width="420" height="740" fill="url(#sheet)"/>
<rect x="304" y="134" width="372" height="692" fill="none" stroke="#c9bfa5" stroke-width="3"/>
<g>${fern(370, 440, 230, '#2f5d43')}${fern(490, 440, 250, '#6a8a4a', 14)}${fern(610, 440, 220, '#3f7a6a', -10)}
${fern(370, 730, 220, '#7a8f3d', 10)}${fern(490, 730, 240, '#2f5d6b', -12)}${fern(610, 730, 230, '#4c7a5b', 8)}</g>
<path d="M400 776h180" stroke="#4b4636" stroke-width="9" stroke-linecap="round"/><path d="M440 800h100" stroke="#a39a82" stroke-width="5" stroke-linecap="round"/>
<g fill="#c8a24a"><rect x="270" y="98" width="440" height="18" rx="9"/><rect x="270" y="846" width="440" height="18" rx="9"/></g>
<path d="M400 100L490 30l90 70" fill="none" stroke="#8b7f66" stroke-width="5"/>`

export const pen = (): string => `
<defs><linearGradient id="barrel" x2="0" y2="1"><stop offset="0" stop-color="#fbe8b0"/><stop offset=".45" stop-color="#d0a347"/><stop offset="1" stop-color="#7d5a18"/></linearGradient>${roundFill('ink', '#5a6b86', '#27364b', '#141d2b')}</defs>
<g transform="rotate(-32 500 520)"><ellipse cx="510" cy="590" rx="400" ry="34" fill="url(#shade)"/>
<path d="M846 520l74 0" stroke="#3b3324" stroke-width="8" stroke-linecap="round"/><path d="M740 484l106 24v24l-106 24z" fill="#a97b28"/>
<rect x="170" y="480" width="580" height="80" rx="14" fill="url(#barrel)"/><rect x="440" y="476" width="26" height="88" rx="6" fill="#8a6420"/><rect x="474" y="476" width="8" height="88" fill="#8a6420"/>
<rect x="120" y="498" width="56" height="44" rx="10" fill="#8a6420"/><path d="M190 470h210c14 0 14 16 0 16H190z" fill="#e9c878"/>
<path d="M186 496h548" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".6"/>
<g fill="none" stroke="#6d4c12" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M520 540c10-34 26-34 18-6-6 18 16 10 22-8 4-12 14-4 8 8-4 10 12 6 18-6 6-14 20-8 12 4-6 10 8 10 16 0 10-14 24-8 16 6 20 4 34-2 44-10"/></g></g>
<path d="M150 860c90-50 150 30 230-10s120-30 180-6" fill="none" stroke="#27364b" stroke-width="7" stroke-linecap="round" opacity=".75"/>`

export const pattern = (): string => `
<defs><pattern id="knit" width="36" height="30" patternUnits="userSpaceOnUse"><rect width="36" height="30" fill="#8fa097"/><path d="M2 0q8 18 16 28Q26 18 34 0" fill="none" stroke="#b9c6be" stroke-width="9" stroke-linecap="round"/></pattern></defs>
${shadow(500, 866, 320, 36)}
<rect x="246" y="120" width="508" height="740" rx="10" fill="#fffdf8"/><rect x="246" y="120" width="508" height="120" rx="10" fill="#3f5a50"/>
<path d="M300 172h260M300 204h160" stroke="#f2efe4" stroke-width="12" stroke-linecap="round"/>
<path d="M290 300h420L500 690z" fill="url(#knit)"/><path d="M290 300h420L500 690z" fill="none" stroke="#5f7268" stroke-width="6"/>
${repeat(15, (i) => `<path d="M${304 + i * 14} ${326 + i * 25}l-22 34M${696 - i * 14} ${326 + i * 25}l22 34" stroke="#8fa097" stroke-width="5" stroke-linecap="round"/>`)}
<path d="M300 740h150M300 772h220M300 804h120" stroke="#a9aa9f" stroke-width="9" stroke-linecap="round"/>
<rect x="586" y="730" width="120" height="84" rx="8" fill="#b5654a"/><path d="M612 772h68" stroke="#fff" stroke-width="12" stroke-linecap="round"/>`
