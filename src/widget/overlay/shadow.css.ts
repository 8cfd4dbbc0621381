/** Shadows of what lies over the page. */
export const shadowCss = `
.root { --soft: 0 12px 40px rgb(0 0 0 / .18), 0 2px 8px rgb(0 0 0 / .1); --shadow: var(--cartlet-shadow, var(--soft)); }
.root[data-theme=dark] { --soft: 0 12px 40px rgb(0 0 0 / .6), 0 2px 8px rgb(0 0 0 / .4); }
@media (prefers-contrast: less) { .root, .root[data-theme] { --shadow: none; } }
`
