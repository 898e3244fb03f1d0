import { SimpleGrid } from '@chakra-ui/react'
import type { WritingTargets } from '@contract/writing.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { addDays } from '@/lib/time/calendar-day.ts'
import { CheckboxesField, CheckboxField } from '@/ui/form/checkbox-field.tsx'
import { DateField } from '@/ui/form/date-field.tsx'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { useSetTargets } from '../api/writing.ts'
import { formTargets, targetsForm, targetsFormValues, WEEKDAYS } from '../model/targets-form.ts'

type TargetsDialogProps = {
  manuscriptId: string
  targets: WritingTargets
  /** The target of the manuscript in words, which counts without an own one. */
  manuscriptTarget: number | null
  onClose: () => void
}

/** A Monday; the names of the days follow from it. */
const MONDAY = '2024-01-01'

/** Sets the targets of a session, a day and the manuscript. */
export function TargetsDialog({ manuscriptId, targets, manuscriptTarget, onClose }: TargetsDialogProps) {
  const t = useT('writing.form')
  const intl = useIntl()
  const set = useSetTargets(manuscriptId)
  const form = useForm({ resolver: zodResolver(targetsForm), defaultValues: targetsFormValues(targets) })
  const isWords = form.watch('unit') === 'words'
  const amount = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <FormDialog
      title={t('title')}
      description={t('description')}
      form={form}
      submit={t('save')}
      onSubmit={async (values) => {
        try {
          await set.mutateAsync(formTargets(values))
        } catch (error) {
          showFormError(form, error)
          return
        }
        onClose()
      }}
      onClose={onClose}
    >
      <SelectField
        name="unit"
        label={t('unit')}
        options={(['words', 'characters'] as const).map((value) => ({ value, label: t(`unit.${value}`) }))}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField name="session" label={t('session')} help={t('session.help')} {...amount} />
        <TextField name="day" label={t('day')} {...amount} />
        <TextField
          name="total"
          label={t('total')}
          help={
            isWords && manuscriptTarget !== null ? t('total.help', { target: manuscriptTarget }) : undefined
          }
          {...amount}
        />
        <DateField name="deadline" label={t('deadline')} />
      </SimpleGrid>
      <CheckboxesField
        name="weekdays"
        label={t('weekdays')}
        options={WEEKDAYS.map((value) => ({
          value,
          label: formatDate(intl, addDays(MONDAY, Number(value) - 1), 'weekday'),
        }))}
      />
      <CheckboxField name="inFooter" label={t('in-footer')} />
    </FormDialog>
  )
}
