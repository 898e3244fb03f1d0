import type { TextAsset } from '../text-types.ts'
import { hexValue } from './tokenizer.ts'

const TWIPS_PER_PIXEL = 15

/** Parses one `\pict` group. */
export class PictureReader {
  private bytes = new Uint8Array(1024)
  private length = 0
  private nibble = -1
  private width = 0
  private height = 0
  private scaleX = 100
  private scaleY = 100

  word(word: string, param: number): void {
    if (word === 'picwgoal') this.width = param
    else if (word === 'pichgoal') this.height = param
    else if (word === 'picscalex') this.scaleX = param
    else if (word === 'picscaley') this.scaleY = param
  }

  /** Adds hex digits and ignores other characters between them. */
  hex(source: Uint8Array, start: number, end: number): void {
    this.reserve((end - start) >> 1)
    for (let at = start; at < end; at++) {
      const value = hexValue(source[at] as number)
      if (value < 0) continue
      if (this.nibble < 0) this.nibble = value
      else {
        this.bytes[this.length++] = this.nibble * 16 + value
        this.nibble = -1
      }
    }
  }

  /** Adds raw bytes. */
  raw(source: Uint8Array): void {
    this.reserve(source.length)
    this.bytes.set(source, this.length)
    this.length += source.length
  }

  private reserve(more: number): void {
    const needed = this.length + more + 1
    if (needed <= this.bytes.length) return
    const larger = new Uint8Array(Math.max(needed, this.bytes.length * 2))
    larger.set(this.bytes.subarray(0, this.length))
    this.bytes = larger
  }

  /** The finished picture, `broken` without data, `unsupported` for a format that browsers do not show. */
  finish(number: number): TextAsset | 'broken' | 'unsupported' {
    if (this.length < 8) return 'broken'
    const bytes = this.bytes.slice(0, this.length)
    const kind = sniffPicture(bytes)
    if (!kind) return 'unsupported'
    return {
      ref: `picture-${number}`,
      ...kind,
      bytes,
      width: pixels(this.width, this.scaleX),
      height: pixels(this.height, this.scaleY),
    }
  }
}

function pixels(twips: number, scale: number): number | null {
  const size = Math.round((twips / TWIPS_PER_PIXEL) * ((scale > 0 ? scale : 100) / 100))
  return size > 0 && size <= 10_000 ? size : null
}

/** Detects a picture's type by its first bytes, because the declared type is not trusted. */
export function sniffPicture(bytes: Uint8Array): Pick<TextAsset, 'mime' | 'extension'> | null {
  const starts = (...head: number[]): boolean => head.every((byte, at) => bytes[at] === byte)
  if (starts(0x89, 0x50, 0x4e, 0x47)) return { mime: 'image/png', extension: 'png' }
  if (starts(0xff, 0xd8, 0xff)) return { mime: 'image/jpeg', extension: 'jpg' }
  if (starts(0x47, 0x49, 0x46, 0x38)) return { mime: 'image/gif', extension: 'gif' }
  return null
}
