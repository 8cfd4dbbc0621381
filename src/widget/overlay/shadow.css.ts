/** Shadows of what lies over the page. */
export const shadowCss = `
.root {
  --ct-far: .18; --ct-near: .1; --ct-far-and-near: 0 12px 40px rgb(0 0 0 / var(--ct-far)), 0 2px 8px rgb(0 0 0 / var(--ct-near));
  --ct-shadow: var(--cartlet-shadow, var(--ct-far-and-near));
}
.root[data-theme=dark] { --ct-far: .6; --ct-near: .4; }
@media (prefers-contrast: less) { .root { --ct-shadow: none; } }
`
