import { SimpleGrid } from '@chakra-ui/react'
import type { ProjectChange } from '@contract/project-changes.ts'
import type { ProjectDetail } from '@contract/projects.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { DateField } from '@/ui/form/date-field.tsx'
import { isDay } from '@/ui/form/days.ts'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { TextAreaField, TextField } from '@/ui/form/text-field.tsx'
import { useClientChange } from '../../api/changes-of-client.ts'
import { projectWords } from '../../model/project-form-schema.ts'

const day = z.string().refine((text) => text === '' || isDay(text), { error: 'projects.error.dayFormat' })
const schema = z.object({
  body: z.string().trim().min(1, 'projects.change.required').max(5000, 'projects.error.tooLong'),
  title: z.string().trim().min(1, 'projects.error.title').max(200, 'projects.error.tooLong'),
  dueDate: day,
  latestCompletionDate: day,
})

type AskChangeDialogProps = {
  project: ProjectDetail
  kind: ProjectChange['kind']
  today: string
  onClose: () => void
}

/** Asks the agency for a change of title, dates or scope, or for the cancellation of a request. */
export function AskChangeDialog({ project, kind, today, onClose }: AskChangeDialogProps) {
  const t = useT('projects')
  const change = useClientChange(project.id)
  const { title, dueDate, latestCompletionDate } = project
  const stored = { title, dueDate, latestCompletionDate }
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { body: '', ...stored } })
  return (
    <FormDialog
      title={t(`change.ask-${kind}`)}
      description={<bdi>{title}</bdi>}
      onClose={onClose}
      form={form}
      submit={t('change.send')}
      onSubmit={async ({ body, ...wanted }) => {
        const names = Object.keys(stored) as (keyof typeof stored)[]
        const changed = names.filter((name) => wanted[name] !== '' && wanted[name] !== stored[name])
        const fields = Object.fromEntries(changed.map((name) => [name, wanted[name]]))
        try {
          await change.mutateAsync({
            step: 'ask',
            body: { kind, body, ...(kind === 'change' ? fields : {}) },
          })
          toast.success({ title: t('change.sent') })
          onClose()
        } catch (error) {
          showFormError(form, error, { fallbackId: 'projects.change.failed', words: projectWords })
        }
      }}
    >
      <TextAreaField
        name="body"
        label={t(`change.body-${kind}`)}
        help={t('change.help')}
        isRequired
        rows={4}
        maxLength={5000}
      />
      {kind === 'change' ? (
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
          <TextField name="title" label={t('field.title')} maxLength={200} autoComplete="off" />
          <DateField name="dueDate" label={t('field.dueDate')} min={today} />
          <DateField name="latestCompletionDate" label={t('field.latestCompletionDate')} min={today} />
        </SimpleGrid>
      ) : null}
    </FormDialog>
  )
}
