import { z } from 'zod'
import { boundedArray } from './bounded.ts'
import { stripInvisible } from './clean-name.ts'

/** The file formats of an export. */
export const EXPORT_FORMATS = ['docx', 'epub', 'pdf', 'md', 'txt', 'scriv'] as const
export const exportFormat = z.enum(EXPORT_FORMATS)
export type ExportFormat = z.infer<typeof exportFormat>

/** The built-in presets. */
export const PRESET_NAMES = ['manuscript', 'reading', 'ebook', 'proof'] as const
export const presetName = z.enum(PRESET_NAMES)
export type PresetName = z.infer<typeof presetName>

const ids = boundedArray(z.uuid(), 20_000)
const line = z.string().overwrite(stripInvisible).max(300)
const lines = z.string().max(5000)

/** The items that a book is made of; the flag "Include in compile" is respected unless `ignoresFlag`. */
export const compileParts = z.discriminatedUnion('by', [
  z.object({ by: z.literal('all') }),
  /** The chosen items with all items below them. */
  z.object({ by: z.literal('branches'), itemIds: ids }),
  z.object({ by: z.literal('label'), id: z.uuid() }),
  z.object({ by: z.literal('status'), id: z.uuid() }),
  /** The items of a collection, in its order. */
  z.object({ by: z.literal('collection'), id: z.uuid() }),
])
export type CompileParts = z.infer<typeof compileParts>

/** Every choice of an export: what is in the book and how it looks. */
export const compileChoices = z.object({
  parts: compileParts,
  ignoresFlag: z.boolean(),
  chapterTitles: z.enum(['title', 'number', 'number-and-title', 'none']),
  numbering: z.enum(['arabic', 'roman']),
  sceneTitles: z.boolean(),
  /** The line between two scenes; empty for an empty line. */
  separator: z.string().overwrite(stripInvisible).max(40),
  hasContents: z.boolean(),
  header: z.enum(['none', 'title', 'author-title-page']),
  footer: z.enum(['none', 'page']),
  notes: z.enum(['footnotes', 'endnotes', 'none']),
  hasComments: z.boolean(),
  /** A language tag; null for that of the manuscript. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .nullable(),
  quotes: z.enum(['keep', 'straight', 'curly', 'guillemets', 'low']),
  page: z.enum(['a4', 'letter', 'a5']),
  /** `manuscript`: 12 pt, double line spacing; `book`: a book page; `review`: wide margins and line spacing. */
  layout: z.enum(['manuscript', 'book', 'review']),
  hasParagraphNumbers: z.boolean(),
  /** Pieces before and after the text; an empty text leaves its piece out. */
  matter: z.object({
    hasTitlePage: z.boolean(),
    /** Name and address on the title page of a manuscript. */
    contact: lines,
    copyright: lines,
    dedication: lines,
    alsoBy: lines,
    /** The line after the last text, for example END. */
    end: line,
  }),
})
export type CompileChoices = z.infer<typeof compileChoices>
