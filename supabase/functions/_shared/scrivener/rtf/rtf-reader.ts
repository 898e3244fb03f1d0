import { codePage } from '../text/code-pages.ts'
import type { DamageLog } from './damage-log.ts'
import { DESTINATIONS, SKIPPED, TRANSPARENT } from './destinations.ts'
import { parseInstruction } from './field.ts'
import { CHARACTER_SYMBOLS, CHARACTER_WORDS, FORMAT_WORDS } from './format-words.ts'
import { headWord } from './head-words.ts'
import { PictureReader } from './picture.ts'
import { GroupState } from './state.ts'
import type { Story } from './story.ts'
import type { RtfTables } from './tables.ts'
import { TextDecoding } from './text-decoding.ts'
import { RtfTokenizer, TOKEN } from './tokenizer.ts'

/** Deeper groups share the format of the deepest one: their text is kept and memory stays bounded. */
const MAX_DEPTH = 400
const MAX_INSTRUCTION = 8_192

/** Parses RTF into a story in one pass without recursion. */
export class RtfReader {
  private readonly tokens: RtfTokenizer
  private readonly decoding: TextDecoding
  private state = new GroupState()
  private readonly stack: GroupState[] = []
  /** The number of open groups beyond the maximum depth. */
  private overflow = 0
  private isIgnorable = false
  private isGroupStart = false
  private documentCodePage = 1252
  private defaultFont = 0
  private instruction = ''
  private picture: PictureReader | null = null
  private pictures = 0

  constructor(
    bytes: Uint8Array,
    private readonly tables: RtfTables,
    private readonly story: Story,
    private readonly damage: DamageLog,
  ) {
    this.tokens = new RtfTokenizer(bytes)
    this.decoding = new TextDecoding((text) => this.emit(text))
  }

  read(): void {
    const { tokens, decoding } = this
    for (;;) {
      const token = tokens.next()
      if (token === TOKEN.TEXT || token === TOKEN.BYTE) this.characters(token)
      else if (token === TOKEN.SYMBOL) this.symbol(tokens.code)
      else {
        decoding.flush()
        // Only letters can be fallbacks, so a control word ends them and no paragraph mark is lost.
        decoding.skip = 0
        if (token === TOKEN.WORD) this.word()
        else if (token === TOKEN.OPEN) this.open()
        else if (token === TOKEN.BINARY) this.binary()
        else if (token === TOKEN.END || !this.close()) break
        this.isIgnorable = false
        this.isGroupStart = token === TOKEN.OPEN
      }
      if (this.story.isFull) return
    }
    if (this.stack.length > 0) this.damage.add('unclosed_groups')
    else if (this.hasMore()) this.damage.add('stray_closing')
    decoding.flush()
    this.story.end(this.state.para)
  }

  private characters(token: number): void {
    const { tokens, decoding } = this
    this.isIgnorable = false
    this.isGroupStart = false
    if (token === TOKEN.BYTE) decoding.byte(tokens.code, this.page())
    else if (this.state.destination === 'picture') this.picture?.hex(tokens.bytes, tokens.start, tokens.end)
    else decoding.ascii(tokens.bytes, tokens.start, tokens.end, this.page())
  }

  /** True when more than line ends and padding follow the outermost group. */
  private hasMore(): boolean {
    const { bytes, pos } = this.tokens
    return bytes.subarray(pos).some((code) => code > 0x20)
  }

  private page(): number {
    return this.state.codePage ?? this.documentCodePage
  }

  private open(): void {
    if (this.stack.length >= MAX_DEPTH) {
      if (this.overflow++ === 0) this.damage.add('nesting_too_deep')
      return
    }
    // Of two alternatives, the first is for readers without Unicode support.
    const isFirstAlternative = this.state.destination === 'alternatives'
    if (isFirstAlternative) this.state.destination = 'body'
    this.stack.push(this.state)
    this.state = this.state.copy()
    if (isFirstAlternative) this.tokens.skipGroup()
    else if (this.state.destination === 'field') this.state.destination = 'body'
  }

  /** Closes a group; false when the outermost group ends, because no text follows it. */
  private close(): boolean {
    if (this.overflow > 0) {
      this.overflow--
      return true
    }
    const ended = this.state
    const outer = this.stack.pop()
    if (!outer) return true
    if (ended.destination === 'picture' && outer.destination !== 'picture') this.endPicture(ended)
    if (ended.destination === 'fonts' && outer.destination !== 'fonts') this.setFont(this.defaultFont, outer)
    this.state = outer
    return this.stack.length > 0
  }

  private word(): void {
    const { word, param, hasParam } = this.tokens
    if (this.isIgnorable && !DESTINATIONS.has(word) && !TRANSPARENT.has(word)) {
      if (this.isOwnGroup()) this.tokens.skipGroup()
      return
    }
    if (word === 'u' && hasParam) {
      this.unicode(param)
      return
    }
    if (word === 'uc') {
      this.state.unicodeSkip = Math.min(16, Math.max(0, param))
      return
    }
    if (this.isGroupStart && this.isOwnGroup() && SKIPPED.has(word)) {
      this.tokens.skipGroup()
      return
    }
    const destination = DESTINATIONS.get(word)
    if (destination) {
      this.startDestination(destination)
      return
    }
    const { state } = this
    if (state.destination === 'body') {
      this.bodyWord(word, param, hasParam)
      return
    }
    if (state.destination === 'picture') this.picture?.word(word, param)
    else if (state.destination === 'field' && word === 'fldrslt') this.startResult()
    else headWord(state, this.stack.at(-1), this.tables, word, param, hasParam)
  }

  /** True when the current group is not the document, which is never skipped. */
  private isOwnGroup(): boolean {
    return this.stack.length + this.overflow > 1
  }

  private startDestination(destination: GroupState['destination']): void {
    // A table destination outside its own group is ignored, so that it cannot swallow the document.
    if (this.stack.length < 2) return
    this.state.destination = destination
    if (destination === 'instruction') this.instruction = ''
    else if (destination === 'picture') this.picture = new PictureReader()
  }

  private bodyWord(word: string, param: number, hasParam: boolean): void {
    const change = FORMAT_WORDS.get(word)
    if (change) {
      change(this.state, !hasParam || param !== 0, param)
      if (word === 'plain') this.setFont(this.defaultFont, this.state)
      return
    }
    const text = CHARACTER_WORDS.get(word)
    if (text !== undefined) {
      this.emit(text)
      return
    }
    switch (word) {
      case 'par':
      case 'sect':
      case 'nestcell':
        this.endParagraph()
        return
      case 'line':
      case 'lbr':
        this.emit('\n')
        return
      case 'page':
        this.story.pageBreak(this.state.para)
        return
      case 'cell':
        this.story.endCell(this.state.para)
        return
      case 'row':
        this.story.endRow()
        return
      case 'f':
        this.setFont(param, this.state)
        return
      case 'fldrslt':
        this.startResult()
        return
      case 'footnote':
        this.state.format = { ...this.state.format, isFootnote: true, script: null }
        return
      default:
        if (this.stack.length <= 2) this.documentWord(word, param)
        this.story.tableWord(word, param, this.state.para)
    }
  }

  private documentWord(word: string, param: number): void {
    if (word === 'ansicpg' && param !== 0) {
      if (codePage(param)) this.documentCodePage = param
      else this.damage.add('unknown_code_page')
    } else if (word === 'mac') this.documentCodePage = 10000
    else if (word === 'pc') this.documentCodePage = 437
    else if (word === 'pca') this.documentCodePage = 850
    else if (word === 'deff') this.defaultFont = param
  }

  /** Starts a field's visible text and applies the link of its instruction. */
  private startResult(): void {
    const link = parseInstruction(this.instruction)
    this.instruction = ''
    this.state.destination = 'body'
    if (link) {
      this.state.format = { ...this.state.format, link }
      this.story.noteLink(link)
    }
  }

  private setFont(font: number, state: GroupState): void {
    state.codePage = this.tables.fonts.get(font) ?? null
  }

  private unicode(param: number): void {
    const code = param < 0 ? param + 0x10000 : param
    this.decoding.skip = this.state.unicodeSkip
    if (code === 0x2029 || code === 0x0c) this.endParagraph()
    else if (code === 0x2028 || code === 0x0b || code === 0x0a || code === 0x0d) this.emit('\n')
    else if (code >= 0 && code <= 0x10ffff) this.emit(String.fromCodePoint(code))
  }

  private symbol(code: number): void {
    const { decoding } = this
    if (code === 0x2a) {
      this.isIgnorable = true
      decoding.flush()
      return
    }
    this.isIgnorable = false
    this.isGroupStart = false
    // An escaped letter may be the second byte of a character.
    if (decoding.isWaiting && code > 0x40) {
      decoding.byte(code, this.page())
      return
    }
    decoding.flush()
    const text = CHARACTER_SYMBOLS.get(code)
    if (text === undefined) {
      if (code === 10 || code === 13) this.endParagraph()
    } else if (decoding.skip > 0) decoding.skip--
    else this.emit(text)
  }

  private binary(): void {
    const { bytes, start, end } = this.tokens
    if (this.state.destination === 'picture') this.picture?.raw(bytes.subarray(start, end))
  }

  private endPicture(state: GroupState): void {
    const picture = this.picture?.finish(this.pictures + 1)
    this.picture = null
    if (picture === 'broken') this.damage.add('broken_picture')
    else if (picture === 'unsupported') this.damage.add('unsupported_picture')
    else if (picture) {
      this.pictures++
      this.story.picture(picture, state.format, state.para)
    }
  }

  private endParagraph(): void {
    if (this.state.destination !== 'body') return
    if (this.state.format.isFootnote) this.emit('\n')
    else this.story.endParagraph(this.state.para)
  }

  private emit(text: string): void {
    const { state } = this
    if (state.destination === 'body') this.story.text(text, state.format, state.para)
    else if (state.destination === 'instruction') {
      if (this.instruction.length < MAX_INSTRUCTION) this.instruction += text
    } else if (state.destination === 'styles') this.tables.styleText(text)
    else if (state.destination === 'colours') {
      for (const char of text) if (char === ';') this.tables.endColour()
    }
  }
}
