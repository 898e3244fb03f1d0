import type { Doc } from '@contract/document.ts'
import { Editor } from '@tiptap/core'
import { Placeholder } from '@tiptap/extensions'
import { Node } from '@tiptap/pm/model'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { signRawFile } from '@/features/manuscripts/api/raw-files.ts'
import { reportError } from '@/lib/browser/report-error.ts'
import { Anchors } from '../../extensions/anchors-plugin.ts'
import { applyBody, applyRemoteBody, REMOTE_CHANGE } from '../../extensions/apply-remote-body.ts'
import { CleanPaste } from '../../extensions/clean-paste.ts'
import { CurrentBlock } from '../../extensions/current-block.ts'
import { Find } from '../../extensions/find.ts'
import { LastParagraph } from '../../extensions/last-paragraph-plugin.ts'
import { LinkBrackets } from '../../extensions/link-brackets.ts'
import { mergeDocuments } from '../../extensions/merge-bodies.ts'
import { Names } from '../../extensions/names.ts'
import { schemaExtensions } from '../../extensions/schema.ts'
import { SlashTrigger } from '../../extensions/slash-trigger.ts'
import { Typography } from '../../extensions/typography.ts'
import { documentJson } from '../../model/block-cache.ts'
import { editorPanes } from '../../model/editor-panes.ts'
import { fitDocument } from '../../model/fit-document.ts'

/** At the top more than the bars that stay over a text. */
const scrollSpace = { top: 120, right: 80, bottom: 80, left: 80 }

type BodyEditorOptions = {
  body: Doc | null
  canWrite: boolean
  language: string
  label?: string | undefined
  /** Called for the user's edits, not for applied remote changes. */
  onWrite: (read: () => Doc) => void
  knownAnchors: () => ReadonlySet<string>
  onPicturesLeftOut: () => void
  onFiles: (editor: Editor, files: readonly File[], position: number | null) => boolean
  /** Called when two brackets were typed, to link an item. */
  onBrackets: () => void
}

/**
 * Creates the editor of an item's body in a layout effect: a concurrent render may run twice and create two editors, and
 * a later effect would show the text a frame after its screen. An unreadable body, which could not be parsed, is never
 * overwritten.
 */
export function useBodyEditor(options: BodyEditorOptions) {
  const intl = useIntl()
  const { canWrite, language } = options
  const [editor, setEditor] = useState<Editor | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const editable = canWrite && !isUnreadable
  const label = options.label ?? intl.formatMessage({ id: 'editor.canvas.label' })
  const editorProps = useMemo(
    () => ({
      attributes: {
        class: 'editor-prose',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: language,
        ...(editable ? {} : { 'aria-readonly': 'true', tabindex: '0' }),
      },
      scrollThreshold: scrollSpace,
      scrollMargin: scrollSpace,
    }),
    [label, language, editable],
  )
  const current = { ...options, intl, editable, editorProps }
  const latest = useRef(current)
  useEffect(() => {
    latest.current = current
  })

  useLayoutEffect(() => {
    const now = () => latest.current
    const created = new Editor({
      content: fitDocument(now().body),
      editable: now().editable,
      enableContentCheck: true,
      onContentError: ({ error }) => {
        reportError(error, { where: 'editor' })
        setUnreadable(true)
      },
      editorProps: now().editorProps,
      extensions: [
        ...schemaExtensions({
          signPicture: signRawFile,
          missingText: () => now().intl.formatMessage({ id: 'editor.picture.missing' }),
        }),
        Placeholder.configure({
          placeholder: () => now().intl.formatMessage({ id: 'editor.canvas.placeholder' }),
          showOnlyWhenEditable: true,
        }),
        Anchors,
        Find,
        CurrentBlock.configure({ language: () => now().language }),
        Names,
        LastParagraph,
        Typography.configure({ language: () => now().language, isOn: () => editorPanes.get().isTypeset }),
        SlashTrigger,
        LinkBrackets.configure({ onOpen: () => now().onBrackets() }),
        CleanPaste.configure({
          knownAnchors: () => now().knownAnchors(),
          onPicturesLeftOut: () => now().onPicturesLeftOut(),
          onFiles: (...args) => now().onFiles(...args),
        }),
      ],
      onUpdate: ({ transaction }) => {
        if (transaction.getMeta(REMOTE_CHANGE)) return
        const { doc } = transaction
        now().onWrite(() => documentJson(doc))
      },
    })
    setEditor(created)
    // Deferred, because components around the editor release it in the same tick.
    return () => void setTimeout(() => created.destroy(), 0)
  }, [])
  // Updates options only on change, because each update renders the whole text again.
  useEffect(() => {
    if (!editor || editor.isDestroyed) return
    if (editor.options.editorProps !== editorProps) editor.setOptions({ editorProps })
    if (editor.options.editable !== editable) editor.setEditable(editable, false)
  }, [editor, editorProps, editable])
  return { editor, isUnreadable }
}

/** Applies a remote body to an editor that may be in an IME composition. */
export function showBody(editor: Editor, body: Doc | null, isUndoable = false): void {
  if (editor.isDestroyed) return
  if (!editor.view.composing) {
    applyRemoteBody(editor, body, isUndoable)
    return
  }
  const before = editor.state.doc
  const handle = () => {
    if (editor.isDestroyed) return
    const { doc, schema } = editor.state
    if (doc.eq(before)) return showBody(editor, body, isUndoable)
    const theirs = Node.fromJSON(schema, fitDocument(body))
    const merged = mergeDocuments({ base: before, mine: doc, theirs })
    // The composed text is an edit of the user, so the merged body is one too and is saved.
    if (merged) applyBody(editor, merged, { isUndoable, isRemote: false })
  }
  editor.view.dom.addEventListener('compositionend', () => setTimeout(handle, 0), { once: true })
}
