/** How the page looks: no font, picture or script is fetched, light and dark follow the reader's system. */
export const STYLE = `
  :root { color-scheme: light dark; --line: light-dark(#e4e4e9, #2c2d33); --soft: light-dark(#f6f6f8, #1b1c21);
    --page: light-dark(#fff, #131417); --text: light-dark(#1c1d22, #e6e6ea); --muted: light-dark(#5c5f6b, #9da0ad);
    --accent: light-dark(#3d4fc4, #9aa8ff); --get: light-dark(#0b6b4f, #5fd0a8); --post: light-dark(#2f49c9, #93a4ff);
    --put: light-dark(#8a5300, #e5b567); --delete: light-dark(#b3261e, #ff9b93);
    font: 15px/1.6 system-ui, -apple-system, 'Segoe UI', sans-serif; scroll-padding-block-start: 1rem; }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--page); color: var(--text); }
  a { color: var(--accent); text-underline-offset: 2px; }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
  .skip { position: absolute; inset-inline-start: -100vw; }
  .skip:focus { inset-inline-start: 1rem; inset-block-start: 1rem; background: var(--page); padding: .5rem 1rem; z-index: 2; }
  .frame { max-inline-size: 76rem; margin-inline: auto; padding: 1.5rem 1rem 6rem; }
  h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .5rem; letter-spacing: -.01em; }
  .lead { color: var(--muted); max-inline-size: 44rem; margin: 0 0 1rem; }
  h2 { font-size: 1.05rem; margin: 2.5rem 0 .6rem; }
  h3 { font-size: .8rem; font-weight: 600; margin: 1rem 0 .3rem; }
  .side { margin-block-end: 1rem; }
  search label { display: flex; justify-content: space-between; font-size: .87rem; font-weight: 600; margin-block-end: .3rem; }
  kbd { font: .75rem/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; color: var(--muted); border: 1px solid var(--line);
    border-radius: 4px; padding-inline: .35rem; }
  input { inline-size: 100%; font: inherit; color: inherit; background: var(--page); border: 1px solid var(--muted);
    border-radius: 6px; padding: .4rem .6rem; }
  input::placeholder { color: var(--muted); opacity: 1; }
  #found { margin: .3rem 0 .6rem; min-block-size: 1.6em; font-size: .8rem; color: var(--muted); }
  [hidden] { display: none !important; }
  nav ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem .5rem; }
  nav a { display: inline-flex; gap: .5rem; padding: .15rem .6rem; border-radius: 999px; background: var(--soft);
    text-decoration: none; color: var(--text); font-size: .87rem; }
  nav a:hover { color: var(--accent); }
  nav span { color: var(--muted); font-variant-numeric: tabular-nums; }
  .calls { border: 1px solid var(--line); border-radius: 10px; overflow: clip; }
  details:not([hidden]) ~ details { border-block-start: 1px solid var(--line); }
  summary { display: grid; grid-template-columns: 4.2rem minmax(0, 1fr) 1rem; gap: 0 .5rem; padding: .55rem .9rem; cursor: pointer; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  summary:hover, details[open] > summary { background: var(--soft); }
  summary:focus-visible { outline-offset: -2px; border-radius: 10px; }
  summary::after { content: ''; grid-column: 3; grid-row: 1; align-self: center; justify-self: center; inline-size: .45rem; block-size: .45rem;
    border: solid var(--muted); border-width: 0 1.5px 1.5px 0; transform: rotate(45deg); }
  details[open] > summary::after { transform: rotate(-135deg); }
  .verb { font: 650 .72rem/1.9 ui-monospace, SFMono-Regular, Menlo, monospace; letter-spacing: .03em; color: var(--post); }
  .GET { color: var(--get); } .PUT, .PATCH { color: var(--put); } .DELETE { color: var(--delete); }
  code, pre { font: .84rem/1.55 ui-monospace, SFMono-Regular, Menlo, monospace; }
  .path { overflow-wrap: anywhere; }
  .path i { font-style: normal; color: var(--muted); }
  .what { grid-column: 2; color: var(--muted); font-size: .87rem; }
  .open { font: 600 .7rem/1 system-ui, sans-serif; color: var(--get); border: 1px solid currentColor; border-radius: 999px;
    padding: .15rem .45rem; margin-inline-start: .5rem; white-space: nowrap; }
  .here { float: inline-end; font-size: .8rem; margin-block-start: .8rem; }
  .inside { scroll-margin-block-start: 5rem; padding: .2rem .9rem 1rem; }
  pre { overflow-x: auto; margin: 0; padding: .7rem .9rem; border-radius: 8px; background: var(--soft); border: 1px solid var(--line); }
  pre b { font-weight: 500; } pre em { font-style: normal; color: var(--post); } pre i { font-style: normal; color: var(--muted); }
  pre q { quotes: none; color: var(--get); }
  dl { margin: 0; display: grid; grid-template-columns: minmax(5rem, max-content) minmax(0, 1fr); gap: .3rem 1rem; font-size: .87rem; }
  dt { overflow-wrap: anywhere; } dd { margin: 0; overflow-wrap: anywhere; color: var(--muted); }
  dd em { font-style: normal; color: var(--post); } dd q { quotes: none; color: var(--get); } dd i { font-style: normal; }
  .status { font: 600 .84rem ui-monospace, SFMono-Regular, Menlo, monospace; }
  @media (min-width: 64rem) {
    .frame { display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: 0 3rem; padding-block-start: 2.5rem; }
    header { grid-column: 1 / -1; }
    .side { position: sticky; inset-block-start: 1.5rem; align-self: start; margin-block-start: 2.5rem; max-block-size: calc(100dvh - 3rem); overflow-y: auto; padding: 3px; }
    nav ul { flex-direction: column; gap: 0; }
    nav a { justify-content: space-between; inline-size: 100%; border-radius: 6px; background: none; padding-block: .25rem; }
    nav a:hover { background: var(--soft); }
    main > section:first-child h2 { margin-block-start: 2.5rem; }
  }
  @media print { .side, .here { display: none; } details > .inside { break-inside: avoid; } }`
