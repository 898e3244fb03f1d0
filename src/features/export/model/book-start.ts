import type { Block, CompiledBook, Section } from '@compile/book.ts'
import { linesIn, lineText } from '@compile/writers/sections.ts'

/** The characters that a preview shows at most, which fill about fifteen pages. */
const MAX_CHARACTERS = 20_000
/** A heading, or the empty rest of a page, counts as this many characters. */
const SECTION_CHARACTERS = 500

/** The start of a book; `isComplete` where it is the whole book. */
export type BookStart = { start: CompiledBook; isComplete: boolean }

/** Returns the start of a book up to a section, or up to its end without one; a long text is cut after a block. */
export function bookStart(book: CompiledBook, lastSectionId: string | null): BookStart {
  const end = book.sections.findIndex(({ id }) => id === lastSectionId)
  const loaded = lastSectionId === null ? book.sections : book.sections.slice(0, end + 1)
  const sections: Section[] = []
  let room = MAX_CHARACTERS
  let isCut = false
  for (const section of loaded) {
    if (room <= 0) break
    room -= SECTION_CHARACTERS
    const blocks: Block[] = []
    for (const block of section.blocks) {
      if (room <= 0) break
      blocks.push(block)
      room -= lengthOf(block)
    }
    isCut = blocks.length < section.blocks.length
    sections.push(isCut ? { ...section, blocks } : section)
  }
  if (!isCut && sections.length === book.sections.length) return { start: book, isComplete: true }
  const later = book.sections
    .slice(sections.length)
    .filter(({ heading, contentsTitle }) => heading !== null && contentsTitle !== null)
  return { start: { ...book, sections, later }, isComplete: false }
}

function lengthOf(block: Block): number {
  if (block.kind === 'code') return block.lines.join('\n').length
  let length = 0
  for (const line of linesIn([block])) length += lineText(line).length
  return length
}
