import { SimpleGrid } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { useT } from '@/lib/i18n/use-t.ts'
import { DateField } from '@/ui/form/date-field.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { REPEATS, type Repeat } from '../model/recurrence.ts'

/** The recurrence of an event in its form. */
export function RepeatFields() {
  const t = useT('calendar.event')
  const name = useT('calendar.repeat')
  const repeat = useWatch<{ repeat: Repeat }>({ name: 'repeat' })
  const hasInterval = repeat !== 'none' && repeat !== 'weekdays'
  return (
    <>
      <SelectField
        name="repeat"
        label={t('field.repeat')}
        options={REPEATS.map((value) => ({ value, label: name(value) }))}
      />
      {repeat === 'none' ? null : (
        <SimpleGrid columns={{ base: 1, sm: hasInterval ? 2 : 1 }} gap="4">
          {hasInterval ? (
            <TextField
              name="interval"
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              label={t('field.interval')}
              help={t(`interval.${repeat}`)}
            />
          ) : null}
          <DateField name="until" label={t('field.until')} help={t('until.help')} />
        </SimpleGrid>
      )}
    </>
  )
}
