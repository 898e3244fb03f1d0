import type { Align, Block, BookParagraph, CompiledBook, Inline, RunStyle, Section } from '../book.ts'
import { escapeXml, hasRightToLeft } from '../clean-text.ts'
import { referencesIn } from './sections.ts'

const TAGS: readonly [Exclude<keyof RunStyle, 'highlight'>, string][] = [
  ['code', 'code'],
  ['superscript', 'sup'],
  ['subscript', 'sub'],
  ['underline', 'u'],
  ['strike', 's'],
  ['italic', 'em'],
  ['bold', 'strong'],
]

/** Writes sections and blocks as XHTML with the links between the files of an EPUB. */
export class EpubHtml {
  /** The page of each note's reference, and of the note itself. */
  readonly #references = new Map<number, string>()
  #page = ''

  constructor(
    private readonly book: CompiledBook,
    private readonly images: ReadonlyMap<string, string>,
    private readonly pageOf: ReadonlyMap<string, string>,
    private readonly hasNotesPage: boolean,
  ) {}

  /** The sections of one file. */
  group(sections: readonly Section[], page: string): string {
    this.#page = page
    const body = sections.map((section) => this.#section(section)).join('\n')
    const notes = this.hasNotesPage ? [] : sections.flatMap(({ blocks }) => referencesIn(blocks, 'note'))
    return body + notes.map((index) => this.#note(index, 'footnote')).join('\n')
  }

  /** All notes, for a file of their own. */
  notes(page: string): string {
    this.#page = page
    return this.book.notes.map((_, index) => this.#note(index, 'endnote')).join('\n')
  }

  #section({ id, level, heading, separator, language, blocks }: Section): string {
    const parts: string[] = []
    if (heading !== null) parts.push(`<h${Math.min(level, 6)}>${escapeXml(heading)}</h${Math.min(level, 6)}>`)
    else if (separator !== null)
      parts.push(`<p class="separator">${separator === '' ? '\u00a0' : escapeXml(separator)}</p>`)
    parts.push(this.blocks(blocks))
    return `<section id="s-${escapeXml(id)}"${languageOf(language)}>${parts.join('\n')}</section>`
  }

  blocks(blocks: readonly Block[]): string {
    return blocks.map((block) => this.#block(block)).join('\n')
  }

  #block(block: Block): string {
    switch (block.kind) {
      case 'paragraph':
      case 'heading': {
        const name = block.kind === 'heading' ? `h${block.level}` : 'p'
        const align = classOf(block.align)
        const number = block.kind === 'heading' ? '' : this.#numbered(block)
        const line = this.#line(block.inlines)
        // A heading without words is not valid, and one of a picture alone would be read as nothing.
        if (line === '' && block.kind === 'heading') return ''
        return `<${name}${align}${directionOf(block.inlines)}>${number}${line === '' ? '\u00a0' : line}</${name}>`
      }
      case 'figure': {
        const { align, caption, picture } = block
        const line = caption === null ? '' : this.#numbered(caption) + this.#line(caption.inlines)
        const below =
          caption === null ? '' : `<figcaption${directionOf(caption.inlines)}>${line}</figcaption>`
        return `<figure${classOf(align)}>${this.#part(picture)}${below}</figure>`
      }
      case 'quote':
        return `<blockquote>${this.blocks(block.blocks)}</blockquote>`
      case 'list': {
        const name = block.start === null ? 'ul' : 'ol'
        const start = block.start === null || block.start === 1 ? '' : ` start="${block.start}"`
        if (block.items.length === 0) return ''
        return `<${name}${start}>${block.items.map((item) => `<li>${this.blocks(item)}</li>`).join('')}</${name}>`
      }
      case 'table':
        return `<table><tbody>${block.rows.map((row) => `<tr>${row.map((cell) => this.#cell(cell)).join('')}</tr>`).join('')}</tbody></table>`
      case 'code':
        return `<pre>${escapeXml(block.lines.join('\n'))}</pre>`
      case 'rule':
        return '<hr/>'
    }
  }

  #numbered({ number }: BookParagraph): string {
    return number === null ? '' : `<span class="number">${number}</span> `
  }

  #cell({
    isHeader,
    colspan,
    rowspan,
    blocks,
  }: Extract<Block, { kind: 'table' }>['rows'][number][number]): string {
    const name = isHeader ? 'th' : 'td'
    const spans = (colspan > 1 ? ` colspan="${colspan}"` : '') + (rowspan > 1 ? ` rowspan="${rowspan}"` : '')
    return `<${name}${spans}>${this.blocks(blocks)}</${name}>`
  }

  #note(index: number, type: 'footnote' | 'endnote'): string {
    const back = `${this.#references.get(index) ?? ''}#r${index + 1}`
    const number = `<a href="${back}">${index + 1}</a>`
    const { blocks, language } = this.book.notes[index] ?? { blocks: [], language: null }
    const body = blocks.map((block, at) => {
      const line = block.kind === 'paragraph' ? this.#line(block.inlines) : ''
      return `<p class="line">${at === 0 ? `${number}. ` : ''}${line}</p>`
    })
    const name = type === 'footnote' ? 'aside' : 'div'
    return `<${name} id="n${index + 1}"${type === 'footnote' ? ' epub:type="footnote"' : ''}${languageOf(language)}>${body.join('')}</${name}>`
  }

  #line(inlines: readonly Inline[]): string {
    return inlines.map((part) => this.#part(part)).join('')
  }

  #part(part: Inline): string {
    switch (part.kind) {
      case 'text': {
        let out = escapeXml(part.text).replaceAll('\n', '<br/>')
        for (const [style, tag] of TAGS) if (part.style[style]) out = `<${tag}>${out}</${tag}>`
        if (part.style.highlight) out = `<mark>${out}</mark>`
        const href = this.#href(part)
        return href === null ? out : `<a href="${escapeXml(href)}">${out}</a>`
      }
      case 'break':
        return '<br/>'
      case 'picture': {
        const name = this.images.get(part.path)
        const width = part.width === null ? '' : ` width="${Math.max(1, Math.round(part.width))}"`
        return name === undefined
          ? escapeXml(`[${part.alt || '…'}]`)
          : `<img src="${name}" alt="${escapeXml(part.alt.replaceAll('\n', ' '))}"${width}/>`
      }
      case 'note': {
        this.#references.set(part.index, this.#page)
        const target = this.hasNotesPage ? 'notes.xhtml' : this.#page
        return `<a epub:type="noteref" id="r${part.index + 1}" href="${target}#n${part.index + 1}"><sup>${part.index + 1}</sup></a>`
      }
      case 'comment-end':
        return `<a href="comments.xhtml#c${part.index + 1}"><sup>[c${part.index + 1}]</sup></a>`
      case 'comment-start':
        return ''
    }
  }

  #href({ link }: Extract<Inline, { kind: 'text' }>): string | null {
    if (!link) return null
    if ('href' in link) return URL.canParse(link.href) ? new URL(link.href).href : null
    return `${this.pageOf.get(link.sectionId) ?? ''}#s-${link.sectionId}`
  }
}

function languageOf(language: string | null): string {
  const tag = escapeXml(language ?? '')
  return language === null ? '' : ` lang="${tag}" xml:lang="${tag}"`
}

const classOf = (align: Align | null): string =>
  align === null || align === 'start' ? '' : ` class="${align}"`

const directionOf = (inlines: readonly Inline[]): string =>
  inlines.some((part) => part.kind === 'text' && hasRightToLeft(part.text)) ? ' dir="auto"' : ''
