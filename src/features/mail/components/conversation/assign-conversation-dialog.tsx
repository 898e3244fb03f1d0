import type { PersonRef } from '@contract/people.ts'
import { Controller, useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { PersonPicker } from '@/features/people/shared/person-picker.tsx'
import { showFormError } from '@/lib/api/form-errors.ts'
import { messageText } from '@/lib/api/refusal.ts'
import { FormDialog } from '@/ui/form/form-dialog.tsx'

type AssignConversationDialogProps = {
  onChoose: (person: PersonRef) => Promise<unknown>
  onClose: () => void
}

/** Chooses the member of staff to whom a conversation is assigned. */
export function AssignConversationDialog({ onChoose, onClose }: AssignConversationDialogProps) {
  const intl = useIntl()
  const form = useForm<{ assigneeId: PersonRef[] }>({ defaultValues: { assigneeId: [] } })
  const handleSubmit = async ({ assigneeId: [person] }: { assigneeId: PersonRef[] }) => {
    if (!person)
      return form.setError('assigneeId', { message: 'ui.refused.value-required' }, { shouldFocus: true })
    try {
      await onChoose(person)
      onClose()
    } catch (error) {
      showFormError(form, error)
    }
  }
  return (
    <FormDialog
      size="sm"
      title={intl.formatMessage({ id: 'mail.team.assign' })}
      onClose={onClose}
      form={form}
      submit={intl.formatMessage({ id: 'mail.team.assign.save' })}
      onSubmit={handleSubmit}
    >
      <Controller
        control={form.control}
        name="assigneeId"
        render={({ field, fieldState: { error } }) => (
          <PersonPicker
            isStaffOnly
            isSingle
            label={intl.formatMessage({ id: 'mail.team.assign.person' })}
            value={field.value}
            onChange={field.onChange}
            {...(error?.message ? { error: messageText(intl, error.message) } : {})}
          />
        )}
      />
    </FormDialog>
  )
}
