import type { Extensions } from '@tiptap/core'
import Subscript from '@tiptap/extension-subscript'
import Superscript from '@tiptap/extension-superscript'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { CommentMark, FootnoteMark } from './anchor-marks.ts'
import { CodeMark } from './code-mark.ts'
import { HighlightMark } from './highlight-mark.ts'
import { AnnotationMark, InlineFootnoteMark } from './inline-remarks.ts'
import { ItemLinkMark } from './item-link-mark.ts'
import { LinkMark } from './link-mark.ts'
import { Picture } from './picture.ts'
import type { SignPicture } from './picture-view.ts'
import { TextAlign } from './text-align.ts'

type SchemaOptions = { signPicture: SignPicture; missingText: () => string }

// Each paragraph has its own text direction, so that a Hebrew quotation in a French text reads correctly.
const prose = { HTMLAttributes: { dir: 'auto' } }

/** The document schema of the contract as Tiptap extensions, with the same names and attributes. */
export function schemaExtensions({ signPicture, missingText }: SchemaOptions): Extensions {
  return [
    StarterKit.configure({
      link: false,
      code: false,
      trailingNode: false,
      paragraph: prose,
      heading: { levels: [1, 2, 3, 4, 5, 6], ...prose },
      blockquote: prose,
      listItem: prose,
      dropcursor: { color: false, class: 'editor-dropcursor', width: 2 },
      undoRedo: { depth: 500, newGroupDelay: 500 },
    }),
    TextAlign,
    Subscript,
    Superscript,
    TableKit.configure({ table: { resizable: false } }),
    CodeMark,
    HighlightMark,
    LinkMark,
    ItemLinkMark,
    CommentMark,
    FootnoteMark,
    AnnotationMark,
    InlineFootnoteMark,
    Picture.configure({ sign: signPicture, missingText }),
  ]
}
