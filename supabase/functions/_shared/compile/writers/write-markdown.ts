import JSZip from 'jszip'
import type { Block, CompiledBook, Inline, Pictures, Progress } from '../book.ts'
import { bookWords } from '../book-words.ts'
import { codeSpan, escapeMarkdown, markdownLine } from './markdown-line.ts'
import { commentText, picturePaths } from './sections.ts'

/** A Markdown file, or a zip with the file and its pictures. */
export type MarkdownFile = { bytes: Uint8Array<ArrayBuffer>; extension: 'md' | 'zip' }

/**
 * Writes a book as Markdown (CommonMark with tables and footnotes). A book with pictures is a zip, because Markdown
 * names its pictures as files.
 */
export async function writeMarkdown(
  book: CompiledBook,
  pictures: Pictures,
  progress: Progress,
): Promise<MarkdownFile> {
  const names = pictureNames(book, pictures)
  const text = markdownOf(book, names, progress)
  if (names.size === 0) return { bytes: new TextEncoder().encode(text), extension: 'md' }
  const zip = new JSZip()
  zip.file('book.md', text)
  for (const [path, name] of names) zip.file(name, (pictures.get(path) as { bytes: Uint8Array }).bytes)
  const bytes = await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })
  return { bytes: bytes as Uint8Array<ArrayBuffer>, extension: 'zip' }
}

function pictureNames(book: CompiledBook, pictures: Pictures): Map<string, string> {
  const names = new Map<string, string>()
  for (const path of picturePaths(book)) {
    const picture = pictures.get(path)
    if (picture) names.set(path, `pictures/${names.size + 1}.${picture.type}`)
  }
  return names
}

function markdownOf(book: CompiledBook, names: ReadonlyMap<string, string>, progress: Progress): string {
  const parts: string[] = []
  book.sections.forEach(({ kind, heading, level, separator, blocks }, at) => {
    if (kind === 'title-page') {
      // The title of the book is the one heading above its parts and chapters.
      for (const block of blocks)
        parts.push(
          ...(block.kind === 'heading'
            ? headingMarkdown(block.inlines, 1, names)
            : blockMarkdown(block, names)),
        )
    } else if (kind === 'copyright' || kind === 'dedication' || kind === 'end') {
      parts.push(...blocks.flatMap((block) => blockMarkdown(block, names)))
    } else {
      if (heading !== null) parts.push(`${'#'.repeat(Math.min(level + 1, 6))} ${escapeMarkdown(heading)}`)
      else if (separator !== null) parts.push(separator === '' ? '&nbsp;' : escapeMarkdown(separator, true))
      parts.push(...blocks.flatMap((block) => blockMarkdown(block, names)))
    }
    progress((at + 1) / book.sections.length)
  })
  book.notes.forEach(({ blocks }, index) => {
    const text = blocks.flatMap((block) => blockMarkdown(block, names)).join('\n\n')
    parts.push(`[^${index + 1}]: ${text.replaceAll('\n', '\n    ')}`)
  })
  if (book.comments.length > 0) {
    parts.push(`## ${bookWords(book.language).comments}`)
    book.comments.forEach((comment, index) => {
      parts.push(`\\[c${index + 1}\\] ${escapeMarkdown(commentText(comment)).replaceAll('\n', '\\\n')}`)
    })
  }
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function headingMarkdown(
  inlines: readonly Inline[],
  level: number,
  names: ReadonlyMap<string, string>,
): string[] {
  const text = markdownLine(inlines, names).replaceAll('\\\n', ' ')
  return text === '' ? [] : [`${'#'.repeat(Math.min(level, 6))} ${text}`]
}

function blockMarkdown(block: Block, names: ReadonlyMap<string, string>): string[] {
  switch (block.kind) {
    case 'paragraph': {
      const text = markdownLine(block.inlines, names)
      return [block.number === null ? text : `\\[${block.number}\\] ${text}`]
    }
    case 'heading':
      return headingMarkdown(block.inlines, block.level + 1, names)
    case 'figure':
      // Markdown has no captions; the paragraph below the picture is one as in a printed book.
      return [
        markdownLine([block.picture], names),
        ...(block.caption ? blockMarkdown(block.caption, names) : []),
      ]
    case 'quote': {
      const text = block.blocks.flatMap((inner) => blockMarkdown(inner, names)).join('\n\n')
      return [text.replace(/^/gm, '> ')]
    }
    case 'list':
      return [
        block.items
          .map((item, at) => {
            const marker = block.start === null ? '- ' : `${block.start + at}. `
            const text = item.flatMap((inner) => blockMarkdown(inner, names)).join('\n\n')
            return marker + text.replace(/\n(?=.)/g, `\n${' '.repeat(marker.length)}`)
          })
          .join('\n'),
      ]
    case 'table':
      return [tableMarkdown(block.rows, names)]
    case 'code': {
      const longest = Math.max(2, ...(block.lines.join('\n').match(/`+/g) ?? []).map(({ length }) => length))
      const fence = '`'.repeat(longest + 1)
      const info = /^[^\s`]+$/.test(block.language ?? '') ? block.language : ''
      return [`${fence}${info}\n${block.lines.join('\n')}\n${fence}`]
    }
    case 'rule':
      return ['---']
  }
}

type Rows = Extract<Block, { kind: 'table' }>['rows']

/** The rows of a table; Markdown has one header row, which is empty for a table without one (R-1008). */
function tableMarkdown(rows: Rows, names: ReadonlyMap<string, string>): string {
  const width = Math.max(...rows.map((row) => row.reduce((sum, cell) => sum + cell.colspan, 0)))
  const lines = rows.map((row) => {
    const cells = row.flatMap(({ blocks, colspan }) => [
      blocks
        .flatMap((inner) => cellMarkdown(inner, names))
        .join('<br>')
        .replace(/\\?\n+/g, '<br>')
        // Code and links have bars that no other text has without a backslash.
        .replace(/(?<!\\)\|/g, '\\|'),
      ...Array.from({ length: colspan - 1 }, () => ''),
    ])
    while (cells.length < width) cells.push('')
    return `| ${cells.join(' | ')} |`
  })
  if (!rows[0]?.every(({ isHeader }) => isHeader)) lines.unshift(`|${'  |'.repeat(width)}`)
  lines.splice(1, 0, `|${' --- |'.repeat(width)}`)
  return lines.join('\n')
}

/** A block in a cell, which holds one line: each line of code is code of its own. */
const cellMarkdown = (block: Block, names: ReadonlyMap<string, string>): string[] =>
  block.kind === 'code'
    ? block.lines.map((line) => (line === '' ? '' : codeSpan(line)))
    : blockMarkdown(block, names)
