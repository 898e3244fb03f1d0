import { Box } from '@chakra-ui/react'
import type { Align, Block } from '@compile/book.ts'
import type { CSSProperties } from 'react'
import { BookLine } from './book-line.tsx'

type BookBlocksProps = {
  blocks: readonly Block[]
  /** The indent of first lines, as in a book. */
  indent: string
}

const aligned = (align: Align | null, indent: string): CSSProperties => ({
  textAlign: align ?? undefined,
  textIndent: align === 'center' || align === 'end' ? 0 : indent,
})

/** The blocks of a compiled book as HTML, for the preview and the printer. */
export function BookBlocks({ blocks, indent }: BookBlocksProps) {
  return blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a compiled book never move
    <BookBlock key={at} block={block} indent={indent} />
  ))
}

function BookBlock({ block, indent }: { block: Block; indent: string }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p dir="auto" style={aligned(block.align, indent)}>
          <ParagraphNumber number={block.number} />
          {block.inlines.length === 0 ? <br /> : <BookLine inlines={block.inlines} />}
        </p>
      )
    case 'heading': {
      const Level = `h${Math.min(6, block.level + 2)}` as 'h3'
      return (
        <Level dir="auto" style={{ textAlign: block.align ?? undefined }}>
          <BookLine inlines={block.inlines} />
        </Level>
      )
    }
    case 'figure':
      return (
        <figure data-figure={block.align ?? ''}>
          <BookLine inlines={[block.picture]} />
          {block.caption ? (
            <figcaption data-caption="" dir="auto">
              <ParagraphNumber number={block.caption.number} />
              <BookLine inlines={block.caption.inlines} />
            </figcaption>
          ) : null}
        </figure>
      )
    case 'quote':
      return (
        <blockquote>
          <BookBlocks blocks={block.blocks} indent="0" />
        </blockquote>
      )
    case 'list': {
      const items = block.items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a compiled list never move
        <li key={at}>
          <BookBlocks blocks={item} indent="0" />
        </li>
      ))
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>
    }
    case 'table':
      return <BookTable rows={block.rows} />
    case 'code':
      return <pre>{block.lines.join('\n')}</pre>
    case 'rule':
      return <hr />
  }
}

/** The number of a paragraph in a proof. */
function ParagraphNumber({ number }: { number: number | null }) {
  if (number === null) return null
  return (
    <Box as="span" color="fg.muted" textStyle="xs" me="2">
      {number}
    </Box>
  )
}

function BookTable({ rows }: { rows: Extract<Block, { kind: 'table' }>['rows'] }) {
  return (
    <table>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a compiled table never move
          <tr key={at}>
            {row.map(({ isHeader, colspan, rowspan, blocks }, column) => {
              const Cell = isHeader ? 'th' : 'td'
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a compiled table never move
                <Cell key={column} colSpan={colspan} rowSpan={rowspan}>
                  <BookBlocks blocks={blocks} indent="0" />
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
