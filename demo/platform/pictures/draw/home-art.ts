/** Drawings of things for the home. */
import { fern, roundFill, shadow } from './scene'

export const mug = (): string => `
<defs>${roundFill('glaze', '#7fa6c6', '#3f6f97', '#234863')}
<linearGradient id="drip" x2="0" y2="1"><stop offset="0" stop-color="#9dc0d8"/><stop offset="1" stop-color="#3f6f97" stop-opacity="0"/></linearGradient></defs>
${shadow(520, 800, 330, 60)}
<path d="M655 430c150-30 190 60 165 150-20 78-95 128-180 118" fill="none" stroke="#234863" stroke-width="52" stroke-linecap="round"/>
<path d="M655 424c140-28 178 58 155 143-19 72-88 117-168 110" fill="none" stroke="#5b8bb0" stroke-width="22" stroke-linecap="round"/>
<path d="M270 350c0 0 8 280 40 390 12 42 60 64 170 64s158-22 170-64c32-110 40-390 40-390z" fill="url(#glaze)"/>
<path d="M270 350h420c0 60-4 96-8 130-30-34-52 36-86 8-30-26-50 50-92 22-34-24-52 40-94 16-36-22-60 30-92 6-20-14-32-4-42 6-4-60-6-120-6-188z" fill="url(#drip)" opacity=".85"/>
<path d="M302 690c8 30 14 52 22 66 18 30 70 42 156 42s138-12 156-42c8-14 14-36 22-66-60 26-120 36-178 36s-118-10-178-36z" fill="#c9b594"/>
<path d="M302 690c60 26 120 36 178 36s118-10 178-36l-4 18c-58 24-114 34-174 34s-116-10-174-34z" fill="#234863" opacity=".35"/>
<ellipse cx="480" cy="350" rx="210" ry="46" fill="#2c567a"/><ellipse cx="480" cy="355" rx="192" ry="37" fill="#5d3a22"/>
<path d="M300 348c30-22 100-34 180-34s150 12 180 34" fill="none" stroke="#b9d3e4" stroke-width="8" stroke-linecap="round" opacity=".8"/>
<path d="M330 430c4 90 10 170 24 240" fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".28"/>
<path d="M430 280c-24-40 26-60 4-104M510 270c-24-40 26-62 4-112" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".7"/>`

export const mugFromAbove = (): string => `
<defs><radialGradient id="tea" cx=".42" cy=".38"><stop offset="0" stop-color="#c98443"/><stop offset="1" stop-color="#7a441d"/></radialGradient>
<radialGradient id="rim" cx=".4" cy=".35"><stop offset="0" stop-color="#86acca"/><stop offset="1" stop-color="#2b5578"/></radialGradient></defs>
<circle cx="520" cy="540" r="380" fill="url(#shade)"/>
<circle cx="500" cy="500" r="345" fill="#f7f3ea"/><circle cx="500" cy="500" r="345" fill="none" stroke="#d8cfbd" stroke-width="10"/><circle cx="500" cy="500" r="280" fill="none" stroke="#e6dfd0" stroke-width="6"/>
<rect x="690" y="462" width="150" height="76" rx="38" fill="#2b5578"/><rect x="690" y="474" width="132" height="30" rx="15" fill="#5b8bb0"/>
<circle cx="500" cy="500" r="228" fill="url(#rim)"/><circle cx="500" cy="500" r="196" fill="#23496a"/><circle cx="500" cy="506" r="184" fill="url(#tea)"/>
<path d="M380 440a150 150 0 0 1 120-80" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".45"/>
<g transform="rotate(28 540 520)">${fern(540, 590, 120, '#d9a566')}</g>`

export const lamp = (): string => `
<defs>${roundFill('brass', '#fbe6a6', '#c99a3c', '#7d5717')}
<linearGradient id="beam" x2="0" y2="1"><stop offset="0" stop-color="#fff2c2" stop-opacity=".95"/><stop offset="1" stop-color="#fff2c2" stop-opacity="0"/></linearGradient></defs>
${shadow(430, 820, 280, 46)}
<path d="M560 430L380 800h480L740 430z" fill="url(#beam)"/>
<rect x="392" y="360" width="26" height="430" rx="13" fill="url(#brass)"/>
<path d="M405 372C405 220 520 190 640 250" fill="none" stroke="#c99a3c" stroke-width="24" stroke-linecap="round"/>
<path d="M403 366C403 226 516 200 630 252" fill="none" stroke="#fbe6a6" stroke-width="7" stroke-linecap="round" opacity=".8"/>
<path d="M650 230c-90 20-150 110-160 210h330c-10-100-80-190-170-210z" fill="url(#brass)"/>
<ellipse cx="655" cy="440" rx="165" ry="30" fill="#fff6d6"/><ellipse cx="655" cy="440" rx="165" ry="30" fill="none" stroke="#a97b28" stroke-width="8"/>
<circle cx="650" cy="228" r="20" fill="#a97b28"/>
<path d="M560 300c-24 28-38 66-44 106" fill="none" stroke="#fff8dd" stroke-width="14" stroke-linecap="round" opacity=".75"/>
<ellipse cx="405" cy="800" rx="170" ry="34" fill="#7d5717"/><ellipse cx="405" cy="786" rx="170" ry="34" fill="url(#brass)"/>
<path d="M560 806c120 10 220-30 400 20" fill="none" stroke="#8c7c66" stroke-width="10" stroke-linecap="round"/>`

export const vase = (): string => `
<defs>${roundFill('clay', '#f4e6d2', '#d8bd9b', '#a17f5b')}</defs>
${shadow(510, 822, 230, 44)}
<path d="M500 430C500 330 520 240 470 150" fill="none" stroke="#5d7a4e" stroke-width="10" stroke-linecap="round"/>
<path d="M494 330c60-10 96-46 108-96-60 4-100 40-108 96zM502 400c-56-2-96-32-114-78 58-6 102 24 114 78z" fill="#6f8f5e"/>
<g fill="#e7a79b"><circle cx="466" cy="136" r="44"/><circle cx="420" cy="168" r="38"/><circle cx="510" cy="172" r="40"/><circle cx="446" cy="204" r="38"/><circle cx="490" cy="206" r="34"/></g>
<g fill="#f3c7bc"><circle cx="456" cy="128" r="24"/><circle cx="412" cy="160" r="18"/><circle cx="508" cy="164" r="18"/></g><circle cx="464" cy="172" r="22" fill="#b9574f"/>
<path d="M462 420h76c4 60 0 90 20 130 30 56 92 96 92 162 0 74-62 112-150 112s-150-38-150-112c0-66 62-106 92-162 20-40 16-70 20-130z" fill="url(#clay)"/>
<ellipse cx="500" cy="420" rx="38" ry="10" fill="#7a5d3f"/>
<path d="M372 668c70 24 186 24 256 0M360 716c80 26 200 26 280 0" fill="none" stroke="#a17f5b" stroke-width="5" opacity=".5"/>
<path d="M452 560c-34 50-64 84-70 138" fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".5"/>
<g fill="#8f6d4a" opacity=".35"><circle cx="540" cy="640" r="5"/><circle cx="580" cy="740" r="6"/><circle cx="470" cy="770" r="5"/><circle cx="430" cy="720" r="4"/><circle cx="520" cy="580" r="4"/></g>`

export const candle = (): string => `
<defs>${roundFill('glass', '#6d5a5d', '#3a2c30', '#1d1417')}
<radialGradient id="glow"><stop offset="0" stop-color="#fff3c9" stop-opacity=".95"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient></defs>
${shadow(500, 812, 280, 50)}
<circle cx="500" cy="300" r="230" fill="url(#glow)"/>
<path d="M300 380h400v380c0 36-90 56-200 56s-200-20-200-56z" fill="url(#glass)"/>
<ellipse cx="500" cy="380" rx="200" ry="44" fill="#55454a"/><ellipse cx="500" cy="388" rx="182" ry="34" fill="#f6e7c8"/><ellipse cx="500" cy="390" rx="90" ry="16" fill="#fff7df"/>
<path d="M500 392v-62" stroke="#33271f" stroke-width="9" stroke-linecap="round"/>
<path d="M500 196c44 62 52 98 34 128-16 24-52 24-68 0-18-30-10-66 34-128z" fill="#f6a532"/><path d="M500 250c22 32 26 52 16 66-8 10-24 10-32 0-10-14-6-34 16-66z" fill="#fff4cf"/>
<rect x="386" y="500" width="228" height="200" rx="8" fill="#f4ecdf"/><rect x="400" y="514" width="200" height="172" rx="4" fill="none" stroke="#7d6b50" stroke-width="3"/>
<g transform="translate(0 -6)">${fern(500, 640, 100, '#5d7a4e')}</g>
<path d="M440 660h120" stroke="#7d6b50" stroke-width="6" stroke-linecap="round"/>
<path d="M330 430v300" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".22"/>`
