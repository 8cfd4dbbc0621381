/**
 * Descriptions. Line breaks of the text are breaks, long words break anywhere, wide tables scroll by themselves.
 * An author's colour keeps its hue, its lightness follows the surface: written for a white page, it has to be read on a dark one as well.
 */
export const richCss = `
.rich { white-space: pre-line; overflow-wrap: anywhere; unicode-bidi: isolate; }
.rich > :first-child { margin-block-start: 0; }
.rich > :last-child { margin-block-end: 0; }
.rich :where(p, ul, ol, blockquote, pre, figure, details, [data-rich]) { margin-block: .75em; margin-inline: 0; }
.rich :where(h1, h2, h3, h4, h5, h6) { margin-block: 1.25em .5em; line-height: 1.25; font-size: 1.1em; }
.rich :where(h1, h2, h3) { font-size: 1.25em; }
.rich :where(ul, ol) { padding-inline-start: 1.5em; }
.rich li > * { margin-block: .25em; }
.rich :where(a, summary) { color: inherit; text-underline-offset: 3px; cursor: pointer; }
.rich summary { padding-block: .6em; font-weight: 600; }
.rich blockquote { padding-inline-start: 1em; border-inline-start: 3px solid var(--border); color: var(--muted); }
.rich pre { overflow-x: auto; padding: .75em 1em; border-radius: var(--radius); background: var(--hover); white-space: pre-wrap; font-size: .9em; }
.rich code { font-family: ui-monospace, monospace; }
.rich hr { border: 0; border-block-start: 1px solid var(--border); margin: 1.5em auto; inline-size: 100%; }
.rich hr[data-width=medium] { inline-size: 60%; }
.rich hr[data-width=small] { inline-size: 25%; }
.rich hr[data-align=left] { margin-inline-start: 0; }
.rich hr[data-align=right] { margin-inline-end: 0; }
.rich [data-line=double] { border-block-start: 3px double var(--border); }
.rich [data-line=dashed] { border-block-start-style: dashed; }
.rich [data-line=dotted] { border-block-start-style: dotted; }
.rich [data-align=left] { text-align: left; }
.rich [data-align=right] { text-align: right; }
.rich [data-align=center] { text-align: center; }
.rich [data-align=justify] { text-align: justify; }
.rich [data-indent] { margin-inline-start: 2em; }
.rich :where(img, video) { max-inline-size: 100%; block-size: auto; vertical-align: middle; border-radius: var(--radius); }
.rich audio { max-inline-size: 100%; }
.rich figure[data-width=small] img { max-inline-size: min(100%, 320px); }
.rich figure[data-width=full] :is(img, video) { inline-size: 100%; }
.rich :is(figcaption, [data-rich=caption]) { margin-block-start: .4em; color: var(--muted); font-size: .875em; }
.rich [data-rich=gallery] { display: grid; gap: 12px; padding: 0; list-style: none; }
.rich [data-layout=grid] { grid-template-columns: repeat(auto-fill, minmax(min(100%, 160px), 1fr)); }
.rich [data-layout=row] { grid-auto-flow: column; grid-auto-columns: min(80%, 320px); overflow-x: auto; scroll-snap-type: x mandatory; }
.rich [data-layout=row] > li { scroll-snap-align: start; }
.rich [data-rich=table] { overflow-x: auto; }
.rich table { border-collapse: collapse; min-inline-size: 100%; }
.rich :is(td, th) { padding: .5em .75em; border: 1px solid var(--border); text-align: start; vertical-align: top; overflow-wrap: normal; }
.rich :is(td, th) > :first-child { margin-block-start: 0; }
.rich :is(td, th) > :last-child { margin-block-end: 0; }
.rich [data-rich=card] > a { display: grid; gap: .25em; }
.rich :is([data-rich=card], [data-rich=box], [data-rich=poll]) { padding: 1em; border: 1px solid var(--border); border-radius: var(--radius); }
.rich [data-rich=button] { display: inline-block; min-block-size: 44px; padding: .65em 1.25em; border-radius: var(--radius); background: var(--primary); color: var(--on-primary); font-weight: 600; text-decoration: none; }
.rich [data-rich=layout] { display: grid; grid-template-columns: repeat(12, 1fr); gap: 16px; }
.rich [data-rich=blocks] { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr)); gap: 16px; }
.rich [data-span] { grid-column: span 12; min-inline-size: 0; }
@media (min-width: 640px) {
  .rich [data-span="3"] { grid-column: span 3; }
  .rich [data-span="4"] { grid-column: span 4; }
  .rich [data-span="6"] { grid-column: span 6; }
  .rich [data-span="8"] { grid-column: span 8; }
  .rich [data-span="9"] { grid-column: span 9; }
}
.rich [data-rich=checks] > li::marker { content: "☐ "; }
.rich [data-rich=checks] > [data-checked=true]::marker { content: "☑ "; }
.rich [data-rich=spoiler]:not(:hover, :focus) { filter: blur(.3em); }
.rich [data-paint~=size] { font-size: var(--rich-size); }
@supports (color: oklch(from red l c h)) {
  .rich [data-paint~=color] { color: oklch(from var(--rich-color) min(l, .55) c h); }
  [data-theme=dark] .rich [data-paint~=color] { color: oklch(from var(--rich-color) max(l, .75) c h); }
  .rich [data-paint~=background] { background: var(--rich-background); color: oklch(from var(--rich-background) clamp(0, (.65 - l) * 1000, 1) 0 0); }
}
@media (forced-colors: active) { .rich [data-rich=button] { border: 1px solid; } }
@media print { .rich [data-rich=spoiler] { filter: none; } }
`
