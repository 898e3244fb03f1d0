import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { TextAreaField } from '@/ui/form/text-field.tsx'
import { useEditorContext } from '../session/editor-context.ts'
import { useEditorDialogFrame } from './use-editor-dialog-frame.ts'

/** Edits the alternative text of an image. */
export function PictureDialog() {
  const intl = useIntl()
  const frame = useEditorDialogFrame()
  const { editor } = useEditorContext()
  const form = useForm({ defaultValues: { alt: String(editor.getAttributes('image').alt ?? '') } })
  const t = (id: string) => intl.formatMessage({ id })
  return (
    <FormDialog
      {...frame}
      size="sm"
      title={t('editor.picture.alt')}
      form={form}
      submit={t('editor.notes.keep')}
      onSubmit={({ alt }) => {
        editor.commands.updateAttributes('image', { alt: alt.trim() || null })
        frame.onClose()
      }}
    >
      <TextAreaField
        name="alt"
        label={t('editor.picture.alt.label')}
        help={t('editor.picture.alt.help')}
        dir="auto"
        rows={3}
        maxLength={1000}
      />
    </FormDialog>
  )
}
