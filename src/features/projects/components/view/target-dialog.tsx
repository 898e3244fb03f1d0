import { Text } from '@chakra-ui/react'
import { type ProjectTarget, SET_TARGET_STATES, targetState } from '@contract/project-targets.ts'
import type { ProjectDetail } from '@contract/projects.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { z } from 'zod'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { DateField } from '@/ui/form/date-field.tsx'
import { isDay } from '@/ui/form/days.ts'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { cacheProject, conflictOf } from '../../api/changes.ts'
import { useTargetChange } from '../../api/targets.ts'
import { languageName } from '../../shared/languages.ts'

const schema = z.object({
  state: targetState,
  dueDate: z.string().refine((text) => text === '' || isDay(text), { error: 'projects.error.dayFormat' }),
})

type TargetDialogProps = { project: ProjectDetail; target: ProjectTarget; onClose: () => void }

/** Sets the state and the due date of a target language; a state of its deliveries stays (R-824). */
export function TargetDialog({ project, target, onClose }: TargetDialogProps) {
  const intl = useIntl()
  const t = useT('projects.targets')
  const client = useQueryClient()
  const { mutateAsync } = useTargetChange(project.id)
  // The revision that the person saw, so that a change of another person is not replaced unseen.
  const [revision, setRevision] = useState(project.revision)
  const { language, state, dueDate } = target
  const isSetByHand = SET_TARGET_STATES.some((one) => one === state)
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { state, dueDate: dueDate ?? '' },
  })
  return (
    <FormDialog
      title={t('title')}
      description={<bdi>{languageName(intl, language)}</bdi>}
      onClose={onClose}
      form={form}
      submit={t('save')}
      onSubmit={async (values) => {
        try {
          const body = { revision, language, state: values.state, dueDate: values.dueDate || null }
          await mutateAsync({ of: 'project', body })
          onClose()
        } catch (error) {
          const stored = conflictOf(error)
          if (stored) {
            void cacheProject(client, stored)
            setRevision(stored.revision)
            form.setError('root', { message: 'projects.targets.changed' })
          } else showFormError(form, error, { fallbackId: 'projects.targets.failed' })
        }
      }}
    >
      {isSetByHand ? (
        <SelectField
          name="state"
          label={t('state')}
          options={SET_TARGET_STATES.map((value) => ({ value, label: t(`state-${value}`) }))}
        />
      ) : (
        <Text color="fg.muted">{`${t(`state-${state}`)} · ${t('state-help')}`}</Text>
      )}
      <DateField name="dueDate" label={t('due')} />
    </FormDialog>
  )
}
