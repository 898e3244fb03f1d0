import type { Doc } from '../../contract/document.ts'
import type { StyleTable, TextAsset, TextContext } from '../text-types.ts'
import { BlockList, type FinishedParagraph } from './blocks.ts'
import type { DamageLog } from './damage-log.ts'
import { type CharFormat, type FieldLink, OLD_BULLETS, OLD_NUMBERS, type ParaFormat } from './format.ts'
import { InlineBuilder } from './inline.ts'
import { MarkerState, type Run, readMarkers } from './markers.ts'
import { TableBuilder } from './table-builder.ts'
import { type ListLevel, levelOf, type RtfTables } from './tables.ts'

/** The cost of a run, paragraph or link in the document, in characters of JSON. */
const NODE_COST = 60
const HIGH = /[\ud800-\udbff]$/
const LOW = /^[\udc00-\udfff]/

/** Collects the parsed text: runs become paragraphs, paragraphs become lists, tables and quotations. */
export class Story {
  readonly assets: TextAsset[] = []
  /** The ids of comments and document links in text order. */
  readonly commentIds = new Set<string>()
  readonly itemLinks = new Set<string>()
  private readonly root = new BlockList()
  private readonly markers = new MarkerState()
  private readonly inline: InlineBuilder
  private readonly styles: StyleTable | undefined
  private table: TableBuilder | null = null
  private runs: Run[] = []
  private lastPara: ParaFormat | null = null
  /** The number of characters so far, as Scrivener counts them. */
  private offset = 0
  private cost = 0
  private length = 0

  constructor(
    private readonly tables: RtfTables,
    context: TextContext,
    private readonly damage: DamageLog,
    private readonly maxLength: number,
  ) {
    this.inline = new InlineBuilder(tables, context)
    this.styles = context.styles
  }

  /** True when the text exceeds the limit. */
  get isFull(): boolean {
    return this.length > this.maxLength || this.cost > this.maxLength * 6
  }

  text(text: string, format: CharFormat, para: ParaFormat): void {
    this.lastPara = para
    this.length += text.length
    this.cost += text.length
    const last = this.runs.at(-1)
    if (last && !last.asset && (last.format === format || (HIGH.test(last.text) && LOW.test(text))))
      last.text += text
    else {
      this.cost += NODE_COST + (format.link?.value.length ?? 0)
      this.runs.push({ text, format, asset: null })
    }
  }

  picture(asset: TextAsset, format: CharFormat, para: ParaFormat): void {
    this.lastPara = para
    this.cost += NODE_COST
    this.assets.push(asset)
    this.runs.push({ text: '\ufffc', format, asset })
  }

  noteLink(link: FieldLink): void {
    if (link.kind === 'comment') this.commentIds.add(link.value)
    else if (link.kind === 'item') this.itemLinks.add(link.value)
  }

  endParagraph(para: ParaFormat): void {
    this.cost += NODE_COST
    this.place(para).addParagraph(this.finishParagraph(para))
  }

  pageBreak(para: ParaFormat): void {
    if (this.runs.length > 0) this.endParagraph(para)
    this.cost += NODE_COST
    this.place(para).add({ type: 'horizontalRule' })
  }

  endCell(para: ParaFormat): void {
    this.cost += NODE_COST
    const table = this.openTable()
    const hasText = this.runs.length > 0 || table.current.isEmpty
    if (hasText) table.current.addParagraph(this.finishParagraph(para))
    table.endCell()
  }

  endRow(): void {
    const table = this.openTable()
    if (this.runs.length > 0) table.current.addParagraph(this.finishParagraph(this.lastPara as ParaFormat))
    table.endRow()
    if (table.isLast) this.closeTable()
  }

  tableWord(word: string, param: number, para: ParaFormat): void {
    // Rows of a nested table do not affect the outer one.
    if (para.tableDepth > 1) return
    if (word === 'trowd') this.openTable().word(word, param)
    else this.table?.word(word, param)
  }

  /** Ends the text; a last paragraph without an end mark is added. */
  end(para: ParaFormat): void {
    if (this.runs.length > 0) {
      const last = this.lastPara ?? para
      this.place(last).addParagraph(this.finishParagraph(last))
    }
    this.closeTable()
    if (this.markers.isOpen) this.damage.add('unclosed_marker')
  }

  document(): Doc {
    return { type: 'doc', content: this.root.finish() }
  }

  private openTable(): TableBuilder {
    this.table ??= new TableBuilder()
    return this.table
  }

  private closeTable(): void {
    const table = this.table?.finish()
    this.table = null
    if (table) this.root.add(table)
  }

  private place(para: ParaFormat): BlockList {
    if (para.isInTable) return this.openTable().current
    if (this.table) this.closeTable()
    return this.root
  }

  private finishParagraph(para: ParaFormat): FinishedParagraph {
    const { runs, offset } = this
    this.runs = []
    this.offset = runs.reduce((sum, run) => sum + run.text.length, offset) + 1
    const marked = readMarkers(runs, this.markers, (style) => this.styles?.code.has(style) ?? false)
    const style = marked.style
    const styleHeading = style === null ? 0 : (this.styles?.headings.get(style) ?? 0)
    return {
      content: this.inline.content(marked.runs, offset),
      align: para.align,
      heading: marked.heading || styleHeading || para.outline || (this.tables.headings.get(para.style) ?? 0),
      isQuote: style !== null && (this.styles?.quotes.has(style) ?? false),
      list: this.listOf(para),
    }
  }

  private listOf(para: ParaFormat): { id: number; depth: number; level: ListLevel } | null {
    const { list: id, level: depth } = para
    if (id === 0) return null
    if (id === OLD_BULLETS) return { id, depth, level: levelOf(23, 1) }
    if (id === OLD_NUMBERS) return { id, depth, level: levelOf(0, 1) }
    return { id, depth, level: this.tables.listLevel(id, depth) }
  }
}
