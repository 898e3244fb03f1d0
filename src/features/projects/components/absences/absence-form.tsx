import { Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import type { Absence } from '@contract/absences.ts'
import type { UserData } from '@contract/session.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { peopleQuery } from '@/features/people/api/people.ts'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { DateField } from '@/ui/form/date-field.tsx'
import { isDay } from '@/ui/form/days.ts'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { useAddAbsence } from '../../api/absences.ts'
import { useMayReadWorkload } from '../../hooks/use-may-read-workload.ts'
import { useToday } from '../../hooks/use-today.ts'
import { AbsenceDue } from './absence-due.tsx'

const day = z.string().refine(isDay, { error: 'projects.error.dayFormat' })
const schemaOf = (today: string) =>
  z.object({
    uid: z.string(),
    startsOn: day,
    endsOn: day.refine((text) => !isDay(text) || text >= today, { error: 'projects.absences.past' }),
  })

/** Adds an absence of the user, or of others for those who see the workload; then it says which requests are due in it. */
export function AbsenceForm({ user }: { user: Pick<UserData, 'uid'> }) {
  const t = useT('projects')
  const today = useToday()
  const isForOthers = useMayReadWorkload()
  const { data: staff = [] } = useQuery({
    ...peopleQuery({ isStaffOnly: true, limit: 200 }),
    enabled: isForOthers,
  })
  const { mutateAsync } = useAddAbsence()
  const [added, setAdded] = useState<Absence | null>(null)
  const empty = { uid: user.uid, startsOn: '', endsOn: '' }
  const form = useForm({ resolver: zodResolver(schemaOf(today)), defaultValues: empty })
  const startsOn = form.watch('startsOn')
  const others = staff.filter(({ uid }) => uid !== user.uid)
  return (
    <Stack gap="3">
      <Form
        form={form}
        label={t('absences.add-title')}
        onSubmit={async (values) => {
          setAdded(null)
          try {
            setAdded(await mutateAsync(values))
            form.reset(empty)
          } catch (error) {
            showFormError(form, error)
          }
        }}
      >
        <FormError />
        {isForOthers ? (
          <SelectField
            name="uid"
            label={t('workload.person')}
            options={[
              { value: user.uid, label: t('filter.assignee-me') },
              ...others.map(({ uid, name }) => ({ value: uid, label: name })),
            ]}
          />
        ) : null}
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <DateField name="startsOn" label={t('absences.from')} isRequired />
          <DateField
            name="endsOn"
            label={t('absences.to')}
            isRequired
            min={isDay(startsOn) ? startsOn : today}
          />
        </SimpleGrid>
        <Flex justify="flex-end">
          <SubmitButton>{t('absences.add')}</SubmitButton>
        </Flex>
      </Form>
      <Flex
        role="status"
        columnGap="3"
        rowGap="1"
        wrap="wrap"
        {...(added ? { px: '3', py: '2', borderRadius: 'control' } : {})}
        {...(added && added.due > 0 ? { bg: 'warning.subtle', color: 'warning.fg' } : { bg: 'bg.subtle' })}
      >
        {added ? (
          <>
            <Text>{t('absences.added', { count: added.due, name: added.person.name })}</Text>
            <AbsenceDue absence={added}>{t('absences.reassign')}</AbsenceDue>
          </>
        ) : null}
      </Flex>
    </Stack>
  )
}
