/** What the shop sold before the local platform was started, as slugs: without sales nothing was bought together. */
export const PAST_BASKETS: readonly (readonly string[])[] = [
  ['iron-teapot', 'loose-tea', 'heather-honey'],
  ['iron-teapot', 'loose-tea'],
  ['iron-teapot', 'tea-towel-set'],
  ['olive-board', 'loose-tea'],
  ['stoneware-bowl', 'dinner-plate', 'linen-apron'],
  ['terracotta-pot', 'seed-packet', 'hand-trowel'],
  ['merino-yarn', 'bamboo-needles', 'shawl-pattern'],
  ['field-notebook', 'ink-bottle'],
  ['garden-twine', 'seed-packet'],
  ['wool-throw', 'wool-socks', 'rib-beanie'],
]
