import type { DocxPackage } from './docx-package.ts'
import type { DocxParagraph } from './docx-types.ts'
import { addRunProperty, type RunProperties } from './run-style.ts'
import { CODE_STYLE } from './style-names.ts'

type Style = {
  basedOn: string | null
  isCharacter: boolean
  name: string
  outlineLevel: number | null
  numberingId: string | null
  run: RunProperties
}

/** The part of a style sheet that decides about structure and formatting. */
export type DocxStyles = {
  /** The heading level of a paragraph style. */
  heading(id: string): DocxParagraph['heading']
  /** True for the style of captions and those that are based on it, in every language of Word. */
  isCaption(id: string): boolean
  /** True for the style of quotes and those that are based on it, as Word, LibreOffice and pandoc name them. */
  isQuote(id: string): boolean
  /** True for a style with such a name and those that are based on it. */
  isNamed(id: string, name: RegExp): boolean
  /** The numbering that a paragraph style brings, or null. */
  numbering(id: string): string | null
  /** The run properties of a character style. */
  run(id: string): RunProperties
}

const MOST_ANCESTORS = 20
const QUOTE = /^(?:intense )?quote$|^quotations?$|^block text$/

/** Reads the style sheet; a file without one has no styles. */
export async function readStyles(file: DocxPackage, path: string | null): Promise<DocxStyles> {
  const styles = new Map<string, Style>()
  let current: Style | null = null
  const names: string[] = []
  if (path !== null)
    await file.read(path, {
      open(name, attributes) {
        const value = attributes['w:val'] ?? ''
        if (name === 'w:style') {
          current = {
            basedOn: null,
            isCharacter: attributes['w:type'] === 'character',
            name: '',
            outlineLevel: null,
            numberingId: null,
            run: {},
          }
          styles.set(attributes['w:styleId'] ?? '', current)
        } else if (current) {
          if (name === 'w:name') current.name = value.toLowerCase()
          else if (name === 'w:basedOn') current.basedOn = value
          else if (name === 'w:outlineLvl') current.outlineLevel = Number(value)
          else if (name === 'w:numId') current.numberingId = value
          else if (names.at(-1) === 'w:rPr') addRunProperty(current.run, name, attributes)
        }
        names.push(name)
      },
      close(name) {
        names.pop()
        if (name === 'w:style') current = null
      },
    })

  /** A style and those that it is based on, nearest first. */
  function* chain(id: string): Generator<Style> {
    let style = styles.get(id)
    for (let steps = 0; style && steps < MOST_ANCESTORS; steps++) {
      yield style
      style = style.basedOn === null ? undefined : styles.get(style.basedOn)
    }
  }
  return {
    heading(id) {
      for (const { name, outlineLevel } of chain(id)) {
        if (name === 'title') return 0
        const level = /^heading ([1-6])$/.exec(name)?.[1]
        if (level !== undefined) return Number(level)
        if (outlineLevel !== null && outlineLevel >= 0 && outlineLevel < 6) return outlineLevel + 1
      }
      return null
    },
    isCaption(id) {
      for (const { name } of chain(id)) if (name === 'caption') return true
      return false
    },
    isQuote(id) {
      for (const { name } of chain(id)) if (QUOTE.test(name)) return true
      return /quote/i.test(id)
    },
    isNamed(id, pattern) {
      for (const { name } of chain(id)) if (pattern.test(name)) return true
      return false
    },
    numbering(id) {
      for (const { numberingId } of chain(id)) if (numberingId !== null) return numberingId
      return null
    },
    run(id) {
      const properties: RunProperties = {}
      for (const { name, run, isCharacter } of chain(id)) {
        if (!isCharacter) continue
        const code = CODE_STYLE.test(name) && { code: true }
        Object.assign(properties, { ...run, ...code, ...properties })
      }
      return properties
    },
  }
}
