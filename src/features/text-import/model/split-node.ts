import type { DocNode } from '@contract/document.ts'

/** The size of the parts of a split node, well below that of a scene. */
const PART = { letters: 100_000, children: 500 }

/**
 * Splits a block that is too large for one scene: a table by rows, a list by entries, a quote by blocks, a paragraph by
 * its parts, a long text at a space and code at the end of a line.
 */
export function splitNode(node: DocNode): DocNode[] {
  if (node.type === 'text') return splitText(node.text).map((text) => ({ ...node, text }))
  if (!('content' in node) || !node.content) return [node]
  const children = node.content.flatMap((child) =>
    lettersIn(child) > PART.letters ? splitNode(child) : [child],
  )
  const parts: DocNode[][] = []
  let letters = PART.letters
  for (const child of children) {
    const open = parts.at(-1)
    const more = lettersIn(child)
    if (open && letters + more <= PART.letters && open.length < PART.children) {
      open.push(child)
      letters += more
    } else {
      parts.push([child])
      letters = more
    }
  }
  let start = node.type === 'orderedList' ? (node.attrs?.start ?? 1) : 1
  return parts.map((content) => {
    const part = { ...node, content } as DocNode
    if (part.type !== 'orderedList') return part
    const numbered = { ...part, attrs: { ...part.attrs, start } }
    start += content.length
    return numbered
  })
}

function lettersIn(node: DocNode): number {
  if (node.type === 'text') return node.text.length
  if (!('content' in node) || !node.content) return 1
  return node.content.reduce((sum, child) => sum + lettersIn(child), 0)
}

function splitText(text: string): string[] {
  const parts: string[] = []
  let from = 0
  while (text.length - from > PART.letters) {
    // One letter more than a part has, so that two parts are never joined again without their line break.
    const line = text.lastIndexOf('\n', from + PART.letters + 1)
    if (line > from) {
      parts.push(text.slice(from, line))
      from = line + 1
      continue
    }
    const space = text.lastIndexOf(' ', from + PART.letters)
    const isPair = /[\ud800-\udbff]/.test(text.charAt(from + PART.letters - 1))
    const to = space > from ? space + 1 : from + PART.letters - (isPair ? 1 : 0)
    parts.push(text.slice(from, to))
    from = to
  }
  if (from < text.length) parts.push(text.slice(from))
  return parts
}
