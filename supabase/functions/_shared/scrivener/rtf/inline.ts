import type { DocMark, DocNode } from '../../contract/document.ts'
import { cleanText } from '../text/clean-text.ts'
import type { TextAsset, TextContext } from '../text-types.ts'
import { AnchorRanges } from './anchor-ranges.ts'
import type { MarkedRun } from './markers.ts'
import type { RtfTables } from './tables.ts'

const ODD = /[^\t\n\u0020-\u007e\u00a0-\u2027\u202a-\ud7ff\ue000-\ufffb\ufffd]/

/** Builds inline nodes from marked runs: merges equal neighbours, resolves ids, cleans text. */
export class InlineBuilder {
  private readonly known = new Map<string, DocMark[]>()
  private readonly ranges: AnchorRanges

  constructor(
    private readonly tables: RtfTables,
    private readonly context: TextContext,
  ) {
    this.ranges = new AnchorRanges(context.ranges ?? [])
  }

  /** The content of one paragraph; `offset` is its start in Scrivener's character count. */
  content(runs: readonly MarkedRun[], offset: number): DocNode[] {
    const nodes: DocNode[] = []
    for (const run of runs) {
      if (run.asset) this.addPicture(nodes, run.asset)
      else {
        for (const part of this.splitAtRanges(run, offset)) {
          this.addText(nodes, part.text, this.marksOf(run, part.anchors))
        }
      }
    }
    return nodes
  }

  private addPicture(nodes: DocNode[], asset: TextAsset): void {
    const path = this.context.resolveAsset?.(asset) ?? null
    if (!path) return
    const { width, height } = asset
    nodes.push({
      type: 'image',
      attrs: { path, alt: null, ...(width && { width }), ...(height && { height }) },
    })
  }

  private addText(nodes: DocNode[], raw: string, marks: DocMark[]): void {
    const text = ODD.test(raw) ? cleanText(raw).replaceAll('\ufffc', '') : raw
    let rest = text
    for (let at = rest.indexOf('\n'); at >= 0; at = rest.indexOf('\n')) {
      this.addPlain(nodes, rest.slice(0, at), marks)
      nodes.push({ type: 'hardBreak' })
      rest = rest.slice(at + 1)
    }
    this.addPlain(nodes, rest, marks)
  }

  private addPlain(nodes: DocNode[], text: string, marks: DocMark[]): void {
    if (text === '') return
    const last = nodes.at(-1)
    if (last?.type === 'text' && (last.marks ?? NO_MARKS) === marks) last.text += text
    else nodes.push(marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text })
  }

  /** Splits a run at the start and end of position-anchored comments. */
  private splitAtRanges(run: MarkedRun, offset: number): { text: string; anchors: string[] }[] {
    const start = offset + run.offset
    const end = start + run.text.length
    const over = this.ranges.between(start, end)
    if (over.length === 0) return [{ text: run.text, anchors: [] }]
    const cuts = new Set([start, end])
    for (const range of over) {
      for (const cut of [range.start, range.start + range.length]) if (cut > start && cut < end) cuts.add(cut)
    }
    const sorted = [...cuts].sort((a, b) => a - b)
    return sorted.slice(0, -1).map((from, index) => {
      const to = sorted[index + 1] as number
      const anchors = over.filter((range) => range.start <= from && range.start + range.length >= to)
      return {
        text: run.text.slice(from - start, to - start),
        anchors: anchors.map((range) => range.sourceId),
      }
    })
  }

  private marksOf(run: MarkedRun, anchors: string[]): DocMark[] {
    const { format } = run
    const marks: DocMark[] = []
    if (format.link) this.addLink(marks, format.link.kind, format.link.value)
    for (const anchor of anchors) this.addLink(marks, 'comment', anchor)
    if (run.annotation) marks.push({ type: 'annotation', attrs: { color: run.annotation.colour } })
    if (run.isInlineFootnote || format.isFootnote) marks.push({ type: 'inlineFootnote' })
    if (run.isCode && marks.length === 0) return this.canonical([{ type: 'code' }])
    if (format.bold) marks.push({ type: 'bold' })
    if (format.italic) marks.push({ type: 'italic' })
    if (format.underline) marks.push({ type: 'underline' })
    if (format.strike) marks.push({ type: 'strike' })
    if (format.script) marks.push({ type: format.script === 'super' ? 'superscript' : 'subscript' })
    const colour = this.tables.colours[format.highlight]
    if (format.highlight > 0 && colour && colour !== '#ffffff')
      marks.push({ type: 'highlight', attrs: { color: colour } })
    return this.canonical(marks)
  }

  private addLink(marks: DocMark[], kind: 'url' | 'comment' | 'item', value: string): void {
    if (kind === 'url') marks.push({ type: 'link', attrs: { href: value } })
    else if (kind === 'item') {
      const itemId = this.context.resolveItem?.(value)
      if (itemId) marks.push({ type: 'itemLink', attrs: { itemId } })
    } else {
      const anchor = this.context.resolveComment?.(value)
      if (anchor && !marks.some((mark) => mark.type === anchor.kind))
        marks.push({ type: anchor.kind, attrs: { id: anchor.id } })
    }
  }

  /** Returns one array for equal marks, so that equal neighbours can be compared by identity. */
  private canonical(marks: DocMark[]): DocMark[] {
    if (marks.length === 0) return NO_MARKS
    const key = JSON.stringify(marks)
    const known = this.known.get(key)
    if (known) return known
    if (this.known.size < 10_000) this.known.set(key, marks)
    return marks
  }
}

const NO_MARKS: DocMark[] = []
