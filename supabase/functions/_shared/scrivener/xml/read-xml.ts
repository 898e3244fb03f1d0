import { SaxesParser } from 'saxes'
import { ArchiveError } from '../archive-error.ts'

/** The handlers of one kind of XML file; `text` belongs to the closing element. */
export interface XmlHandlers {
  open(name: string, attributes: Readonly<Record<string, string>>): void
  close(name: string, text: string): void
}

/**
 * The options of one XML file; damage of the binder fails the import, damage of another file affects only that file.
 */
export interface XmlOptions {
  path: string
  isBinder: boolean
  maxDepth: number
  /** The longest text of one element. */
  maxText: number
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids them, yet real titles hold them
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const FORBIDDEN_REFERENCE =
  /&#(?:x0*(?:[0-8bcef]|1[0-9a-f]|d[89a-f][0-9a-f]{2}|fff[ef])|0*(?:[0-8]|1[124-9]|2\d|3[01]));/gi
const SLICE = 64 * 1024

/** Parses XML in chunks without recursion; no document type, and only the five built-in entities. */
export class XmlReader {
  private readonly parser = new SaxesParser({ xmlns: false, position: true })
  private decoder: TextDecoder | null = null
  private carry = ''
  private readonly texts: string[] = []

  constructor(
    handlers: XmlHandlers,
    private readonly options: XmlOptions,
  ) {
    const { parser, texts } = this
    parser.on('doctype', () => {
      throw new ArchiveError(
        options.isBinder ? 'binder_unsafe' : 'file_damaged',
        `“${options.path}” holds a document type definition, which no Scrivener file has. It is refused as unsafe.`,
        { path: options.path },
      )
    })
    parser.on('opentag', (tag) => {
      if (texts.length >= options.maxDepth) {
        throw new ArchiveError(
          options.isBinder ? 'too_deep' : 'file_damaged',
          `“${options.path}” is nested too deeply to be a Scrivener file.`,
          {
            path: options.path,
            limit: options.maxDepth,
          },
        )
      }
      texts.push('')
      handlers.open(tag.name, tag.attributes)
    })
    parser.on('closetag', (tag) => handlers.close(tag.name, texts.pop() ?? ''))
    const onText = (text: string): void => this.addText(text)
    parser.on('text', onText)
    parser.on('cdata', onText)
    parser.on('error', (error) => {
      throw this.damaged(error.message.replace(/^\d+:\d+: /, ''))
    })
  }

  /** Parses the next bytes; throws an ArchiveError at the first invalid position. */
  write(bytes: Uint8Array): void {
    this.decoder ??= new TextDecoder(encodingOf(bytes))
    this.feed(this.decoder.decode(bytes, { stream: true }), false)
  }

  /** Ends the file; throws when elements are still open. */
  close(): void {
    this.feed(this.decoder?.decode() ?? '', true)
    this.parser.close()
  }

  private feed(text: string, isLast: boolean): void {
    const whole = this.carry + text
    // A chunk may split a numeric reference, so it is cut before the reference.
    const cut = isLast ? -1 : whole.lastIndexOf('&')
    const end = cut >= 0 && cut > whole.length - 16 ? cut : whole.length
    this.carry = whole.slice(end)
    const clean = withoutForbidden(whole.slice(0, end))
    for (let at = 0; at < clean.length; at += SLICE) this.parser.write(clean.slice(at, at + SLICE))
  }

  private addText(text: string): void {
    const top = this.texts.length - 1
    const before = this.texts[top]
    if (before === undefined || before.length > this.options.maxText) return
    this.texts[top] = before + text
  }

  private damaged(why: string): ArchiveError {
    const { path, isBinder } = this.options
    const line = this.parser.line
    return new ArchiveError(
      isBinder ? 'binder_damaged' : 'file_damaged',
      `“${path}” is damaged at line ${line}: ${why}.`,
      { path, line },
    )
  }
}

const withoutForbidden = (xml: string): string => xml.replace(FORBIDDEN, '').replace(FORBIDDEN_REFERENCE, '')

/** The text of an XML file as {@link XmlReader} parses it, in any encoding and without characters that XML forbids. */
export const xmlText = (bytes: Uint8Array): string =>
  withoutForbidden(new TextDecoder(encodingOf(bytes)).decode(bytes))

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

/** Parses a small XML file at once. */
export function readXml(bytes: Uint8Array, handlers: XmlHandlers, options: XmlOptions): void {
  const reader = new XmlReader(handlers, options)
  reader.write(bytes)
  reader.close()
}
