import type { MailMessage } from '@contract/mail.ts'
import type { Editor } from '@tiptap/react'
import type { IntlShape } from 'react-intl'
import { asHistory } from '../../model/history.ts'

/** The position of the quoted history at the end of the text, or null. */
function historyStart(editor: Editor): number | null {
  const { doc } = editor.state
  let count = doc.childCount
  let end = doc.content.size
  while (
    count > 1 &&
    doc.child(count - 1).type.name === 'paragraph' &&
    doc.child(count - 1).content.size === 0
  ) {
    end -= doc.child(count - 1).nodeSize
    count -= 1
  }
  const quote = count > 1 ? doc.child(count - 1) : null
  if (quote?.type.name !== 'blockquote') return null
  let start = end - quote.nodeSize
  const intro = doc.child(count - 2)
  if (intro.type.name === 'paragraph' && /:\s*$/.test(intro.textContent)) start -= intro.nodeSize
  return start
}

/** True when the text ends with quoted history. */
export const hasHistory = (editor: Editor): boolean => historyStart(editor) !== null

/** Adds the quoted history below the text or removes it. */
export function toggleHistory(editor: Editor, message: MailMessage, intl: IntlShape): void {
  const { doc } = editor.state
  const start = historyStart(editor)
  if (start !== null) {
    editor.chain().deleteRange({ from: start, to: doc.content.size }).run()
    return
  }
  editor
    .chain()
    .insertContentAt(doc.content.size, `<p></p>${asHistory(message, intl)}`)
    .focus('start')
    .run()
}
