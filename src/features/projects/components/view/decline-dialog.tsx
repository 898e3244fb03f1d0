import type { ProjectDetail } from '@contract/projects.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { TextAreaField } from '@/ui/form/text-field.tsx'
import { useClientChange } from '../../api/changes-of-client.ts'

const schema = z.object({
  reason: z.string().trim().min(1, 'projects.back.required').max(1000, 'projects.error.tooLong'),
})

type DeclineDialogProps = { project: ProjectDetail; changeId: string; onClose: () => void }

/** Asks why staff decline what the client asked for. */
export function DeclineDialog({ project, changeId, onClose }: DeclineDialogProps) {
  const t = useT('projects')
  const { mutateAsync } = useClientChange(project.id)
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } })
  return (
    <FormDialog
      title={t('change.decline.title')}
      description={<bdi>{project.title}</bdi>}
      size="sm"
      onClose={onClose}
      form={form}
      submit={t('change.decline.submit')}
      onSubmit={async ({ reason }) => {
        try {
          await mutateAsync({ step: 'decide', changeId, body: { isAccepted: false, reason } })
          onClose()
        } catch (error) {
          showFormError(form, error, { fallbackId: 'projects.change.decide-failed' })
        }
      }}
    >
      <TextAreaField name="reason" label={t('back.reason')} help={t('back.help')} isRequired rows={3} />
    </FormDialog>
  )
}
