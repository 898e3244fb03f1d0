import { Box } from '@chakra-ui/react'
import { Placeholder } from '@tiptap/extensions'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { signRawFile } from '@/features/manuscripts/api/raw-files.ts'
import { REMOTE_CHANGE } from '../../extensions/apply-remote-body.ts'
import { CleanPaste } from '../../extensions/clean-paste.ts'
import { LastParagraph } from '../../extensions/last-paragraph-plugin.ts'
import { schemaExtensions } from '../../extensions/schema.ts'
import { documentJson } from '../../model/block-cache.ts'
import { fitDocument } from '../../model/fit-document.ts'
import { canvasCss } from '../canvas/canvas-css.ts'
import { useEditorContext } from '../session/editor-context.ts'
import { showBody } from '../session/use-body-editor.ts'

const notesCss = {
  ...canvasCss,
  fontFamily: 'body',
  fontSize: 'sm',
  lineHeight: '1.55',
  minHeight: '50vh',
  paddingBlockEnd: '4',
}

/** The user's notes on the item in a small editor, saved with the text. */
export function NotesTab() {
  const intl = useIntl()
  const { session, manuscript, canWrite } = useEditorContext()
  const label = intl.formatMessage({ id: 'editor.notes-of-item' })
  const editor = useEditor({
    content: fitDocument(session.unsaved().notesContent ?? session.state.get().base.notesContent),
    editable: canWrite,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        class: 'editor-prose',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: manuscript.language,
        ...(canWrite ? {} : { 'aria-readonly': 'true', tabindex: '0' }),
      },
    },
    extensions: [
      ...schemaExtensions({
        signPicture: (path) => signRawFile(path),
        missingText: () => intl.formatMessage({ id: 'editor.picture.missing' }),
      }),
      Placeholder.configure({ placeholder: intl.formatMessage({ id: 'editor.notes-of-item.placeholder' }) }),
      CleanPaste,
      LastParagraph,
    ],
    onUpdate: ({ transaction }) => {
      if (transaction.getMeta(REMOTE_CHANGE)) return
      const { doc } = transaction
      session.change('notesContent', () => documentJson(doc))
    },
  })
  useEffect(
    () =>
      session.onRemoteChange((newer, fields) => {
        if (fields.includes('notesContent')) showBody(editor, newer.notesContent)
      }),
    [session, editor],
  )
  return (
    <Box p="4" css={{ '& .editor-prose': notesCss }}>
      <EditorContent editor={editor} />
    </Box>
  )
}
