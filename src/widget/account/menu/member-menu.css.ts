import { shadowCss } from '../../overlay/shadow.css'

/** The member's button and its panel. */
export const memberMenuCss = `${shadowCss}
.account .hint { max-inline-size: 40ch; font-size: .875em; color: var(--ct-muted); }
.account ul { margin: 0; padding: 0; list-style: none; }
.member { position: relative; display: inline-block; max-inline-size: 100%; }
.member-toggle { display: inline-flex; align-items: center; gap: 10px; max-inline-size: 100%; min-block-size: 44px; padding: 4px; padding-inline-end: 12px; border-radius: 22px; font-weight: 600; }
.member-toggle:hover { background: var(--ct-hover); }
.member-name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; max-inline-size: 22ch; }
.face { display: grid; place-items: center; flex: none; inline-size: 2.4286em; block-size: 2.4286em; border-radius: 50%; overflow: hidden; background: var(--ct-primary); color: var(--ct-on-primary); font-size: .875em; }
.face img { inline-size: 100%; block-size: 100%; object-fit: cover; }
.panel {
  position: fixed; inset: auto; margin: 0; z-index: var(--cartlet-z-index, 2147483000); overflow: auto;
  min-inline-size: 220px; inline-size: max-content; max-inline-size: min(20em, calc(100% - 24px)); max-block-size: calc(100% - 24px); padding: 8px;
  border: var(--cartlet-line, 1px) solid var(--ct-border); border-radius: var(--ct-radius); background: var(--ct-surface); color: var(--ct-text); box-shadow: var(--ct-shadow);
}
.panel[hidden] { display: none; }
.panel :is(a, button, .muted) { overflow-wrap: anywhere; }
.panel .asked { visibility: hidden; }
.panel .muted { padding: 8px 12px; font-size: .875em; color: var(--ct-muted); border-block-end: var(--cartlet-line, 1px) solid var(--ct-border); margin-block-end: 6px; }
.panel a, .panel button { display: flex; align-items: center; inline-size: 100%; min-block-size: 44px; padding: 6px 12px; border-radius: var(--ct-radius); color: inherit; text-decoration: none; text-align: start; }
.panel a:hover, .panel button:hover { background: var(--ct-hover); }
.panel :focus-visible { outline-offset: -3px; }
@media (forced-colors: active) { .face, .panel { border: 1px solid CanvasText; } }
`
