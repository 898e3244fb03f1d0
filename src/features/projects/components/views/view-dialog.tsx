import { Button } from '@chakra-ui/react'
import type { ProjectView, ViewColumns } from '@contract/project-views.ts'
import { Trash2 } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { showFormError } from '@/lib/api/form-errors.ts'
import { refusalText } from '@/lib/api/refusal.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { CheckboxField } from '@/ui/form/checkbox-field.tsx'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { useViewChange } from '../../api/views.ts'
import { useProjectRights } from '../../hooks/use-project-rights.ts'
import { isSameColumns } from '../../model/view-query.ts'

/** The query and columns that the list has now. */
export type ShownView = { query: string; columns: ViewColumns }

type ViewDialogProps = {
  /** Null for a new view of what the list shows. */
  view: ProjectView | null
  shown: ShownView
  onClose: () => void
}

/** Saves what the list shows as a view, or renames, shares, replaces and deletes one. */
export function ViewDialog({ view, shown, onClose }: ViewDialogProps) {
  const intl = useIntl()
  const t = useT('projects.views')
  const { isStaff } = useProjectRights()
  const { mutateAsync } = useViewChange()
  const form = useForm({
    defaultValues: { name: view?.name ?? '', isShared: view?.isShared ?? false, isReplaced: false },
  })
  const isOther = view !== null && (view.query !== shown.query || !isSameColumns(view.columns, shown.columns))
  const remove = async (gone: ProjectView) => {
    const { canEdit: _, ...body } = gone
    try {
      await mutateAsync({ kind: 'delete', id: gone.id })
    } catch (error) {
      toast.error({ title: t('failed'), description: refusalText(intl, error) })
      return
    }
    onClose()
    toast.undo(t('deleted', { name: gone.name }), intl.formatMessage({ id: 'projects.undo' }), () => {
      mutateAsync({ kind: 'create', body }).catch((error: unknown) =>
        toast.error({ title: t('failed'), description: refusalText(intl, error) }),
      )
    })
  }
  return (
    <FormDialog
      size="sm"
      title={t(view ? 'edit' : 'new-title')}
      description={view ? undefined : t('new-help')}
      form={form}
      submit={t('save')}
      onClose={onClose}
      aside={
        view ? (
          <Button variant="ghost" colorPalette="danger" me="auto" onClick={() => remove(view)}>
            <Trash2 size={16} aria-hidden />
            {t('delete')}
          </Button>
        ) : null
      }
      onSubmit={async ({ name, isShared, isReplaced }) => {
        const wanted = { name: name.trim(), isShared }
        if (wanted.name === '') {
          form.setError('name', { message: 'projects.views.name-missing' }, { shouldFocus: true })
          return
        }
        try {
          await mutateAsync(
            view
              ? { kind: 'change', id: view.id, patch: { ...wanted, ...(isReplaced ? shown : {}) } }
              : { kind: 'create', body: { id: crypto.randomUUID(), ...wanted, ...shown } },
          )
        } catch (error) {
          showFormError(form, error)
          return
        }
        onClose()
      }}
    >
      <TextField name="name" label={t('name')} isRequired dir="auto" maxLength={80} autoComplete="off" />
      {isStaff ? <CheckboxField name="isShared" label={t('share')} help={t('share-help')} /> : null}
      {isOther ? <CheckboxField name="isReplaced" label={t('replace')} help={t('replace-help')} /> : null}
    </FormDialog>
  )
}
