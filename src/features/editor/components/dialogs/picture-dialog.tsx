import { useForm } from 'react-hook-form'
import { useT } from '@/lib/i18n/use-t.ts'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { TextAreaField } from '@/ui/form/text-field.tsx'
import { useEditorContext } from '../session/editor-context.ts'
import { useEditorDialogFrame } from './use-editor-dialog-frame.ts'

/** Edits the alternative text of an image. */
export function PictureDialog() {
  const frame = useEditorDialogFrame()
  const { editor } = useEditorContext()
  const form = useForm({ defaultValues: { alt: String(editor.getAttributes('image').alt ?? '') } })
  const t = useT('editor')
  return (
    <FormDialog
      {...frame}
      size="sm"
      title={t('picture.alt')}
      form={form}
      submit={t('notes.keep')}
      onSubmit={({ alt }) => {
        editor.commands.updateAttributes('image', { alt: alt.trim() || null })
        frame.onClose()
      }}
    >
      <TextAreaField
        name="alt"
        label={t('picture.alt.label')}
        help={t('picture.alt.help')}
        dir="auto"
        rows={3}
        maxLength={1000}
      />
    </FormDialog>
  )
}
