/// <reference path="./markdown-it-footnote.d.ts" />
import type { DocNode } from '@contract/document.ts'
import MarkdownIt, { type Token } from 'markdown-it'
import footnotes from 'markdown-it-footnote'
import type { ReadText } from './file-text.ts'
import { InlineReader } from './markdown-inline.ts'

const parser = new MarkdownIt('commonmark', { html: true })
  .set({ maxNesting: 200 })
  .enable(['table', 'strikethrough'])
  .use(footnotes)

/** Reads Markdown: CommonMark with tables, strikethrough, footnotes and the fields at the top of a file. */
export function readMarkdown(source: string): ReadText {
  const { fields, text } = splitFields(source)
  const tokens = parser.parse(text, {})
  const noteStart = tokens.findIndex(({ type }) => type === 'footnote_block_open')
  const body = noteStart < 0 ? tokens : tokens.slice(0, noteStart)
  const inline = new InlineReader(noteTexts(noteStart < 0 ? [] : tokens.slice(noteStart)))
  const blocks = readBlocks(body, inline).map((node) => ({ node }))
  return {
    title: fields.get('title') ?? '',
    author: fields.get('author') ?? '',
    language: fields.get('lang') ?? fields.get('language') ?? null,
    blocks,
    notes: inline.notes,
    pictures: [],
    leftOut: inline.leftOut,
  }
}

/** Splits off the fields at the top (`title: …` between two lines of dashes). */
function splitFields(source: string): { fields: Map<string, string>; text: string } {
  const fields = new Map<string, string>()
  const [whole, lines] =
    /^---[ \t]*\r?\n((?:[\w-]+:.*\r?\n|[ \t-].*\r?\n)*?)(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(source) ?? []
  if (whole === undefined || !lines) return { fields, text: source }
  for (const line of lines.split(/\r?\n/)) {
    const [, name, value] = /^([\w-]+):\s*(.*?)\s*$/.exec(line) ?? []
    if (name && value) fields.set(name.toLowerCase(), value.replace(/^(["'])(.*)\1$/, '$2'))
  }
  return { fields, text: source.slice(whole.length) }
}

/** The plain text of each footnote by its number. */
function noteTexts(tokens: readonly Token[]): Map<number, string> {
  const texts = new Map<number, string>()
  let id = -1
  for (const { type, meta, children, content } of tokens) {
    if (type === 'footnote_open') id = (meta as { id: number }).id
    const text = type === 'inline' ? plainText(children ?? []) : type === 'fence' ? content.trim() : ''
    if (text !== '') texts.set(id, [texts.get(id), text].filter(Boolean).join('\n'))
  }
  return texts
}

const plainText = (tokens: readonly Token[]): string =>
  tokens
    .map(({ type, content }) => {
      if (type === 'softbreak') return ' '
      if (type === 'hardbreak') return '\n'
      return type === 'text' || type === 'code_inline' ? content : ''
    })
    .join('')

type Container = { node: DocNode; content: DocNode[] }

/** Quotes and lists below this depth are flattened, because the depth of a body is limited. */
const MOST_DEPTH = 24

const OPENS: Readonly<Record<string, (token: Token) => DocNode>> = {
  paragraph_open: () => ({ type: 'paragraph' }),
  heading_open: ({ tag }) => ({ type: 'heading', attrs: { level: Number(tag.slice(1)) } }),
  blockquote_open: () => ({ type: 'blockquote', content: [] }),
  bullet_list_open: () => ({ type: 'bulletList', content: [] }),
  ordered_list_open: (token) => {
    const start = Math.min(Number(token.attrGet('start') ?? 1), 100_000)
    return { type: 'orderedList', ...(start !== 1 && { attrs: { start } }), content: [] }
  },
  list_item_open: () => ({ type: 'listItem', content: [] }),
  table_open: () => ({ type: 'table', content: [] }),
  tr_open: () => ({ type: 'tableRow', content: [] }),
  th_open: () => ({ type: 'tableHeader', content: [] }),
  td_open: () => ({ type: 'tableCell', content: [] }),
}

/** The nodes of a list of tokens; iterative, because quotes and lists nest. */
function readBlocks(tokens: readonly Token[], inline: InlineReader): DocNode[] {
  const root: DocNode[] = []
  const open: Container[] = []
  const add = (node: DocNode) => (open.at(-1)?.content ?? root).push(node)
  for (const token of tokens) {
    const make = OPENS[token.type]
    if (make) open.push({ node: make(token), content: [] })
    else if (token.type.replace(/_close$/, '_open') in OPENS) {
      const closed = open.pop()
      if (closed && isTooDeep(closed, open.length)) for (const node of closed.content) add(node)
      else if (closed) add(finish(closed))
    } else if (token.type === 'inline') {
      const content = inline.read(token.children ?? [])
      const container = open.at(-1)
      if (container?.node.type === 'tableCell' || container?.node.type === 'tableHeader')
        container.content.push(withContent({ type: 'paragraph' }, content))
      else container?.content.push(...content)
    } else if (token.type === 'hr') add({ type: 'horizontalRule' })
    else if (token.type === 'fence' || token.type === 'code_block') add(codeNode(token))
    else if (token.type === 'html_block') for (const text of htmlLines(token.content)) add(text)
  }
  return root
}

const isTooDeep = ({ node: { type } }: Container, depth: number): boolean =>
  type === 'listItem'
    ? depth > MOST_DEPTH + 1
    : depth > MOST_DEPTH && (type === 'blockquote' || type === 'bulletList' || type === 'orderedList')

const withContent = (node: DocNode, content: DocNode[]): DocNode =>
  (content.length > 0 ? { ...node, content } : node) as DocNode

/** A closed container; the editor needs a paragraph at the start of an entry and at least one block in a quote. */
function finish({ node, content }: Container): DocNode {
  if (node.type === 'paragraph' || node.type === 'heading') return withContent(node, content)
  if (node.type === 'table') return { ...node, content: withoutEmptyHeader(content) }
  const isEntry = node.type === 'listItem'
  const isIncomplete = isEntry ? content[0]?.type !== 'paragraph' : content.length === 0
  return { ...node, content: isIncomplete ? [{ type: 'paragraph' }, ...content] : content } as DocNode
}

/** The rows of a table; Markdown has no table without a header row, so one without words is none (R-1008). */
function withoutEmptyHeader([first, ...rows]: DocNode[]): DocNode[] {
  if (first?.type !== 'tableRow') return rows
  const isEmpty = first.content.every(
    (cell) =>
      cell.type === 'tableHeader' && cell.content.every((line) => !('content' in line && line.content)),
  )
  return isEmpty && rows.length > 0 ? rows : [first, ...rows]
}

function codeNode({ content, info }: Token): DocNode {
  const text = content.replace(/\n$/, '')
  const language = info.trim().split(/\s/)[0]?.slice(0, 40)
  return {
    type: 'codeBlock',
    ...(language && { attrs: { language } }),
    ...(text !== '' && { content: [{ type: 'text', text }] }),
  }
}

/** The text of a block of HTML, a paragraph for each line; tags, comments, scripts and styles are left out. */
function htmlLines(html: string): DocNode[] {
  const text = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<br\s*\/?>|<\/p\s*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
  return text
    .split('\n')
    .map((line) => parser.utils.unescapeAll(line).trim())
    .filter((line) => line !== '')
    .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] }))
}
