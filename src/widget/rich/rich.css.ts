/**
 * Descriptions. Line breaks in the text are kept, long words break anywhere, wide tables scroll.
 * Colours were chosen for a white page: they keep their hue, and their lightness is limited so that they can be read on the current surface.
 */
export const richCss = `
.rich { white-space: pre-line; overflow-wrap: anywhere; unicode-bidi: isolate; }
.rich :where(p, ul, ol, blockquote, pre, figure, details, [data-rich]) { margin: .75em 0; }
.rich :where(h1, h2, h3, h4, h5, h6) { margin: 1.25em 0 .5em; line-height: 1.25; font-size: 1.15em; }
:where(.rich, .rich td, .rich th, .rich li) > :first-child { margin-block-start: 0; }
:where(.rich, .rich td, .rich th, .rich li) > :last-child { margin-block-end: 0; }
.rich :where(ul, ol) { padding-inline-start: 1.5em; }
.rich :where(a, summary) { color: inherit; cursor: pointer; }
.rich summary { padding-block: .7em; font-weight: 600; }
.rich blockquote { padding-inline-start: 1em; border-inline-start: 3px solid var(--ct-border); }
.rich pre { padding: .75em 1em; border-radius: var(--ct-radius); background: var(--ct-hover); white-space: pre-wrap; }
.rich code { font-family: monospace, monospace; }
.rich hr { margin: 1.5em auto; border: 0; border-block-start: var(--cartlet-line, 1px) solid var(--ct-border); inline-size: 100%; }
.rich hr[data-width=medium] { inline-size: 60%; }
.rich hr[data-width=small] { inline-size: 25%; }
.rich hr[data-align=left] { margin-left: 0; }
.rich hr[data-align=right] { margin-right: 0; }
.rich [data-line=double] { border-block-start: 3px double var(--ct-border); }
.rich [data-line=dashed] { border-block-start-style: dashed; }
.rich [data-line=dotted] { border-block-start-style: dotted; }
.rich [data-align=left] { text-align: left; }
.rich [data-align=right] { text-align: right; }
.rich [data-align=center] { text-align: center; }
.rich [data-align=justify] { text-align: justify; }
.rich :where(img, video, audio) { max-inline-size: 100%; }
.rich :where(img, video) { block-size: auto; border-radius: var(--ct-radius); }
.rich [data-width=small] img { max-inline-size: min(100%, 320px); }
.rich [data-width=full_width] :is(img, video) { inline-size: 100%; }
.rich :is(figcaption, [data-rich=caption]) { color: var(--ct-muted); font-size: .875em; }
.rich :is([data-rich=gallery], [data-rich=blocks]) { display: grid; gap: 12px; padding: 0; list-style: none; }
.rich :is([data-layout=grid], [data-rich=blocks]) { grid-template-columns: repeat(auto-fill, minmax(min(100%, 160px), 1fr)); }
.rich [data-layout=row] { grid-auto-flow: column; grid-auto-columns: min(80%, 320px); overflow-x: auto; }
.rich [data-rich=table] { overflow-x: auto; }
.rich table { border-collapse: collapse; min-inline-size: 100%; }
.rich :is(td, th) { padding: .5em .75em; border: var(--cartlet-line, 1px) solid var(--ct-border); text-align: start; vertical-align: top; overflow-wrap: normal; }
.rich :is([data-rich=card], [data-rich=poll]) { padding: 1em; border: var(--cartlet-line, 1px) solid var(--ct-border); border-radius: var(--ct-radius); }
.rich [data-rich=card] > a { display: grid; gap: .25em; }
.rich [data-rich=button] { display: inline-block; padding: .75em 1.25em; border-radius: var(--ct-radius); background: var(--ct-primary); color: var(--ct-on-primary); font-weight: 600; text-decoration: none; }
.rich [data-rich=layout] { display: grid; grid-template-columns: repeat(12, 1fr); gap: 0 16px; }
.rich [data-rich=cell] { grid-column: span 12; min-inline-size: 0; }
@media (min-width: 40em) { .rich [data-paint~=span] { grid-column: span var(--ct-rich-span); } }
.rich [data-rich=blocks] > * { grid-column: auto; }
.rich [data-checked]::marker { content: "☐ "; }
.rich [data-checked=true]::marker { content: "☑ "; }
.rich [data-rich=spoiler]:not(:hover, :focus) { filter: blur(.3em); }
.rich [data-paint~=size] { font-size: var(--ct-rich-size); }
@supports (color: oklch(from red l c h)) {
  .rich [data-paint~=color] { color: oklch(from var(--ct-rich-color) min(l, .55) c h); }
  [data-theme=dark] .rich [data-paint~=color] { color: oklch(from var(--ct-rich-color) max(l, .75) c h); }
  .rich [data-paint~=background] { background: var(--ct-rich-background); color: oklch(from var(--ct-rich-background) clamp(0, (.57 - l) * 1000, 1) 0 0); }
}
@media (inverted-colors: inverted) { .rich :is(img, video) { filter: invert(1); } }
@media (prefers-reduced-transparency: reduce) { .rich [data-rich=spoiler]:not(:hover, :focus) { filter: none; background: currentColor; } }
`
