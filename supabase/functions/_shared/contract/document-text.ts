import type { Doc, DocNode } from './document.ts'
import { captionsOf } from './picture-figure.ts'

// Separate from the document schema, so that the editor starts without zod.

const BLOCK_TEXT = new Set(['paragraph', 'heading', 'codeBlock'])

/**
 * The plain text of a body: one line per text block, followed by the captions of its pictures (R-949), and tabs
 * between table cells. Search, word counts and `text` in the API use it.
 */
export function docText(doc: Doc): string {
  const lines: string[] = []
  const inline = (nodes: readonly DocNode[] | undefined): string =>
    (nodes ?? [])
      .map((child) => (child.type === 'text' ? child.text : child.type === 'hardBreak' ? '\n' : ''))
      .join('')
  const walk = (nodes: readonly DocNode[]): void => {
    for (const child of nodes) {
      if (BLOCK_TEXT.has(child.type)) {
        const { content } = child as { content?: DocNode[] }
        lines.push(inline(content), ...captionsOf(content))
      } else if (child.type === 'tableRow') {
        lines.push(
          child.content
            .map((cell) => docText({ type: 'doc', content: (cell as { content?: DocNode[] }).content ?? [] }))
            .join('\t'),
        )
      } else if ('content' in child && child.content) walk(child.content)
    }
  }
  walk(doc.content)
  return lines.join('\n')
}

const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}\p{M}]+(?:['’\-‑.][\p{L}\p{N}\p{M}]+)*/gu

/** Counts words: a run of letters with inner apostrophes or hyphens is one word, a Han character is one word. */
export function wordCount(text: string): number {
  let count = 0
  WORD.lastIndex = 0
  // An array of the matches would take a multiple of the text's memory.
  while (WORD.test(text)) count += 1
  return count
}
