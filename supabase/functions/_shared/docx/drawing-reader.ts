import type { DocxPicture } from './docx-types.ts'

/** Where the pictures of a part are, by relationship. */
export type PictureTargets = ReadonlyMap<string, Pick<DocxPicture, 'target' | 'isExternal'>>

type Attributes = Readonly<Record<string, string>>
type Drawing = {
  alt: string
  width: number | null
  height: number | null
  align: DocxPicture['align']
  /** The relationship of its picture, and whether a part of the picture is cut off. */
  picture: { id: string; isCropped: boolean } | null
}

const EMU_PER_PIXEL = 9525
const MAX_PIXELS = 10_000
const SIDES: Readonly<Record<string, DocxPicture['align']>> = {
  left: 'start',
  inside: 'start',
  center: 'center',
  right: 'end',
  outside: 'end',
}

/** Collects the pictures of drawings, which can be nested by text boxes. */
export class DrawingReader {
  readonly #open: Drawing[] = []

  constructor(private readonly targets: PictureTargets) {}

  /** Reads an element, given its ancestors with itself at the end; returns a picture of an older Word at once. */
  open(name: string, attributes: Attributes, names: readonly string[]): DocxPicture | null {
    if (name === 'w:drawing') {
      this.#open.push({ alt: '', width: null, height: null, align: null, picture: null })
      return null
    }
    if (name === 'v:imagedata') {
      const id = attributes['r:id'] ?? attributes['r:href'] ?? ''
      const alt = attributes['o:title'] ?? ''
      return { ...this.#target(id), alt, width: null, height: null, align: null }
    }
    const drawing = this.#open.at(-1)
    if (!drawing) return null
    if (name === 'wp:docPr') drawing.alt = attributes.descr ?? ''
    else if (name === 'wp:extent') {
      drawing.width = pixels(attributes.cx)
      drawing.height = pixels(attributes.cy)
    } else if (name === 'pic:pic') drawing.picture = { id: '', isCropped: false }
    else if (name === 'a:blip' && drawing.picture && names.at(-2) === 'pic:blipFill') {
      drawing.picture.id = attributes['r:embed'] ?? attributes['r:link'] ?? ''
    } else if (name === 'a:srcRect' && drawing.picture)
      drawing.picture.isCropped = Object.values(attributes).some((part) => Number(part) !== 0)
    return null
  }

  /** The picture that ends with an element, or null. */
  close(name: string, text: string, names: readonly string[]): DocxPicture | null {
    const drawing = this.#open.at(-1)
    if (!drawing) return null
    if (name === 'w:drawing') this.#open.pop()
    else if (name === 'wp:align' && names.at(-1) === 'wp:positionH')
      drawing.align = SIDES[text.trim()] ?? null
    else if (name === 'pic:pic' && drawing.picture) {
      const { id, isCropped } = drawing.picture
      drawing.picture = null
      // The size of a drawing is that of its picture, except for a group of several.
      const isWhole = names.at(-1) === 'a:graphicData'
      return {
        ...this.#target(id),
        alt: drawing.alt,
        width: isWhole ? drawing.width : null,
        // A picture that is shown in part has other proportions than its file.
        height: isWhole && !isCropped ? drawing.height : null,
        align: drawing.align,
      }
    }
    return null
  }

  #target = (id: string) => this.targets.get(id) ?? { target: '', isExternal: false }
}

function pixels(emu = ''): number | null {
  const size = Math.round(Number(emu) / EMU_PER_PIXEL)
  return size >= 1 && size <= MAX_PIXELS ? size : null
}
