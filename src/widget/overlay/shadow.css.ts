/** Shadows of what lies over the page. */
export const shadowCss = `
.root {
  --far: .18; --near: .1; --far-and-near: 0 12px 40px rgb(0 0 0 / var(--far)), 0 2px 8px rgb(0 0 0 / var(--near));
  --shadow: var(--cartlet-shadow, var(--far-and-near));
}
.root[data-theme=dark] { --far: .6; --near: .4; }
@media (prefers-contrast: less) { .root { --shadow: none; } }
`
