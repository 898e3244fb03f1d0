import { type ArchiveError, isArchiveError } from './archive-error.ts'
import { convertText } from './convert-text.ts'
import { floatColour } from './project/values.ts'
import type { ScrivenerComment } from './text-types.ts'
import { readXml } from './xml/read-xml.ts'

const MAX_COMMENTS = 5_000
const MAX_BODY = 2_000_000

/** The comments of one text; `error` when the file is damaged, with the comments before the damage. */
export interface CommentList {
  comments: ScrivenerComment[]
  error: ArchiveError | null
}

interface OpenComment {
  id: string | undefined
  isFootnote: boolean
  colour: string | null
  body: string
  range: ScrivenerComment['range']
}

/** Reads `content.comments`, `N.comments` and the older `N.links`: comments and footnotes in file order. */
export function readComments(bytes: Uint8Array, path: string): CommentList {
  const found: OpenComment[] = []
  let open: OpenComment | null = null
  try {
    readXml(
      bytes,
      {
        open(name, attributes) {
          if (name !== 'Comment' || found.length >= MAX_COMMENTS) return
          open = startComment(attributes)
          found.push(open)
        },
        close(name, text) {
          if (!open) return
          if (name === 'Range') open.range = rangeOf(text)
          else if (name === 'Color') open.colour = floatColour(text) ?? open.colour
          else if (name === 'RTF') open.body = text
          else if (name === 'Comment') {
            if (open.body === '') open.body = text
            open = null
          }
        },
      },
      { path, isBinder: false, maxDepth: 20, maxText: MAX_BODY },
    )
  } catch (error) {
    if (!isArchiveError(error)) throw error
    return { comments: found.map(finishComment), error }
  }
  return { comments: found.map(finishComment), error: null }
}

function startComment(attributes: Readonly<Record<string, string>>): OpenComment {
  return {
    id: attributes.ID,
    isFootnote: attributes.Footnote === 'Yes' || attributes.IsFootnote === 'Yes',
    colour: floatColour(attributes.Color),
    body: '',
    range: attributes.Range ? rangeOf(attributes.Range) : null,
  }
}

function finishComment(comment: OpenComment, index: number): ScrivenerComment {
  const { doc, text } = convertText(rtfBytes(comment.body))
  return {
    sourceId: comment.id?.trim().slice(0, 100).toUpperCase() || `COMMENT-${index + 1}`,
    kind: comment.isFootnote ? 'footnote' : 'comment',
    colour: comment.colour,
    text,
    doc,
    range: comment.range,
  }
}

/** Parses "12,5" or "{12, 5}": start and length. */
function rangeOf(text: string): ScrivenerComment['range'] {
  const match = /(\d{1,9})\D+(\d{1,9})/.exec(text)
  return match ? { start: Number(match[1]), length: Number(match[2]) } : null
}

/** Converts RTF that XML stored as characters to bytes; non-ASCII characters become RTF escapes. */
export function rtfBytes(text: string): Uint8Array {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: everything outside ASCII
  const ascii = text.replace(/[^\u0000-\u007f]/g, (char) => `{\\uc0\\u${char.charCodeAt(0)} }`)
  return new TextEncoder().encode(ascii)
}
