import type { ThreadSummary } from '@contract/mail.ts'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { DateField } from '@/ui/form/date-field.tsx'
import { isDay } from '@/ui/form/days.ts'
import { FormDialog } from '@/ui/form/form-dialog.tsx'

type DueDialogProps = {
  threads: readonly ThreadSummary[]
  today: string
  onChoose: (threadIds: string[], day: string) => Promise<boolean>
  onClose: () => void
}

/** Sets the due date of threads. */
export function DueDialog({ threads, today, onChoose, onClose }: DueDialogProps) {
  const intl = useIntl()
  const known = threads.length === 1 ? (threads[0]?.dueDate ?? '') : ''
  const form = useForm({ defaultValues: { dueDate: known } })
  const handleSubmit = async ({ dueDate }: { dueDate: string }) => {
    const fault = !isDay(dueDate) ? 'mail.due.invalid' : dueDate < today ? 'mail.due.past' : null
    if (fault) return form.setError('dueDate', { message: fault }, { shouldFocus: true })
    const ids = threads.map(({ threadId }) => threadId)
    if (await onChoose(ids, dueDate)) onClose()
  }
  return (
    <FormDialog
      size="sm"
      title={intl.formatMessage({ id: 'mail.due.set.title' })}
      onClose={onClose}
      form={form}
      submit={intl.formatMessage({ id: 'mail.due.set.save' })}
      onSubmit={handleSubmit}
    >
      <DateField
        name="dueDate"
        label={intl.formatMessage({ id: 'mail.field.dueDate' })}
        isRequired
        min={today}
      />
    </FormDialog>
  )
}
