/** Drawings of things that are worn or carried. */
import { fern, repeat, shadow } from './scene'

const sock = (x: number, colour: string, dark: string): string =>
  `<g transform="translate(${x} 0)"><path d="M300 160h170v330c0 70 30 90 110 130s110 60 110 120-50 90-120 90c-110 0-270-120-270-240z" fill="${colour}"/><path d="M300 160h170v90H300z" fill="${dark}"/><g stroke="#fff" stroke-width="5" opacity=".3">${repeat(8, (i) => `<path d="M${310 + i * 21} 164v82"/>`)}</g><path d="M560 800c60 26 130 0 128-60-2-40-30-64-62-80-36 20-66 76-66 140z" fill="${dark}"/><path d="M300 500c40 20 90 20 120-4" stroke="${dark}" stroke-width="16" fill="none"/></g>`

export const socks = (colour: string, dark: string): string => `
${shadow(500, 850, 380, 40)}
${sock(90, colour, dark)}${sock(-110, colour, dark)}`

export const sunHat = (): string => `
<defs><radialGradient id="straw" cx=".4" cy=".35"><stop offset="0" stop-color="#f9e7bd"/><stop offset="1" stop-color="#cfa862"/></radialGradient></defs>
${shadow(500, 760, 420, 60)}
<ellipse cx="500" cy="640" rx="420" ry="130" fill="#b98e4a"/><ellipse cx="500" cy="624" rx="420" ry="126" fill="url(#straw)"/>
<path d="M290 600c0-220 60-300 210-300s210 80 210 300c-60 50-360 50-420 0z" fill="url(#straw)"/>
<g fill="none" stroke="#a97b38" stroke-width="5" opacity=".5">${repeat(7, (i) => `<path d="M${300 + i * 6} ${560 - i * 38}c120 30 280 30 ${400 - i * 12} 0"/>`)}${repeat(5, (i) => `<ellipse cx="500" cy="626" rx="${250 + i * 38}" ry="${74 + i * 12}"/>`)}</g>
<path d="M288 560c90 50 334 50 424 0v52c-90 52-334 52-424 0z" fill="#2f5d6b"/><path d="M690 600l110 90-70-10-20 50z" fill="#2f5d6b"/>`

export const beanie = (colour: string, dark: string): string => `
${shadow(500, 800, 310, 46)}
<path d="M240 640c0-260 90-420 260-420s260 160 260 420z" fill="${colour}"/><g fill="none" stroke="${dark}" stroke-width="10" opacity=".55">${repeat(9, (i) => `<path d="M${280 + i * 55} 640c${(4 - i) * 4}-160 ${(4 - i) * 22}-300 ${(4 - i) * 46}-400"/>`)}</g>
<rect x="210" y="590" width="580" height="190" rx="46" fill="${colour}"/><rect x="210" y="590" width="580" height="190" rx="46" fill="#000" opacity=".08"/><g stroke="${dark}" stroke-width="12" opacity=".5" stroke-linecap="round">${repeat(14, (i) => `<path d="M${240 + i * 40} 612v146"/>`)}</g>
<rect x="600" y="660" width="96" height="64" rx="6" fill="#c79a5c"/>${fern(648, 718, 46, '#5b3f1a')}`

export const shawl = (): string => `
<defs><pattern id="weave" width="16" height="16" patternUnits="userSpaceOnUse"><rect width="16" height="16" fill="#c9788a"/><path d="M0 4h16M0 12h16M4 0v16M12 0v16" stroke="#e3a8b4" stroke-width="2"/></pattern></defs>
${shadow(500, 830, 360, 44)}
<path d="M220 250c180-80 380-80 560 0l-40 90c-160-60-320-60-480 0z" fill="url(#weave)"/><path d="M240 310c-40 180-40 330 0 490h200c-50-150-50-300 0-450z" fill="url(#weave)"/><path d="M760 310c40 180 40 330 0 490H560c50-150 50-300 0-450z" fill="url(#weave)"/>
<path d="M240 310c-40 180-40 330 0 490h80c-40-160-40-310 0-470z" fill="#8c3f52" opacity=".35"/>
<g stroke="#c9788a" stroke-width="9" stroke-linecap="round">${repeat(9, (i) => `<path d="M${250 + i * 22} 804v54M${570 + i * 22} 804v54"/>`)}</g><path d="M240 700h196M566 700h198M246 740h192M562 740h204" stroke="#f3d9a0" stroke-width="9"/>`

export const basket = (): string => `
<defs><pattern id="wicker" width="60" height="40" patternUnits="userSpaceOnUse"><rect width="60" height="40" fill="#c99a5e"/><path d="M0 10q15-12 30 0t30 0M0 30q15 12 30 0t30 0" fill="none" stroke="#8a5f2b" stroke-width="7"/><path d="M15 0v40M45 0v40" stroke="#e3c08a" stroke-width="5"/></pattern></defs>
${shadow(500, 830, 350, 50)}
<path d="M260 460C260 110 740 110 740 460" fill="none" stroke="#8a5f2b" stroke-width="40"/><path d="M260 460C260 120 740 120 740 460" fill="none" stroke="#c99a5e" stroke-width="18"/>
<path d="M200 450h600l-50 330c-6 34-40 50-80 50H330c-40 0-74-16-80-50z" fill="url(#wicker)"/><rect x="180" y="420" width="640" height="70" rx="34" fill="#a9773a"/><path d="M200 455h600" stroke="#e3c08a" stroke-width="9" stroke-dasharray="34 20"/>
<path d="M330 424c20-80 90-90 130-40 40-70 130-60 150 40z" fill="#f1ece0"/><path d="M360 424c20-46 60-50 90-20" stroke="#b5654a" stroke-width="9" fill="none"/>`
