import * as z from 'zod'
import { createSetting } from '@/lib/storage/create-setting.ts'

/** The choices of the page's look, each with the usual one among them. */
export const PAGE_CHOICES = {
  font: ['serif', 'sans', 'mono'],
  size: ['small', 'usual', 'large', 'largest'],
  line: ['close', 'usual', 'open'],
  width: ['narrow', 'usual', 'wide'],
  paragraph: ['spaced', 'indented'],
  /** The part of the text at the caret that focus mode highlights. */
  focus: ['paragraph', 'sentence'],
} as const

const schema = z.object({
  font: z.enum(PAGE_CHOICES.font).catch('serif'),
  size: z.enum(PAGE_CHOICES.size).catch('usual'),
  line: z.enum(PAGE_CHOICES.line).catch('usual'),
  width: z.enum(PAGE_CHOICES.width).catch('usual'),
  paragraph: z.enum(PAGE_CHOICES.paragraph).catch('spaced'),
  focus: z.enum(PAGE_CHOICES.focus).catch('paragraph'),
  /** Whether names are marked in the text. */
  hasNames: z.boolean().catch(true),
})

/** The look of the text while writing; it changes nothing in the text, and no export. */
export type PageLook = z.infer<typeof schema>

/** Parses a stored look; missing and invalid choices become the usual ones. */
export function parsePageLook(text: string | undefined): PageLook {
  try {
    return schema.parse(JSON.parse(text ?? '{}'))
  } catch {
    // No JSON object: the usual look applies.
    return schema.parse({})
  }
}

/** The look of the page on this device. */
export const pageLook = createSetting<PageLook>({
  key: 'quillport-page-look',
  parse: parsePageLook,
  format: JSON.stringify,
})

const REM = { small: 1, usual: 1.125, large: 1.25, largest: 1.5 } as const
const LINE = { close: '1.4', usual: '1.65', open: '2' } as const
/** The width of the text column in rem at the usual size: about 52, 62 and 76 characters. */
const MEASURE = { narrow: 29, usual: 35, wide: 43 } as const

/** The width of the text column in rem; a larger font keeps the number of characters in a line. */
export const measureOf = ({ size, width }: PageLook): number => MEASURE[width] * (REM[size] / REM.usual)

/** The styles of the page, which the text inherits. */
export function pageStyles({ font, size, line, paragraph }: PageLook) {
  const isIndented = paragraph === 'indented'
  return {
    fontFamily: { serif: 'prose', sans: 'body', mono: 'mono' }[font],
    fontSize: `${REM[size]}rem`,
    '--page-line': LINE[line],
    '--page-gap': isIndented ? '0' : '0.6em',
    '--page-indent': isIndented ? '1.5em' : '0',
  } as const
}
