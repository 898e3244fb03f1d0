import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { nameRevision, revisionKeys } from '../../api/revisions.ts'
import { useEditorContext } from '../session/editor-context.ts'
import { useEditorDialogFrame } from './use-editor-dialog-frame.ts'

/** Stores the current state as a named revision, after saving unsaved changes. */
export function NameRevisionDialog() {
  const client = useQueryClient()
  const frame = useEditorDialogFrame()
  const { manuscript, itemId, session } = useEditorContext()
  const form = useForm({ defaultValues: { name: '' } })
  const t = useT('editor')
  const handleSubmit = async ({ name }: { name: string }) => {
    const title = name.trim()
    if (title === '') {
      form.setError('name', { message: 'editor.revisions.name-missing' }, { shouldFocus: true })
      return
    }
    try {
      if (!(await session.flush())) throw new Error('what is unsaved could not be saved first')
      await nameRevision(manuscript.id, itemId, title)
    } catch (error) {
      showFormError(form, error, { fallbackId: 'editor.revisions.failed' })
      return
    }
    void client.invalidateQueries({ queryKey: revisionKeys.all(manuscript.id, itemId) })
    toast.success({ title: t('revisions.kept') })
    frame.onClose()
  }
  return (
    <FormDialog
      {...frame}
      size="sm"
      title={t('revisions.keep')}
      description={t('revisions.keep.why')}
      form={form}
      submit={t('notes.keep')}
      onSubmit={handleSubmit}
    >
      <TextField
        name="name"
        label={t('revisions.name')}
        isRequired
        dir="auto"
        maxLength={300}
        autoComplete="off"
      />
    </FormDialog>
  )
}
