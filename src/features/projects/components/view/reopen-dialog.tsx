import type { ProjectDetail } from '@contract/projects.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { useT } from '@/lib/i18n/use-t.ts'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { TextAreaField } from '@/ui/form/text-field.tsx'
import { useProjectActions } from '../use-project-actions.tsx'

const schema = z.object({
  reason: z.string().trim().min(1, 'projects.back.required').max(1000, 'projects.error.tooLong'),
})

type BackDialogProps = { project: ProjectDetail; to: 'received' | 'in_progress'; onClose: () => void }

/** Asks for the reason of a step back, which is recorded in the history. */
export function ReopenDialog({ project, to, onClose }: BackDialogProps) {
  const t = useT('projects')
  const { run } = useProjectActions()
  const [base] = useState(project)
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } })
  return (
    <FormDialog
      title={t(`back.to-${to}`)}
      description={<bdi>{project.title}</bdi>}
      size="sm"
      onClose={onClose}
      form={form}
      submit={t(`back.to-${to}`)}
      onSubmit={async ({ reason }) => {
        if (await run(base, { kind: 'status', status: to, reason })) onClose()
      }}
    >
      <TextAreaField name="reason" label={t('back.reason')} help={t('back.help')} isRequired rows={3} />
    </FormDialog>
  )
}
