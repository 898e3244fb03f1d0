import { use, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { activeAnchorIn, anchorsIn } from '../../extensions/anchors-plugin.ts'
import { nameAt } from '../../extensions/names.ts'
import { setEditorPanes } from '../../model/editor-panes.ts'
import { focusText } from '../../model/focus-text.ts'
import { useNoteSteps } from '../notes/use-note-steps.ts'
import { BesideContext } from './beside-context.ts'
import { useEditorContext } from './editor-context.ts'
import { useTextSteps } from './use-text-steps.ts'
import { useWritingKeys, type WritingKeys } from './use-writing-keys.ts'

/**
 * Handles the shortcuts of the open text and those of the screen around it. Returns the announcement of a save by key for
 * screen readers.
 */
export function useTextKeys(screenKeys: WritingKeys): string {
  const intl = useIntl()
  const context = useEditorContext()
  const { editor, session, canWrite, isFocused, setFocused, isFinding, setFinding } = context
  const steps = useTextSteps()
  const stepNote = useNoteSteps()
  const beside = use(BesideContext)
  const pane = beside ? '[data-beside] ' : ''
  const [announcement, setAnnouncement] = useState('')
  const save = async () => {
    setAnnouncement('')
    if (await session.flush()) setAnnouncement(intl.formatMessage({ id: 'editor.saved-now' }))
  }
  const find = () => {
    if (isFinding) document.querySelector<HTMLInputElement>(`${pane}[data-find-field]`)?.select()
    else setFinding(true)
  }
  const showNote = () => {
    const anchor = anchorsIn(editor.state).find(({ id }) => id === activeAnchorIn(editor.state))
    if (!editor.isFocused || !anchor) return false
    if (!context.hasMargin)
      flushSync(() => {
        if (anchor.kind === 'footnote') context.setOpenNote(anchor.id)
        else if (beside) {
          setEditorPanes({ tab: 'comments' })
          beside.setInspecting(true)
        } else setEditorPanes({ tab: 'comments', isInspectorOpen: true })
      })
    document.querySelector<HTMLElement>(`[data-note="${CSS.escape(anchor.id)}"] button`)?.focus()
  }
  const showName = () => {
    const name = nameAt(editor.state, editor.state.selection.head)
    if (!editor.isFocused || !name) return false
    flushSync(() => context.setOpenName({ ...name, isByKey: true }))
  }
  const writing: WritingKeys = canWrite
    ? {
        'ctrl+s': () => void save(),
        'ctrl+h': () => find(),
        'ctrl+shift+enter': () => steps.split(),
        'alt+ctrl+s': () => context.setDialog('name-revision'),
        'alt+ctrl+m': () => context.compose('comment'),
        'alt+ctrl+f': () => context.compose('footnote'),
        'ctrl+k': () => (editor.isFocused ? context.setDialog('link') : false),
        'ctrl+shift+k': () => context.setDialog('link'),
        'alt+f10': () =>
          document
            .querySelector<HTMLElement>(`${pane}[data-editor-toolbar] [data-tool][tabindex="0"]`)
            ?.focus(),
      }
    : {}
  useWritingKeys({
    ...writing,
    'ctrl+f': () => find(),
    'alt+enter': () => (showNote() === false ? showName() : undefined),
    'alt+shift+pageup': () => stepNote(-1),
    'alt+shift+pagedown': () => stepNote(1),
    escape: () => {
      // The slash menu is open; whatever is around the text stays as it is.
      if (editor.commands.closeSlash()) return
      // A list of people is open in the field of a note, which closes it.
      if (document.activeElement?.matches('[data-takes-escape]')) return false
      if (isFinding) setFinding(false)
      else if (context.openNote) context.setOpenNote(null)
      else if (context.openName) context.setOpenName(null)
      else if (context.composing) context.endComposing()
      else if (isFocused) flushSync(() => setFocused(false))
      else return false
      focusText(editor)
    },
    ...screenKeys,
  })
  return announcement
}
