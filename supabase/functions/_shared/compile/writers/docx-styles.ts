import { AlignmentType, HeadingLevel, type IStylesOptions, LevelFormat } from 'docx'
import type { CompileChoices } from '../../contract/compile.ts'

type Layout = CompileChoices['layout']

// Sizes in half points, spaces in twentieths of a point.
const LOOK = {
  manuscript: { font: 'Times New Roman', size: 24, line: 480, indent: 720, above: 4320 },
  book: { font: 'Georgia', size: 22, line: 300, indent: 360, above: 1200 },
  review: { font: 'Georgia', size: 24, line: 400, indent: 0, above: 600 },
} as const

/** Page sizes in twips. */
export const PAGES = {
  a4: { width: 11906, height: 16838 },
  letter: { width: 12240, height: 15840 },
  a5: { width: 8391, height: 11906 },
} as const

/** The margins of a page in twips; a review leaves room for notes at the end of the lines. */
export const marginsOf = ({ page, layout }: Pick<CompileChoices, 'page' | 'layout'>) => {
  const side = page === 'a5' ? 1000 : 1440
  return { top: side, bottom: side, left: side, right: layout === 'review' ? side + 1000 : side }
}

/** The heading styles by level. */
export const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const

/** The styles of a document, named as Word names them where it has one. */
export function stylesOf(layout: Layout, language: string): IStylesOptions {
  const { font, size, line, indent, above } = LOOK[layout]
  const plain = { indent: { firstLine: 0 } }
  const isReview = layout === 'review'
  const heading = (scale: number, before: number, level: number | null) => ({
    run: {
      font,
      size: layout === 'manuscript' ? size : Math.round(size * scale),
      bold: layout !== 'manuscript',
      color: '000000',
    },
    paragraph: {
      ...plain,
      alignment: AlignmentType.CENTER,
      spacing: { before, after: 480, line: layout === 'manuscript' ? line : 300 },
      keepNext: true,
      // Other programs than Word list the headings of a document by it.
      ...(level !== null && { outlineLevel: level - 1 }),
    },
  })
  const small = { ...plain, spacing: { before: 0, after: 60, line: 260 } }
  const separator = {
    ...plain,
    alignment: AlignmentType.CENTER,
    spacing: { before: 240, after: 240, line },
  }
  const cell = { ...plain, spacing: { line: Math.min(line, 300) } }
  const own = (id: string, paragraph: object, run: object = {}) => ({
    id,
    name: id,
    basedOn: 'Normal',
    quickFormat: true,
    paragraph,
    run,
  })
  return {
    default: {
      document: {
        run: { font, size, language: { value: language } },
        paragraph: { spacing: { line, after: isReview ? 160 : 0 }, indent: { firstLine: indent } },
      },
      title: heading(1.8, above, null),
      heading1: heading(1.5, above, 1),
      heading2: heading(1.3, above === 4320 ? 4320 : 600, 2),
      heading3: heading(1.15, 480, 3),
      heading4: heading(1, 360, 4),
      heading5: heading(1, 360, 5),
      heading6: heading(1, 360, 6),
    },
    paragraphStyles: [
      own('Separator', separator),
      own('Quote', { indent: { left: 720, right: 720, firstLine: 0 } }),
      // In the look of the separator between scenes, but known as a rule when the file is read back (R-1008).
      own('Rule', separator),
      own('Cell', cell),
      { ...own('TableHeading', cell, { bold: true }), name: 'Table Heading' },
      {
        ...own('Caption', { ...plain, spacing: { before: 60, after: 240, line: 260 } }, { size: 20 }),
        name: 'caption',
      },
      own('Code', { ...plain, spacing: { line: 260 } }, { font: 'Courier New', size: 20 }),
      own('Note', small, { size: 20 }),
      own('Matter', plain),
    ],
    characterStyles: [
      {
        id: 'VerbatimChar',
        name: 'Verbatim Char',
        basedOn: 'DefaultParagraphFont',
        run: { font: 'Courier New' },
      },
      {
        id: 'ParagraphNumber',
        name: 'ParagraphNumber',
        basedOn: 'DefaultParagraphFont',
        run: { size: 16, color: '595959' },
      },
      {
        id: 'PictureDescription',
        name: 'PictureDescription',
        basedOn: 'DefaultParagraphFont',
        run: { color: '595959' },
      },
    ],
  }
}

const indentAt = (level: number) => ({ left: 720 * (level + 1), hanging: 360 })
const BULLETS = ['•', '◦', '▪']

/** The numbering of bullets and of each first number that an ordered list begins with. */
export function numberingOf(starts: Iterable<number>) {
  const levels = [...Array(9).keys()]
  return {
    config: [
      {
        reference: 'bullets',
        levels: levels.map((level) => ({
          level,
          format: LevelFormat.BULLET,
          text: BULLETS[level % 3] as string,
          alignment: AlignmentType.START,
          style: { paragraph: { indent: indentAt(level) } },
        })),
      },
      ...[...starts].map((start) => ({
        reference: `numbers-${start}`,
        levels: levels.map((level) => ({
          level,
          format: LevelFormat.DECIMAL,
          text: `%${level + 1}.`,
          start,
          alignment: AlignmentType.START,
          style: { paragraph: { indent: indentAt(level) } },
        })),
      })),
    ],
  }
}
