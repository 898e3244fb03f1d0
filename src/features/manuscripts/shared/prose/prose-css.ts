import { textAlignMatchParent } from '@/ui/layout/text-align.ts'

/** The styles of pictures that are blocks: their alignment, in the direction of the text, and their caption. */
export const figureCss = {
  // Not a block, beside which the editor would show empty lines in the paragraph of the picture.
  '& [data-figure]': {
    display: 'inline-block',
    width: '100%',
    verticalAlign: 'top',
    marginBlock: '0.6em',
    textIndent: '0',
  },
  '& p:has(> [data-figure])': { textIndent: '0' },
  '& [data-figure=start]': { textAlign: 'start' },
  '& [data-figure=center]': { textAlign: 'center' },
  '& [data-figure=end]': { textAlign: 'end' },
  '& [data-figure] img': { display: 'inline-block', verticalAlign: 'bottom', marginBlock: '0' },
  '& [data-caption]': {
    ...textAlignMatchParent,
    display: 'block',
    marginBlockStart: '0.5em',
    fontSize: '0.85em',
    lineHeight: '1.45',
    color: 'fg.muted',
  },
} as const

/** The styles of read-only prose: serif, 18 px, at most 66 characters per line. */
export const proseCss = {
  fontFamily: 'prose',
  fontSize: 'prose',
  lineHeight: '1.65',
  maxWidth: 'prose',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  '& p + p': { marginBlockStart: '0.6em' },
  '& h1, & h2, & h3, & h4, & h5, & h6': {
    fontWeight: 600,
    lineHeight: 1.3,
    marginBlock: '1.4em 0.5em',
  },
  '& h1': { fontSize: '1.5em' },
  '& h2': { fontSize: '1.3em' },
  '& h3': { fontSize: '1.12em' },
  '& blockquote': {
    borderInlineStartWidth: '3px',
    borderColor: 'border.emphasized',
    paddingInlineStart: '1em',
    marginBlock: '1em',
    color: 'fg.muted',
  },
  '& ul, & ol': { paddingInlineStart: '1.5em', marginBlock: '0.6em' },
  '& ul': { listStyleType: 'disc' },
  '& ol': { listStyleType: 'decimal' },
  '& a': { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& mark': { bg: 'mark.muted', color: 'fg', borderRadius: '2px' },
  '& code, & pre': { fontFamily: 'mono', fontSize: '0.85em' },
  '& pre': { bg: 'bg.subtle', padding: '3', borderRadius: 'control', overflowX: 'auto' },
  '& hr': { borderColor: 'border.emphasized', marginBlock: '2em', marginInline: 'auto', width: '6em' },
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: 'control', marginBlock: '1em' },
  ...figureCss,
  '& table': { borderCollapse: 'collapse', marginBlock: '1em', fontSize: '0.9em' },
  '& td, & th': { borderWidth: '1px', borderColor: 'border', padding: '0.3em 0.6em', verticalAlign: 'top' },
  '& th': { textAlign: 'start', bg: 'bg.subtle' },
  '& [data-annotation]': { color: 'fg.muted', fontStyle: 'italic' },
  '& sup, & sub': { fontSize: '0.75em', lineHeight: 0 },
} as const
