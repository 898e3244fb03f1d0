import type { ProjectDetail } from '@contract/projects.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { TextAreaField } from '@/ui/form/text-field.tsx'

const schema = z.object({
  reason: z.string().trim().min(1, 'projects.back.required').max(1000, 'projects.error.tooLong'),
})

type DeclineDialogProps = {
  title: string
  project: Pick<ProjectDetail, 'title'>
  onDecline: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks why a change of the client or a price of the agency is declined. */
export function DeclineDialog({ title, project, onDecline, onClose }: DeclineDialogProps) {
  const t = useT('projects')
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } })
  return (
    <FormDialog
      title={title}
      description={<bdi>{project.title}</bdi>}
      size="sm"
      onClose={onClose}
      form={form}
      submit={t('change.decline.submit')}
      onSubmit={async ({ reason }) => {
        try {
          await onDecline(reason)
          onClose()
        } catch (error) {
          showFormError(form, error, { fallbackId: 'projects.change.decide-failed' })
        }
      }}
    >
      <TextAreaField
        name="reason"
        label={t('back.reason')}
        help={t('back.help')}
        isRequired
        rows={3}
        maxLength={1000}
      />
    </FormDialog>
  )
}
