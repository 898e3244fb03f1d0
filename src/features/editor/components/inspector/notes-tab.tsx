import { Box } from '@chakra-ui/react'
import { Placeholder } from '@tiptap/extensions'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { signFile } from '@/features/manuscripts/api/raw-files.ts'
import { ADOPTED } from '../../extensions/adopt.ts'
import { CleanPaste } from '../../extensions/clean-paste.ts'
import { LastParagraph } from '../../extensions/last-paragraph.ts'
import { schemaExtensions } from '../../extensions/schema.ts'
import { documentJson } from '../../model/block-cache.ts'
import { fitDocument } from '../../model/fit-document.ts'
import { useDesk } from '../desk/desk-context.ts'
import { showBody } from '../desk/use-body-editor.ts'
import { sheetCss } from '../sheet/sheet-css.ts'

const notesCss = {
  ...sheetCss,
  fontFamily: 'body',
  fontSize: 'sm',
  lineHeight: '1.55',
  minHeight: '50vh',
  paddingBlockEnd: '4',
}

/** The writer's notes on the item: a small editor of its own, saved with the text. */
export function NotesTab() {
  const intl = useIntl()
  const { desk, session, manuscript, canWrite } = useDesk()
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
        signPicture: (path) => signFile(path),
        missingText: () => intl.formatMessage({ id: 'editor.picture.missing' }),
      }),
      Placeholder.configure({ placeholder: intl.formatMessage({ id: 'editor.notes-of-item.placeholder' }) }),
      CleanPaste,
      LastParagraph,
    ],
    onUpdate: ({ transaction }) => {
      if (transaction.getMeta(ADOPTED)) return
      const { doc } = transaction
      session.change('notesContent', () => documentJson(doc))
    },
  })
  useEffect(
    () =>
      desk.onAdopt((newer, fields) => {
        if (fields.includes('notesContent')) showBody(editor, newer.notesContent)
      }),
    [desk, editor],
  )
  return (
    <Box p="4" css={{ '& .editor-prose': notesCss }}>
      <EditorContent editor={editor} />
    </Box>
  )
}
