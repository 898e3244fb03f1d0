import type { Inline } from '@compile/book.ts'
import { Fragment, type ReactNode } from 'react'
import { StoredImage } from '@/features/manuscripts/shared/prose/stored-image.tsx'

type TextPart = Extract<Inline, { kind: 'text' }>

/** A line of a compiled book. */
export function BookLine({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other identity and never move
    <Fragment key={at}>{partNode(part)}</Fragment>
  ))
}

function partNode(part: Inline): ReactNode {
  switch (part.kind) {
    case 'text':
      return textNode(part)
    case 'break':
      return <br />
    case 'picture':
      return <StoredImage path={part.path} alt={part.alt} width={part.width ?? undefined} />
    case 'note':
      return <sup>{part.index + 1}</sup>
    case 'comment-end':
      return <sup>[c{part.index + 1}]</sup>
    case 'comment-start':
      return null
  }
}

function textNode({ text, style, link }: TextPart): ReactNode {
  let node: ReactNode = text
  if (style.code) node = <code>{node}</code>
  if (style.superscript) node = <sup>{node}</sup>
  if (style.subscript) node = <sub>{node}</sub>
  if (style.strike) node = <s>{node}</s>
  if (style.underline || link) node = <u>{node}</u>
  if (style.italic) node = <em>{node}</em>
  if (style.bold) node = <strong>{node}</strong>
  return style.highlight ? <mark>{node}</mark> : node
}
