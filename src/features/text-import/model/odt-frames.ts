import type { DocNode } from '@contract/document.ts'
import type { OdtStyles } from './odt-styles.ts'
import { baseName, type PictureRefs } from './picture-refs.ts'

type Attributes = Readonly<Record<string, string>>
type Frame = { attributes: Attributes; targets: string[]; title: string; description: string }

const PIXELS: Readonly<Record<string, number>> = {
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  pc: 16,
}
const MAX_PIXELS = 10_000
const MAX_TARGETS = 10
const MAX_DESCRIPTION = 2000

/** Collects the pictures of the frames of an OpenDocument text, which can be nested by text boxes. */
export class OdtFrames {
  readonly #open: Frame[] = []
  #text: 'title' | 'description' | null = null

  constructor(
    private readonly pictures: PictureRefs,
    private readonly styles: OdtStyles,
  ) {}

  start(name: string, attributes: Attributes): void {
    const frame = this.#open.at(-1)
    if (name === 'draw:frame') this.#open.push({ attributes, targets: [], title: '', description: '' })
    else if (name === 'svg:title') this.#text = 'title'
    else if (name === 'svg:desc') this.#text = 'description'
    // Several images of a frame are the same picture in other formats.
    else if (name === 'draw:image' && frame && frame.targets.length < MAX_TARGETS)
      frame.targets.push(attributes['xlink:href'] ?? '')
  }

  /** Reads the text of a title or a description. */
  text(text: string): void {
    const frame = this.#open.at(-1)
    if (frame && this.#text && frame[this.#text].length < MAX_DESCRIPTION) frame[this.#text] += text
  }

  endText(): void {
    this.#text = null
  }

  /** Ends a frame and adds its picture to a line; a note has no pictures. */
  end(line: DocNode[], isInNote: boolean): void {
    const frame = this.#open.pop()
    if (!frame || frame.targets.length === 0) return
    const { attributes, targets, title, description } = frame
    const inside = targets.filter(isInside)
    const name = baseName((inside[0] ?? targets[0] ?? '').slice(0, 1000)) || title
    if (isInNote) {
      this.pictures.leftOut.push({ name, reason: 'note' })
      return
    }
    const isInLine = attributes['text:anchor-type'] === 'as-char'
    const { align } = this.styles.get(isInLine ? undefined : attributes['draw:style-name'])
    this.pictures.add(line, {
      targets: inside,
      name,
      isExternal: inside.length === 0,
      attrs: {
        alt: (description || title).trim(),
        width: pixels(attributes['svg:width']),
        height: pixels(attributes['svg:height']),
        ...(align && { align: align === 'right' ? 'end' : align }),
      },
    })
  }
}

/** True for a file of the document; others are on the web or beside it. */
const isInside = (target: string): boolean =>
  target !== '' && !/^(?:[a-z][a-z0-9+.-]*:|\/|\.\.\/)/i.test(target)

function pixels(length = ''): number | null {
  const [, value, unit = ''] = /^([\d.]+)([a-z]{2})$/.exec(length.trim()) ?? []
  const size = Math.round(Number(value) * (PIXELS[unit] ?? Number.NaN))
  return size >= 1 && size <= MAX_PIXELS ? size : null
}
