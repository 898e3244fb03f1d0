import { proseCss } from '@/features/manuscripts/shared/prose/prose-css.ts'

const RTL_LANGUAGES = ['ar', 'he', 'fa', 'ur', 'yi', 'ps', 'sd', 'ug', 'dv', 'ckb']

/** The dimmed text of focus mode; its contrast still meets AA. */
const faded = { color: 'fg.faint' }

/** The styles of the editor canvas: those of read-only prose plus editing styles. */
export const canvasCss = {
  ...proseCss,
  // The look of the page (R-833) is set around the text.
  fontFamily: 'inherit',
  fontSize: 'inherit',
  lineHeight: 'var(--page-line)',
  maxWidth: 'none',
  '& p + p': { marginBlockStart: 'var(--page-gap)', textIndent: 'var(--page-indent)' },
  outline: 'none',
  minHeight: '40vh',
  paddingBlockEnd: '30vh',
  _print: { minHeight: '0', paddingBlockEnd: '0' },
  caretColor: 'brand',
  whiteSpace: 'pre-wrap',
  fontVariantLigatures: 'common-ligatures',
  '& li > p': { marginBlock: '0.15em' },
  '& table': { ...proseCss['& table'], width: '100%', tableLayout: 'fixed' },
  '& .selectedCell': { bg: 'brand.subtle' },
  '& mark[data-color]': {
    bg: 'color-mix(in oklab, var(--tint) 38%, transparent)',
    color: 'fg',
  },
  '& span[data-link=item]': {
    color: 'brand.fg',
    textDecoration: 'underline dotted',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
  },
  '& [data-named-item]': {
    textDecoration: 'underline dotted 1px',
    textDecorationColor: 'fg.faint',
    textUnderlineOffset: '4px',
    _print: { textDecoration: 'none' },
  },
  '& [data-commented]': {
    bg: 'mark.subtle',
    borderBottomWidth: '2px',
    borderColor: 'mark.border',
    cursor: 'pointer',
    // Comments do not print, so neither do their marks.
    _print: { bg: 'transparent', borderBottomWidth: '0' },
  },
  '& [data-footnote-id]': {
    borderBottomWidth: '1px',
    borderBottomStyle: 'dotted',
    borderColor: 'fg.muted',
    cursor: 'pointer',
  },
  '& [data-footnote-number]::after': {
    content: 'attr(data-footnote-number)',
    verticalAlign: 'super',
    fontFamily: 'body',
    fontSize: '0.62em',
    lineHeight: 0,
    fontWeight: 600,
    color: 'brand.fg',
    marginInlineStart: '0.12em',
    textDecoration: 'none',
  },
  '& [data-anchor=active], & [data-anchor=composing]': {
    bg: 'mark.muted',
    color: 'fg',
    borderColor: 'mark.fg',
  },
  '& [data-annotation], & [data-inline-footnote]': {
    fontFamily: 'body',
    fontSize: '0.86em',
    fontStyle: 'normal',
    color: 'fg.muted',
    borderRadius: '4px',
    paddingInline: '0.25em',
    bg: 'bg.subtle',
    boxDecorationBreak: 'clone',
  },
  '& [data-annotation]': {
    fontFamily: 'body',
    fontStyle: 'normal',
    color: 'fg.muted',
    borderInlineStart: '3px solid var(--remark, {colors.mark.border})',
  },
  '& [data-inline-footnote]': { borderInlineStart: '3px double {colors.brand.border}' },
  '& [data-found]': { bg: 'mark.muted', borderRadius: '2px' },
  '& [data-found=current]': { bg: 'mark.fill', color: 'mark.contrast' },
  '& [data-picture]': { display: 'inline-block', maxWidth: '100%', verticalAlign: 'bottom' },
  // A picture that is a block is placed in the direction of the text's language, also without a caption.
  '& [data-picture][data-figure]': { verticalAlign: 'top', direction: 'ltr' },
  [`&:is(${RTL_LANGUAGES.map((language) => `:lang(${language})`).join()}) [data-picture][data-figure]`]: {
    direction: 'rtl',
  },
  '& [data-picture=loading]': { minHeight: '4em', minWidth: '8em', bg: 'bg.subtle', borderRadius: 'control' },
  '& [data-picture=missing]': {
    padding: '0.5em 0.8em',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    fontFamily: 'body',
    fontSize: '0.8em',
    color: 'fg.muted',
    _before: { content: 'attr(data-missing)' },
    '& img': { display: 'none' },
  },
  '& .ProseMirror-selectednode img': { outline: '2px solid {colors.brand}', outlineOffset: '2px' },
  '& hr.ProseMirror-selectednode': { outline: '2px solid {colors.brand}', outlineOffset: '6px' },
  '& p.is-editor-empty:first-of-type::before': {
    content: 'attr(data-placeholder)',
    color: 'fg.faint',
    float: 'inline-start',
    height: 0,
    pointerEvents: 'none',
  },
  '& .ProseMirror-gapcursor': { display: 'none', position: 'absolute', pointerEvents: 'none' },
  '&.ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
  '& .ProseMirror-gapcursor::after': {
    content: '""',
    display: 'block',
    position: 'absolute',
    top: '-2px',
    width: '20px',
    borderTopWidth: '1px',
    borderColor: 'fg',
  },
  '& .editor-dropcursor': { bg: 'brand' },
  '[data-focus-mode] & > *:not([data-current]), [data-focus-mode] & > [data-current=sentence]': faded,
  '[data-focus-mode] & [data-sentence]': { color: 'fg' },
} as const

/** The styles of a text that is written where it is read: it replaces the read-only prose without moving a line. */
export const flowingCss = {
  ...canvasCss,
  fontFamily: 'prose',
  fontSize: 'prose',
  '--page-line': proseCss.lineHeight,
  '--page-gap': '0.6em',
  '--page-indent': '0',
  maxWidth: 'prose',
  minHeight: '1lh',
  paddingBlockEnd: '0',
  // Read-only prose shows the headings of a text two levels lower, below those of the page.
  '& h1': { fontSize: proseCss['& h3'].fontSize },
  '& h2, & h3': { fontSize: 'inherit' },
} as const
