/** The backdrop of all product images, and shapes that several of them use. */
const SIZE = 1000

/** A lit backdrop behind a table; `art` contains its own definitions. */
export const scene = (title: string, light: string, deep: string, art: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">
<title>${title}</title>
<defs>
<radialGradient id="wall" cx=".38" cy=".3" r=".9"><stop offset="0" stop-color="#fffdf8"/><stop offset=".45" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient>
<linearGradient id="table" x2="0" y2="1"><stop offset="0" stop-color="${deep}"/><stop offset="1" stop-color="${light}"/></linearGradient>
<radialGradient id="shade"><stop offset="0" stop-color="#2b2418" stop-opacity=".38"/><stop offset="1" stop-color="#2b2418" stop-opacity="0"/></radialGradient>
</defs>
<rect width="${SIZE}" height="${SIZE}" fill="url(#wall)"/>
<path d="M0 760H${SIZE}V${SIZE}H0z" fill="url(#table)" opacity=".55"/>
${art.trim()}
</svg>
`

export const shadow = (cx: number, cy: number, rx: number, ry: number): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#shade)"/>`

/** A gradient for round bodies, lit from the left. */
export const roundFill = (id: string, light: string, base: string, dark: string): string =>
  `<linearGradient id="${id}"><stop offset="0" stop-color="${base}"/><stop offset=".28" stop-color="${light}"/><stop offset=".62" stop-color="${base}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`

/** A fern frond growing up from (x, y): pairs of leaflets that shorten towards the tip. */
export const fern = (x: number, y: number, height: number, colour: string, lean = 0): string => {
  const pairs = 13
  const leaflets = Array.from({ length: pairs }, (_, i) => {
    const t = (i + 1) / (pairs + 1)
    const px = x + lean * t * t
    const py = y - height * t
    const reach = height * 0.3 * (1 - t) * (0.45 + Math.min(1, t * 3)) + 6
    const lift = reach * 0.55
    const leaf = (side: number) =>
      `M${px.toFixed(1)} ${py.toFixed(1)}q${(side * reach * 0.45).toFixed(1)} ${(-lift - reach * 0.18).toFixed(1)} ${(side * reach).toFixed(1)} ${(-lift).toFixed(1)}q${(-side * reach * 0.4).toFixed(1)} ${(reach * 0.32).toFixed(1)} ${(-side * reach).toFixed(1)} ${lift.toFixed(1)}z`
    return leaf(1) + leaf(-1)
  }).join('')
  const stem = `M${x} ${y}Q${x} ${y - height * 0.5} ${x + lean} ${y - height}`
  return `<path d="${stem}" fill="none" stroke="${colour}" stroke-width="${Math.max(2, height / 70).toFixed(1)}" stroke-linecap="round"/><path d="${leaflets}" fill="${colour}"/>`
}

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
