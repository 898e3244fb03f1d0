import { z } from 'zod'
import { HREF, MAX_HREF } from './link-href.ts'
import { CAPTION, MAX_CAPTION, PICTURE_ALIGNMENTS, type PictureAlign } from './picture-values.ts'

/**
 * The body of an item as ProseMirror JSON, shared by importer, API and editor. It rejects unknown nodes, marks and
 * attributes; the editor checks ProseMirror's nesting rules.
 */
export const MARK_NAMES = [
  'bold',
  'italic',
  'underline',
  'strike',
  'code',
  'superscript',
  'subscript',
  'highlight',
  'link',
  'itemLink',
  'comment',
  'footnote',
  'annotation',
  'inlineFootnote',
] as const

const colour = z.string().regex(/^#[0-9a-f]{6}$/i)
const anchorId = z.uuid()

/** Links open in a new tab, so only safe URLs are accepted. */
export const linkHref = z.string().max(MAX_HREF).regex(HREF)

const mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('underline') }),
  z.object({ type: z.literal('strike') }),
  z.object({ type: z.literal('code') }),
  z.object({ type: z.literal('superscript') }),
  z.object({ type: z.literal('subscript') }),
  z.object({ type: z.literal('highlight'), attrs: z.object({ color: colour.nullish() }).optional() }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: linkHref }) }),
  /** A link to another item of the same manuscript. */
  z.object({ type: z.literal('itemLink'), attrs: z.object({ itemId: z.uuid() }) }),
  /** Text with a margin comment, the `item_comments` row of this id. */
  z.object({ type: z.literal('comment'), attrs: z.object({ id: anchorId }) }),
  /** Text with a footnote, the `item_comments` row of this id and kind `footnote`. */
  z.object({ type: z.literal('footnote'), attrs: z.object({ id: anchorId }) }),
  /** Scrivener's inline annotation: a remark of the author inside the text. */
  z.object({ type: z.literal('annotation'), attrs: z.object({ color: colour.nullish() }).optional() }),
  /** Scrivener's inline footnote: text that compiles to a footnote. */
  z.object({ type: z.literal('inlineFootnote') }),
])

/** One mark of a text node. */
export type DocMark = z.infer<typeof mark>

const textAlign = z.enum(['left', 'center', 'right', 'justify']).nullish()
const span = z.number().int().min(1).max(100).optional()
const cellAttrs = z
  .object({ colspan: span, rowspan: span, colwidth: z.array(z.number().int()).nullish() })
  .optional()

/** One node of the tree; the type has no maximum depth, `isShallowEnough` checks it. */
export type DocNode =
  | { type: 'text'; text: string; marks?: DocMark[] | undefined }
  | { type: 'hardBreak'; marks?: DocMark[] | undefined }
  | { type: 'horizontalRule' }
  | {
      type: 'image'
      attrs: {
        /** Object path in the bucket `manuscript-files`; never an external URL. */
        path: string
        alt?: string | null | undefined
        width?: number | null | undefined
        height?: number | null | undefined
        align?: PictureAlign | null | undefined
        /** A line of text below the picture. */
        caption?: string | null | undefined
      }
    }
  | {
      type: 'paragraph'
      attrs?: { textAlign?: z.infer<typeof textAlign> } | undefined
      content?: DocNode[] | undefined
    }
  | {
      type: 'heading'
      attrs: { level: number; textAlign?: z.infer<typeof textAlign> }
      content?: DocNode[] | undefined
    }
  | { type: 'blockquote' | 'bulletList' | 'listItem' | 'table' | 'tableRow'; content: DocNode[] }
  | {
      type: 'orderedList'
      attrs?: { start?: number | undefined; type?: string | null | undefined } | undefined
      content: DocNode[]
    }
  | {
      type: 'codeBlock'
      attrs?: { language?: string | null | undefined } | undefined
      content?: DocNode[] | undefined
    }
  | { type: 'tableHeader' | 'tableCell'; attrs?: z.infer<typeof cellAttrs>; content: DocNode[] }

const objectPath = z
  .string()
  .max(300)
  .regex(/^[\w-]+(\/[\w-]+)*\/(?!\.{1,2}$)[\w.-]+$/)

const marks = z.array(mark).max(16).optional()
/** One node with its content. */
export const docNode: z.ZodType<DocNode> = z
  .lazy(() => {
    const content = z.array(docNode)
    return z.discriminatedUnion('type', [
      z.object({ type: z.literal('text'), text: z.string().min(1), marks }),
      z.object({ type: z.literal('hardBreak'), marks }),
      z.object({ type: z.literal('horizontalRule') }),
      z.object({
        type: z.literal('image'),
        attrs: z.object({
          path: objectPath,
          alt: z.string().max(1000).nullish(),
          width: z.number().positive().max(10_000).nullish(),
          height: z.number().positive().max(10_000).nullish(),
          align: z.enum(PICTURE_ALIGNMENTS).nullish(),
          caption: z.string().max(MAX_CAPTION).regex(CAPTION).nullish(),
        }),
      }),
      z.object({
        type: z.literal('paragraph'),
        attrs: z.object({ textAlign }).optional(),
        content: content.optional(),
      }),
      z.object({
        type: z.literal('heading'),
        attrs: z.object({ level: z.number().int().min(1).max(6), textAlign }),
        content: content.optional(),
      }),
      z.object({ type: z.literal('blockquote'), content }),
      z.object({ type: z.literal('bulletList'), content }),
      z.object({
        type: z.literal('orderedList'),
        attrs: z
          .object({
            start: z.number().int().min(0).max(100_000).optional(),
            type: z.string().max(2).nullish(),
          })
          .optional(),
        content,
      }),
      z.object({ type: z.literal('listItem'), content }),
      z.object({
        type: z.literal('codeBlock'),
        attrs: z.object({ language: z.string().max(40).nullish() }).optional(),
        content: content.optional(),
      }),
      z.object({ type: z.literal('table'), content }),
      z.object({ type: z.literal('tableRow'), content }),
      z.object({ type: z.literal('tableHeader'), attrs: cellAttrs, content }),
      z.object({ type: z.literal('tableCell'), attrs: cellAttrs, content }),
    ])
  })
  .meta({ id: 'DocNode' })

/** The deepest nesting of a body; deeper input could exhaust a reader's browser. */
export const MAX_DOC_DEPTH = 64

export const docSchema = z.object({ type: z.literal('doc'), content: z.array(docNode) })
export type Doc = { type: 'doc'; content: DocNode[] }

/** True when a value nests no deeper than {@link MAX_DOC_DEPTH}; call it before `docSchema`, which recurses. */
export function isShallowEnough(value: unknown, limit = MAX_DOC_DEPTH): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return false
    const next: unknown[] = []
    for (const entry of level) {
      const content = (entry as { content?: unknown } | null)?.content
      if (Array.isArray(content)) for (const child of content) next.push(child)
    }
    level = next
  }
  return true
}
