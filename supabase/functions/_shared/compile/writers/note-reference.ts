import {
  Bookmark,
  EndnoteReferenceRun,
  FootnoteReferenceRun,
  type ParagraphChild,
  type XmlComponent,
} from 'docx'
import { noteBookmark } from '../../docx/paragraph-key.ts'
import type { CompiledBook } from '../book.ts'
import { lineText } from './sections.ts'

/** The reference of a note, with a bookmark around it: programs drop those in the text of a note. */
export function noteReference({ choices, notes }: CompiledBook, index: number): ParagraphChild[] {
  const Reference = choices.notes === 'endnotes' ? EndnoteReferenceRun : FootnoteReferenceRun
  const reference = new Reference(index + 1)
  const { id = null, blocks = [] } = notes[index] ?? {}
  if (id === null) return [reference]
  const text = blocks.map((block) => ('inlines' in block ? lineText(block.inlines) : '')).join('\n')
  const { start, end } = new Bookmark({ id: noteBookmark(id, text), children: [] })
  // A paragraph writes every element that it is given; its type leaves some out.
  const parts: XmlComponent[] = [start, reference, end]
  return parts as ParagraphChild[]
}
