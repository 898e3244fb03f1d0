import type { DocMark } from '../contract/document.ts'
import type { LinkTarget, RunStyle } from './book.ts'
import { bookText } from './clean-text.ts'

/** The look that the marks of a text give to a run. */
export function runStyleOf(marks: readonly DocMark[]): RunStyle {
  const style: { -readonly [Key in keyof RunStyle]: RunStyle[Key] } = {}
  for (const mark of marks) {
    if (mark.type === 'highlight') style.highlight = mark.attrs?.color?.toLowerCase() ?? true
    else if (STYLES.has(mark.type)) style[mark.type as Exclude<keyof RunStyle, 'highlight'>] = true
  }
  return style
}
const STYLES: ReadonlySet<string> = new Set([
  'bold',
  'italic',
  'underline',
  'strike',
  'code',
  'superscript',
  'subscript',
])

/** The target of a link; a link to an item that is not in the book has none. */
export function linkTargetOf(marks: readonly DocMark[], itemIds: ReadonlySet<string>): LinkTarget | null {
  for (const mark of marks) {
    if (mark.type === 'link') return { href: bookText(mark.attrs.href) }
    if (mark.type === 'itemLink' && itemIds.has(mark.attrs.itemId)) return { sectionId: mark.attrs.itemId }
  }
  return null
}
