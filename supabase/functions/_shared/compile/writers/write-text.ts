import type { Block, CompiledBook, Inline, Progress } from '../book.ts'
import { bookWords } from '../book-words.ts'
import { commentText, pageGroups, referencesIn } from './sections.ts'

/** Writes a book as plain text in UTF-8: an empty line between paragraphs, notes as [1] and comments as [c1]. */
export function writeText(book: CompiledBook, progress: Progress): Uint8Array<ArrayBuffer> {
  const words = bookWords(book.language)
  const parts: string[] = []
  const groups = pageGroups(book)
  const atEnd = book.choices.notes === 'endnotes'
  groups.forEach((group, at) => {
    const noted: number[] = []
    for (const { heading, separator, blocks } of group) {
      if (heading !== null) parts.push(heading)
      else if (separator !== null && separator !== '') parts.push(separator)
      parts.push(...blocks.flatMap((block) => blockText(block, '')))
      noted.push(...referencesIn(blocks, 'note'))
    }
    if (!atEnd && noted.length > 0) parts.push(...noteTexts(book, noted))
    // A chapter is two empty lines below the text before it.
    if (at < groups.length - 1) parts.push('')
    progress((at + 1) / groups.length)
  })
  if (atEnd && book.notes.length > 0)
    parts.push(
      '',
      words.notes,
      ...noteTexts(
        book,
        book.notes.map((_, index) => index),
      ),
    )
  if (book.comments.length > 0) {
    parts.push(
      '',
      words.comments,
      ...book.comments.map((comment, index) => `[c${index + 1}] ${commentText(comment)}`),
    )
  }
  return new TextEncoder().encode(`${parts.join('\n\n').replace(/\n{4,}/g, '\n\n\n')}\n`)
}

const noteTexts = ({ notes }: CompiledBook, indexes: readonly number[]): string[] =>
  indexes.map(
    (index) =>
      `[${index + 1}] ${(notes[index]?.blocks ?? []).flatMap((block) => blockText(block, '')).join('\n')}`,
  )

function blockText(block: Block, indent: string): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading': {
      const number = block.kind === 'heading' || block.number === null ? '' : `${block.number}  `
      return [indent + number + inlineText(block.inlines)]
    }
    case 'figure':
      return [
        indent + inlineText([block.picture]),
        ...(block.caption ? blockText(block.caption, indent) : []),
      ]
    case 'quote':
      return block.blocks.flatMap((inner) => blockText(inner, `${indent}    `))
    case 'list':
      return [
        block.items
          .map((item, at) => {
            const marker = block.start === null ? '- ' : `${block.start + at}. `
            const texts = item.flatMap((inner) => blockText(inner, ''))
            return (
              indent + marker + texts.join('\n').replaceAll('\n', `\n${indent}${' '.repeat(marker.length)}`)
            )
          })
          .join('\n'),
      ]
    case 'table':
      return [
        block.rows
          .map((row) =>
            row.map(({ blocks }) => blocks.flatMap((inner) => blockText(inner, '')).join(' ')).join('\t'),
          )
          .join('\n'),
      ]
    case 'code':
      return [block.lines.map((line) => indent + line).join('\n')]
    case 'rule':
      return [`${indent}* * *`]
  }
}

/** The text of a line with the numbers of its notes and comments. */
export function inlineText(inlines: readonly Inline[]): string {
  return inlines
    .map((part) => {
      if (part.kind === 'text') return part.text
      if (part.kind === 'break') return '\n'
      if (part.kind === 'picture') return `[${part.alt || '…'}]`
      if (part.kind === 'note') return `[${part.index + 1}]`
      return part.kind === 'comment-end' ? `[c${part.index + 1}]` : ''
    })
    .join('')
}
