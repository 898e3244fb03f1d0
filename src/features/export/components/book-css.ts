import { figureCss } from '@/features/manuscripts/shared/prose/prose-css.ts'

/** The styles of a compiled book on screen and on paper. */
export const bookCss = {
  fontFamily: 'prose',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '& h3, & h4, & h5, & h6': { fontWeight: 600, textAlign: 'center', marginBlock: '1.2em 0.6em' },
  '& blockquote': { marginInline: '2em', marginBlock: '0.8em' },
  '& ul, & ol': { paddingInlineStart: '1.8em', marginBlock: '0.6em' },
  '& ul': { listStyleType: 'disc' },
  '& ol': { listStyleType: 'decimal' },
  '& mark': { bg: 'mark.muted', color: 'fg' },
  '& code, & pre': { fontFamily: 'mono', fontSize: '0.85em' },
  '& pre': { whiteSpace: 'pre-wrap', marginBlock: '0.6em' },
  '& hr': { borderColor: 'border.emphasized', marginBlock: '1.5em', marginInline: 'auto', width: '6em' },
  '& img': { maxWidth: '100%', height: 'auto' },
  ...figureCss,
  '& table': { borderCollapse: 'collapse', marginBlock: '1em', fontSize: '0.9em' },
  '& td, & th': { borderWidth: '1px', borderColor: 'border', padding: '0.2em 0.5em', verticalAlign: 'top' },
  '& sup, & sub': { fontSize: '0.75em', lineHeight: 0 },
} as const
