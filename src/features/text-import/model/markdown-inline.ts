import type { DocMark, DocNode } from '@contract/document.ts'
import { isHref } from '@contract/link-href.ts'
import type { Token } from 'markdown-it'
import { addNote } from './add-note.ts'
import type { LeftOutPicture, TextFootnote } from './file-text.ts'
import { baseName } from './picture-refs.ts'

const MARKS: Readonly<Record<string, DocMark>> = {
  em: { type: 'italic' },
  i: { type: 'italic' },
  strong: { type: 'bold' },
  b: { type: 'bold' },
  s: { type: 'strike' },
  del: { type: 'strike' },
  strike: { type: 'strike' },
  u: { type: 'underline' },
  ins: { type: 'underline' },
  sup: { type: 'superscript' },
  sub: { type: 'subscript' },
  mark: { type: 'highlight' },
  code: { type: 'code' },
}

/** Reads the lines of Markdown; collects the footnotes and names the pictures, which are files of their own. */
export class InlineReader {
  readonly notes: TextFootnote[] = []
  readonly leftOut: LeftOutPicture[] = []

  constructor(private readonly noteTexts: ReadonlyMap<number, string>) {}

  /** The inline nodes of the tokens of one line. */
  read(tokens: readonly Token[]): DocNode[] {
    const nodes: DocNode[] = []
    const open: { tag: string; mark: DocMark | null }[] = []
    const marks = (): DocMark[] => {
      const unique = new Map(open.flatMap(({ mark }) => (mark ? [[mark.type, mark] as const] : [])))
      return [...unique.values()]
    }
    const text = (value: string, ...more: DocMark[]) => {
      if (value === '') return
      const all = [...marks().filter(({ type }) => more.every((mark) => mark.type !== type)), ...more]
      nodes.push({ type: 'text', text: value, ...(all.length > 0 && { marks: all }) })
    }
    const start = (tag: string, mark: DocMark | null) => open.push({ tag, mark })
    const end = (tag: string) => {
      const at = open.findLastIndex((one) => one.tag === tag)
      if (at >= 0) open.splice(at, 1)
    }
    for (const token of tokens) {
      const { type, tag, content } = token
      if (type === 'text') text(content)
      else if (type === 'code_inline') text(content, { type: 'code' })
      else if (type === 'softbreak') text(' ')
      else if (type === 'hardbreak') nodes.push({ type: 'hardBreak' })
      else if (type === 'link_open') start('a', linkMark(token.attrGet('href')))
      else if (type === 'link_close') end('a')
      else if (type === 'image') {
        const name = baseName(String(token.attrGet('src') ?? '')).slice(0, 200)
        this.leftOut.push({ name: name || content || '…', reason: 'linked' })
        text(`[${content || '…'}]`)
      } else if (type === 'footnote_ref') this.#note(nodes, token)
      else if (type === 'html_inline') {
        const [, slash, name = ''] = /^<(\/?)([a-z]+)\b/i.exec(content) ?? []
        const lower = name.toLowerCase()
        if (lower === 'br') nodes.push({ type: 'hardBreak' })
        else if (lower in MARKS) slash ? end(lower) : start(lower, MARKS[lower] ?? null)
      } else if (type.endsWith('_open')) start(tag, MARKS[tag] ?? null)
      else if (type.endsWith('_close')) end(tag)
    }
    return nodes
  }

  #note(nodes: DocNode[], token: Token): void {
    const body = this.noteTexts.get((token.meta as { id: number }).id)
    if (body === undefined) return
    const note = addNote(nodes, body)
    if (note) this.notes.push(note)
  }
}

function linkMark(href: unknown): DocMark | null {
  return isHref(href) ? { type: 'link', attrs: { href } } : null
}
