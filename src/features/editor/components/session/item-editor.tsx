import type { Item } from '@contract/items.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { itemKeys } from '@/features/manuscripts/api/keys.ts'
import type { LoadedManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { createStore } from '@/lib/storage/external-store.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { joinSession, sessionFor } from '../../api/editor-session.ts'
import type { ItemDraft } from '../../model/draft-store.ts'
import { focusText } from '../../model/focus-text.ts'
import { useComposing } from '../notes/use-composing.ts'
import {
  EditorContext,
  type EditorContextValue,
  type EditorDialogName,
  type OpenName,
  TreeContext,
  useShown,
} from './editor-context.ts'
import { PictureFilesField } from './picture-files-field.tsx'
import { showBody, useBodyEditor } from './use-body-editor.ts'
import { useNames } from './use-names.ts'
import { usePictures } from './use-pictures.ts'

type ItemEditorProps = {
  open: LoadedManuscript
  item: Item
  userId: string
  left: ItemDraft | null
  isFocused: boolean
  setFocused: (isFocused: boolean) => void
  onOpenItem: (itemId: string) => void
  /** Shows another item beside this one; missing where there is no room. */
  onOpenBeside?: ((itemId: string) => void) | undefined
  opensParts?: boolean
  /** The name of the text for screen readers, when a screen has several. */
  label?: string
  children: (facts: { others: typeof noTabs; isUnreadable: boolean }) => ReactNode
}

const noTabs = createStore(0)

/** Creates the session and editor of an open item and provides the shared context. */
export function ItemEditor(props: ItemEditorProps) {
  const { open, item, userId, left, isFocused, setFocused, onOpenItem, onOpenBeside, label, children } = props
  const { opensParts = false } = props
  const { manuscript, tree, actions, canWrite } = open
  const intl = useIntl()
  const client = useQueryClient()
  const [editorSession] = useState(() => sessionFor(client, manuscript.id, item, userId, left))
  const { session } = editorSession
  const language = useShown(session, 'language') ?? manuscript.language
  const [others, setOthers] = useState(noTabs)
  const [dialog, showDialog] = useState<EditorDialogName>(null)
  const [isFinding, setFinding] = useState(false)
  const [hasMargin, setMargin] = useState(false)
  const [openNote, setOpenNote] = useState<string | null>(null)
  const [openName, setOpenName] = useState<OpenName | null>(null)
  const takePictures = usePictures(manuscript.id)
  const picker = useRef<HTMLInputElement>(null)

  const { comments } = item
  const anchorIds = useMemo(() => new Set(comments.map(({ id }) => id)), [comments])
  const { editor, isUnreadable } = useBodyEditor({
    body: session.unsaved().content ?? session.state.get().base.content,
    canWrite,
    language,
    label,
    onWrite: (read) => session.change('content', read),
    knownAnchors: () => anchorIds,
    onPicturesLeftOut: () =>
      toast.info({
        title: intl.formatMessage({ id: 'editor.paste.pictures' }),
        description: intl.formatMessage({ id: 'editor.paste.pictures.why' }),
      }),
    onFiles: takePictures,
    // At once, so that the next key is typed in the dialog.
    onBrackets: () => flushSync(() => showDialog('item-link')),
  })

  const composing = useComposing(editor, setFocused)
  useNames(editor, tree, item.id)

  useEffect(() => {
    const resolved = comments.filter(({ resolvedAt }) => resolvedAt !== null)
    editor?.commands.setResolvedAnchors(new Set(resolved.map(({ id }) => id)))
  }, [editor, comments])

  useEffect(() => {
    const refresh = () =>
      void client.invalidateQueries({ queryKey: itemKeys.detail(manuscript.id, item.id), exact: true })
    const joined = joinSession(editorSession, refresh)
    setOthers(joined.others)
    return joined.leave
  }, [client, editorSession, manuscript.id, item.id])

  useEffect(() => {
    if (!editor) return
    return session.onRemoteChange((newer, fields) => {
      if (fields.includes('content')) showBody(editor, newer.content)
    })
  }, [session, editor])

  useEffect(() => {
    if (!editor) return
    if (!editor.view.composing) return session.receive(item)
    // During a composition the text cannot show the newer item, and the session must not count it as shown. The text
    // of the composition is reported before the timer.
    const { dom } = editor.view
    let timer: ReturnType<typeof setTimeout> | undefined
    const handle = () => {
      timer = setTimeout(() => session.receive(item), 0)
    }
    dom.addEventListener('compositionend', handle, { once: true })
    return () => {
      clearTimeout(timer)
      dom.removeEventListener('compositionend', handle)
    }
  }, [session, item, editor])

  const itemId = item.id
  // The same value until one of its parts changes, because most of the screen reads it.
  const value = useMemo((): EditorContextValue | null => {
    if (!editor) return null
    return {
      ...{ manuscript, itemId, language, actions, comments, session, editor, canWrite },
      ...composing,
      dialog,
      setDialog(next) {
        if (next !== null) return showDialog(next)
        // The dialog releases the focus when it is unmounted; the next key is typed in the text.
        flushSync(() => showDialog(null))
        focusText(editor)
      },
      isFinding,
      setFinding,
      isFocused,
      setFocused,
      hasMargin,
      setMargin,
      openNote,
      setOpenNote,
      openName,
      setOpenName,
      pickPicture: () => picker.current?.click(),
      openItem: onOpenItem,
      openBeside: onOpenBeside,
      opensParts,
    }
  }, [
    manuscript,
    itemId,
    language,
    actions,
    comments,
    session,
    editor,
    canWrite,
    dialog,
    isFinding,
    isFocused,
    setFocused,
    composing,
    hasMargin,
    openNote,
    openName,
    onOpenItem,
    onOpenBeside,
    opensParts,
  ])
  const treeValue = useMemo(() => ({ tree, actions }), [tree, actions])
  if (!value) return null
  return (
    <EditorContext value={value}>
      <TreeContext value={treeValue}>{children({ others, isUnreadable })}</TreeContext>
      <PictureFilesField ref={picker} editor={value.editor} onFiles={takePictures} />
    </EditorContext>
  )
}
