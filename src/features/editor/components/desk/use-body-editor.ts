import type { Doc } from '@contract/document.ts'
import type { Editor } from '@tiptap/core'
import { Placeholder } from '@tiptap/extensions'
import { useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { signFile } from '@/features/manuscripts/api/raw-files.ts'
import { reportError } from '@/lib/report-error.ts'
import { ADOPTED, adoptBody } from '../../extensions/adopt.ts'
import { Anchors } from '../../extensions/anchors.ts'
import { CleanPaste } from '../../extensions/clean-paste.ts'
import { CurrentBlock } from '../../extensions/current-block.ts'
import { Find } from '../../extensions/find.ts'
import { schemaExtensions } from '../../extensions/schema.ts'
import { documentJson } from '../../model/block-cache.ts'
import { fitDocument } from '../../model/fit-document.ts'

type BodyEditorOptions = {
  body: Doc | null
  canWrite: boolean
  language: string
  /** Called for what the writer does, not for what is taken over from elsewhere. */
  onWrite: (read: () => Doc) => void
  knownAnchors: () => ReadonlySet<string>
  onPicturesLeftOut: () => void
  onFiles: (editor: Editor, files: readonly File[], position: number | null) => boolean
}

/** The editor of an item's body, and whether its text could be read at all; an unreadable one is never written over. */
export function useBodyEditor(options: BodyEditorOptions): { editor: Editor; isUnreadable: boolean } {
  const intl = useIntl()
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const [isUnreadable, setUnreadable] = useState(false)
  const editable = options.canWrite && !isUnreadable
  const label = intl.formatMessage({ id: 'editor.sheet.label' })
  const attributes = {
    class: 'editor-prose',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    lang: options.language,
    ...(editable ? {} : { 'aria-readonly': 'true', tabindex: '0' }),
  }

  const editor = useEditor({
    content: fitDocument(options.body),
    editable,
    shouldRerenderOnTransaction: false,
    enableContentCheck: true,
    onContentError: ({ error }) => {
      reportError(error, { where: 'editor' })
      setUnreadable(true)
    },
    editorProps: { attributes, scrollThreshold: 80, scrollMargin: 80 },
    extensions: [
      ...schemaExtensions({
        signPicture: (path) => signFile(path),
        missingText: () => intl.formatMessage({ id: 'editor.picture.missing' }),
      }),
      Placeholder.configure({
        placeholder: () => intl.formatMessage({ id: 'editor.sheet.placeholder' }),
        showOnlyWhenEditable: true,
      }),
      Anchors,
      Find,
      CurrentBlock,
      CleanPaste.configure({
        knownAnchors: () => latest.current.knownAnchors(),
        onPicturesLeftOut: () => latest.current.onPicturesLeftOut(),
        onFiles: (...args) => latest.current.onFiles(...args),
      }),
    ],
    onUpdate: ({ transaction }) => {
      if (transaction.getMeta(ADOPTED)) return
      const { doc } = transaction
      latest.current.onWrite(() => documentJson(doc))
    },
  })
  useEffect(() => {
    editor.setEditable(editable, false)
  }, [editor, editable])
  return { editor, isUnreadable }
}

/** Shows a body that came from elsewhere in an editor that may be busy composing a character. */
export function showBody(editor: Editor, body: Doc | null, isUndoable = false): void {
  if (editor.isDestroyed) return
  if (!editor.view.composing) {
    adoptBody(editor, body, isUndoable)
    return
  }
  editor.view.dom.addEventListener(
    'compositionend',
    () => setTimeout(() => showBody(editor, body, isUndoable), 0),
    { once: true },
  )
}
