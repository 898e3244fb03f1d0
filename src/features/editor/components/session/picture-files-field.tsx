import type { Editor } from '@tiptap/core'
import type { RefObject } from 'react'
import { useIntl } from 'react-intl'
import { PICTURE_TYPES } from '../../shared/picture-file.ts'

type PictureFilesFieldProps = {
  ref: RefObject<HTMLInputElement | null>
  editor: Editor
  onFiles: (editor: Editor, files: readonly File[], position: number | null) => boolean
}

/** The hidden field that asks for picture files; a click on it opens the dialog of the browser. */
export function PictureFilesField({ ref, editor, onFiles }: PictureFilesFieldProps) {
  const intl = useIntl()
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={PICTURE_TYPES}
      multiple
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'editor.tool.picture' })}
      onChange={(event) => {
        onFiles(editor, [...(event.currentTarget.files ?? [])], null)
        event.currentTarget.value = ''
      }}
    />
  )
}
